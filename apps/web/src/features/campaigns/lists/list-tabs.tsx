import { NavLink } from 'react-router-dom';
import { Tabs } from '../../../ui/tabs/tabs';
import { listsTexts as t } from './lists.texts';

/** Between the three lists on a phone, where no side menu names them. */
export const ListTabs = () => (
  <Tabs aria-label={t.views} hideFrom="md">
    <NavLink to="/sms-campaigns/history">{t.history}</NavLink>
    <NavLink to="/sms-campaigns/scheduled">{t.scheduled}</NavLink>
    <NavLink to="/sms-campaigns/drafts">{t.drafts}</NavLink>
  </Tabs>
);
