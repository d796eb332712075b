import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { House, Megaphone, Menu as MenuIcon, TicketCheck, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shellTexts as t } from '../shell.texts';
import { Badge, smallBadge } from './menu-figure';
import { useMenuCounts } from './use-menu-counts';
import { useMenuPlace } from './use-menu-place';

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  flex: 1,
  minH: '56px',
  fontSize: '0.6875rem',
  lineHeight: '0.875rem',
  fontWeight: '500',
  color: 'textSecond',
  cursor: 'pointer',
  _icon: { boxSize: '22px', strokeWidth: 1.75 },
  _currentPage: { color: 'brandText' },
  _focusVisible: { outlineOffset: '-3px' },
} as const;
const Tab = chakra(Link, { base: look });
const MoreTab = chakra('button', { base: look });

/** On a phone, in reach of the thumb: the four places of a day, and all else. */
export function BottomBar({
  isMoreOpen,
  onMore,
  onMoreNear,
}: {
  isMoreOpen: boolean;
  onMore: () => void;
  onMoreNear: () => void;
}) {
  const place = useMenuPlace() ?? '';
  const campaigns = place.startsWith('/sms-campaigns');
  const tabs = [
    ['/home', t.home, House, place === '/home'],
    ['/sms-campaigns/history', t.campaigns, Megaphone, campaigns],
    ['/waiting-list', t.queue, TicketCheck, place === '/waiting-list'],
    ['/contacts', t.contacts, Users, place === '/contacts'],
  ] as const;
  const isElsewhere = place !== '' && !tabs.some(([, , , isHere]) => isHere);
  return (
    <Flex
      as="nav"
      aria-label={t.menu}
      data-keep-clear
      pos="fixed"
      insetX="0"
      bottom="0"
      zIndex="docked"
      bg="surface"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      {tabs.map(([to, label, Icon, isHere]) => (
        <Tab key={to} to={to} aria-current={isHere ? 'page' : undefined}>
          <Span pos="relative" display="block">
            <Icon aria-hidden />
            {to.startsWith('/sms') && <CampaignsMark />}
          </Span>
          {label}
        </Tab>
      ))}
      <MoreTab
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onPointerDown={onMoreNear}
        onClick={onMore}
        {...(isElsewhere && { color: 'brandText' })}
      >
        <Span pos="relative" display="block">
          <MenuIcon aria-hidden />
          <RepliesMark />
        </Span>
        {t.more}
      </MoreTab>
    </Flex>
  );
}

/** Solid where somebody must decide, a dot while something is being sent. */
function CampaignsMark() {
  const counts = useMenuCounts();
  if (counts.waiting > 0) return <Count count={counts.waiting} name={t.waiting(counts.waiting)} />;
  if (!counts.live) return null;
  return (
    <Span
      pos="absolute"
      top="-0.5"
      left="4.5"
      boxSize="9px"
      borderRadius="full"
      bg="brandText"
      borderWidth="1.5px"
      borderColor="surface"
    >
      <VisuallyHidden>{t.live(counts.live)}</VisuallyHidden>
    </Span>
  );
}

/** The replies stand under More. */
function RepliesMark() {
  const { replies } = useMenuCounts();
  return replies ? <Count count={replies} name={t.newReplies(replies)} /> : null;
}

const Count = (props: { count: number; name: string }) => (
  <Badge {...props} {...smallBadge} pos="absolute" top="-5px" left="3.5" />
);
