import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { PanelLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useUser } from '../../../lib/session/session';
import { IconButton } from '../../../ui/button';
import { brandName } from '../../../ui/page-title';
import { shellTexts as t } from '../shell.texts';
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
      px={{ base: '10px', xl: '12px' }}
      py="16px"
      borderRightWidth="1px"
      overflowY="auto"
      scrollbarWidth="thin"
      {...tip.bind}
    >
      <Flex align="center" gap="10px" px={{ base: '4px', xl: '6px' }} mb="16px" minH="36px">
        <img src="/bellbird.svg" alt="" width={36} height={36} />
        <Text display={onDesk} minW="0" fontWeight="600" lineHeight="20px" lineClamp={2} overflowWrap="anywhere">
          {user.tenant?.name || brandName}
        </Text>
      </Flex>
      <IconButton
        label={t.openMenu}
        title=""
        data-tip={t.openMenu}
        h="36px"
        mb="4px"
        hideFrom="xl"
        onClick={onOpenMenu}
      >
        <PanelLeft />
      </IconButton>
      {menuFor(user).map((group) => (
        <Box key={group.label ?? ''} mb={{ base: '4px', xl: '10px' }}>
          {group.label && (
            <Text display={onDesk} fontSize="13px" color="textThird" px="12px" pt="6px" pb="4px">
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
