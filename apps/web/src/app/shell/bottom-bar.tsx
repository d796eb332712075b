import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { House, Megaphone, Users } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { shellTexts as t } from './shell.texts';

const Tab = chakra(NavLink, { base: { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '2px', flex: 1, minH: '56px', fontSize: '11px', fontWeight: '500', color: 'textSecond', _icon: { boxSize: '22px', strokeWidth: 1.75 }, _currentPage: { color: 'brandText' } } });

/** On a phone, in reach of the thumb. */
export function BottomBar() {
  return (
    <Flex as="nav" aria-label={t.menu} display={{ base: 'flex', md: 'none' }} pos="fixed" insetX="0" bottom="0" zIndex="docked" bg="surface" borderTopWidth="1px" pb="env(safe-area-inset-bottom)">
      <Tab to="/home"><House aria-hidden />{t.home}</Tab>
      <Tab to="/sms-campaigns/history"><Megaphone aria-hidden />{t.campaigns}</Tab>
      <Tab to="/contacts"><Users aria-hidden />{t.contacts}</Tab>
    </Flex>
  );
}
