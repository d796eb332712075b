import { NavLink } from 'react-router-dom';
import { Tabs } from '../tabs/tabs';
import { binTabsTexts as t } from './bin-tabs.texts';

/** What has a bin. Every member may see each; who may bring back is asked where that is done. */
const bins = [
  ['/contacts/trash', t.contacts],
  ['/sms-templates/trash', t.templates],
] as const;

/** From each bin to the others: the menu has one entry for all of them. */
export const BinTabs = () => (
  <Tabs aria-label={t.label}>
    {bins.map(([path, label]) => (
      <NavLink key={path} to={path}>
        {label}
      </NavLink>
    ))}
  </Tabs>
);
