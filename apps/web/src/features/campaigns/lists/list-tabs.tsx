import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { listsTexts as t } from './lists.texts';

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: '44px',
    px: '16px',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'full',
    bg: 'surface',
    color: 'textSecond',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    _currentPage: { bg: 'brandTintStrong', borderColor: 'transparent', color: 'brandText' },
  },
});

/** Between the three lists on a phone, where no side menu names them. */
export function ListTabs() {
  return (
    <Flex as="nav" aria-label={t.views} hideFrom="md" gap="8px" mb="8px" overflowX="auto" scrollbarWidth="none">
      <Tab to="/sms-campaigns/history">{t.history}</Tab>
      <Tab to="/sms-campaigns/scheduled">{t.scheduled}</Tab>
      <Tab to="/sms-campaigns/drafts">{t.drafts}</Tab>
    </Flex>
  );
}
