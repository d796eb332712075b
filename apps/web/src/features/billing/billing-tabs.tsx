import { NavLink } from 'react-router-dom';
import { Tabs } from '../../ui/tabs/tabs';
import { billingTexts as t } from './billing.texts';

/** The parts of billing, each with its address. */
export const BillingTabs = () => (
  <Tabs aria-label={t.tabs}>
    <NavLink to="/billing" end>
      {t.topUp}
    </NavLink>
    <NavLink to="/billing/payment-methods">{t.cards}</NavLink>
    <NavLink to="/billing/history">{t.history}</NavLink>
  </Tabs>
);
