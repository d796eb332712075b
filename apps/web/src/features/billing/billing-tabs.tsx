import { chakra } from '@chakra-ui/react/styled-system';
import { NavLink } from 'react-router-dom';
import { billingTexts as t } from './billing.texts';

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '20px',
    borderBottomWidth: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    mb: { base: '8px', md: '16px' },
  },
});
const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    h: { base: '44px', md: '40px' },
    flexShrink: 0,
    px: '2px',
    color: 'textSecond',
    fontWeight: '500',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    whiteSpace: 'nowrap',
    _hover: { color: 'text' },
    '&[aria-current=page]': { color: 'brandText', borderColor: 'solid' },
  },
});

/** The parts of billing, each with its address. */
export function BillingTabs() {
  return (
    <Row aria-label={t.tabs}>
      <Tab to="/billing" end>
        {t.topUp}
      </Tab>
      <Tab to="/billing/payment-methods">{t.cards}</Tab>
      <Tab to="/billing/history">{t.history}</Tab>
    </Row>
  );
}
