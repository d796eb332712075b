import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { PanelLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useUser } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import { shellTexts as t } from '../shell.texts';
import { BusinessLine } from './business-line';
import { menuFoot } from './menu';
import { menuFor } from './menu-path';
import { MenuSection } from './menu-section';
import { useRailTip } from './rail-tip';
import { useMenuCounts } from './use-menu-counts';
import { useMenuPlace } from './use-menu-place';

const BookmarkGroup = lazy(() => import('../bookmarks/bookmark-group'));
const onDesk = { base: 'none', xl: 'block' } as const;

/** 236 wide on a desk, a rail of icons from 768 to 1199; on a phone the bar at the bottom stands in its place. */
export function Sidebar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const counts = useMenuCounts();
  const user = useUser();
  const place = useMenuPlace();
  const tip = useRailTip();
  return (
    <Flex
      as="nav"
      aria-label={t.menu}
      direction="column"
      w={{ base: '64px', xl: '236px' }}
      flexShrink={0}
      h="calc(100dvh - var(--above-shell, 0px))"
      pos="sticky"
      top="var(--above-shell, 0px)"
      px={{ base: '2.5', xl: '3' }}
      py="4"
      borderRightWidth="1px"
      overflowY="auto"
      scrollbarWidth="thin"
      {...tip.bind}
    >
      <Flex align="center" gap="2.5" px={{ base: '1', xl: '1.5' }} mb="4" minH="9">
        <img src="/bellbird.svg" alt="" width={36} height={36} />
        <BusinessLine />
      </Flex>
      <IconButton label={t.openMenu} title="" data-tip={t.openMenu} h="9" mb="1" hideFrom="xl" onClick={onOpenMenu}>
        <PanelLeft />
      </IconButton>
      {menuFor(user).map((group) => (
        <Box key={group.label ?? ''} mb={{ base: '1', xl: '2.5' }}>
          {group.label && (
            <Text display={onDesk} fontSize="small" color="textThird" px="3" pt="1.5" pb="1">
              {group.label}
            </Text>
          )}
          {group.entries.map((entry) => (
            <MenuSection key={entry.to} entry={entry} counts={counts} place={place} />
          ))}
        </Box>
      ))}
      <Suspense>
        <BookmarkGroup />
      </Suspense>
      <Box mt="auto">
        {menuFoot.map((entry) => (
          <MenuSection key={entry.to} entry={entry} counts={counts} place={place} />
        ))}
      </Box>
      {tip.shown}
    </Flex>
  );
}
