import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { NavLink, useLocation } from 'react-router-dom';
import { may, useUser } from '../../lib/session/session';
import { menu, type MenuEntry, menuFoot } from './menu';
import { shellTexts as t } from './shell.texts';

const Entry = chakra(NavLink, {
  base: {
    display: 'flex', alignItems: 'center', gap: '12px', h: '36px', px: '12px', borderRadius: 'control', color: 'textSecond', fontWeight: '500', whiteSpace: 'nowrap', overflow: 'hidden',
    _icon: { boxSize: '18px', flexShrink: 0, strokeWidth: 1.75 }, _hover: { bg: 'hover', color: 'text' }, _currentPage: { bg: 'brandTintStrong', color: 'brandText' },
  },
});

/** 236 wide on a desk, a rail of icons from 768 to 1199, gone below (the bar at the bottom takes over). */
export function Sidebar() {
  const user = useUser();
  return (
    <Flex as="nav" aria-label={t.menu} display={{ base: 'none', md: 'flex' }} direction="column" w={{ md: '64px', xl: '236px' }} flexShrink={0} h="100dvh" pos="sticky" top="0" px={{ md: '8px', xl: '12px' }} py="16px" borderRightWidth="1px" overflowY="auto">
      <Flex align="center" gap="10px" px={{ md: '4px', xl: '6px' }} mb="16px">
        <img src="/bellbird.svg" alt="" width={36} height={36} />
        <Box display={{ base: 'none', xl: 'block' }} minW="0"><Text fontWeight="600" truncate>{user.tenant?.name ?? 'Bellbird'}</Text></Box>
      </Flex>
      {menu.map((group) => (
        <Box key={group.label ?? ''} mb="12px">
          {group.label && <Text display={{ base: 'none', xl: 'block' }} fontSize="13px" color="textThird" px="12px" py="6px">{group.label}</Text>}
          {group.entries.filter(({ permissions }) => permissions === undefined || may(user, ...permissions)).map((entry) => <Section key={entry.to} entry={entry} />)}
        </Box>
      ))}
      <Box mt="auto">{menuFoot.map((entry) => <Section key={entry.to} entry={entry} />)}</Box>
    </Flex>
  );
}

/** An entry; the section that is open shows its pages. */
function Section({ entry }: { entry: MenuEntry }) {
  const { pathname } = useLocation();
  const Icon = entry.icon!;
  const isOpen = entry.children !== undefined && [entry, ...entry.children].some(({ to }) => pathname === to || pathname.startsWith(`${to}/`)) && !menuFoot.some(({ to }) => to === pathname);
  const landing = entry.to === '/sms-campaigns' ? '/sms-campaigns/history' : entry.to;
  return (
    <Box>
      <Entry to={landing} end={entry.children !== undefined} title={entry.label}><Icon aria-hidden /><Span display={{ base: 'none', xl: 'inline' }}>{entry.label}</Span></Entry>
      {isOpen && (
        <Box display={{ base: 'none', xl: 'block' }} ml="20px" pl="8px" borderLeftWidth="1px" my="4px">
          {entry.children!.map((child) => <Entry key={child.to} to={child.to} h="32px" fontSize="13px">{child.label}</Entry>)}
        </Box>
      )}
    </Box>
  );
}
