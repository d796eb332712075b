import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Bell, Lock, LogOut, Plus, ShieldCheck } from 'lucide-react';
import { composerPath, securityPath } from '../../../lib/paths';
import { keepLocked, useMay, useUser } from '../../../lib/session/session';
import { signOut } from '../../../lib/session/start-session';
import { Portrait } from '../../../ui/avatar';
import { Button, ButtonLink, IconButton } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { Sheet } from '../../../ui/sheet';
import { setColourMode, useColourMode } from '../../../ui/theme/colour-mode';
import { accountTexts as own } from '../account/account.texts';
import { colourModes } from '../account/colour-modes';
import { bookmarksTexts } from '../bookmarks/bookmarks.texts';
import { mostShown, useBookmarks } from '../bookmarks/use-bookmarks';
import { shellTexts as t } from '../shell.texts';
import { menuFoot, type MenuGroup } from './menu';
import { MenuFigure } from './menu-figure';
import { menuFor } from './menu-path';
import { MenuLink } from './menu-section';
import { useMenuCounts } from './use-menu-counts';
import { useMenuPlace } from './use-menu-place';

/** Every place of the menu at once, how it looks, and the way out: on a phone from "More", beside the rail of a small desk. */
export default function MoreSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useUser();
  const counts = useMenuCounts();
  const maySend = useMay('campaign-editor');
  const place = useMenuPlace();
  const name = `${user.firstName} ${user.lastName}`;
  const bookmarks = useBookmarks()
    .pages?.slice(0, mostShown)
    .map(({ path, label, icon }) => ({ to: path, label, icon }));
  const groups: MenuGroup[] = [
    ...menuFor(user),
    ...(bookmarks?.length ? [{ label: bookmarksTexts.title, entries: bookmarks }] : []),
    { entries: menuFoot },
  ];
  return (
    <Sheet title={t.menu} isOpen={isOpen} onClose={onClose}>
      <Flex direction="column" gap="4px" pb="max(16px, env(safe-area-inset-bottom))">
        {maySend && (
          <ButtonLink to={composerPath} variant="tint" size="lg" mb="8px" onClickCapture={onClose}>
            <Plus aria-hidden />
            {t.newCampaign}
          </ButtonLink>
        )}
        <Box as="nav" aria-label={t.menu}>
          {groups.map((group, at) => (
            <Box key={group.label ?? at} mb="4px">
              {group.label && (
                <Text fontSize="13px" color="textThird" px="12px" pt="8px" pb="2px">
                  {group.label}
                </Text>
              )}
              {group.entries.map(({ icon: Icon, ...entry }) => (
                <Box key={entry.to}>
                  <MenuLink
                    to={entry.to}
                    h="44px"
                    aria-current={
                      !entry.children && group.label !== bookmarksTexts.title && entry.to === place ? 'page' : undefined
                    }
                    onClick={onClose}
                  >
                    {Icon && <Icon aria-hidden />}
                    {entry.label}
                    {entry.count && <MenuFigure of={entry.count} counts={counts} />}
                  </MenuLink>
                  {entry.children?.map((child) => (
                    <MenuLink
                      key={child.to}
                      to={child.to}
                      h="44px"
                      ps="42px"
                      fontWeight="400"
                      aria-current={child.to === place ? 'page' : undefined}
                      onClick={onClose}
                    >
                      {child.label}
                      {child.count && <MenuFigure of={child.count} counts={counts} />}
                    </MenuLink>
                  ))}
                </Box>
              ))}
            </Box>
          ))}
          <MenuLink to="/notifications" h="44px" onClick={onClose}>
            <Bell aria-hidden />
            {t.notifications}
          </MenuLink>
          <MenuLink to={securityPath} h="44px" onClick={onClose}>
            <ShieldCheck aria-hidden />
            {own.security}
          </MenuLink>
        </Box>
        <Box borderTopWidth="1px" mt="8px" pt="16px">
          <Theme />
          <Flex align="center" gap="12px" mt="16px">
            <Portrait name={name} url={user.avatar?.url} size={36} />
            <Box flex="1" minW="0">
              <Text fontWeight="600" truncate>
                {name}
              </Text>
              <Text color="textThird" fontSize="13px" truncate>
                {user.email}
              </Text>
            </Box>
            <IconButton size="lg" label={own.lock} onClick={keepLocked}>
              <Lock />
            </IconButton>
            <Button size="lg" onClick={() => void signOut()}>
              <LogOut aria-hidden />
              {own.logOut}
            </Button>
          </Flex>
        </Box>
      </Flex>
    </Sheet>
  );
}

function Theme() {
  const chosen = useColourMode();
  return (
    <Segmented
      label={own.theme}
      isWide
      value={chosen}
      onChange={setColourMode}
      options={colourModes.map(([value, label, Icon]) => ({
        value,
        label: (
          <>
            <Icon aria-hidden size={16} />
            {label}
          </>
        ),
      }))}
    />
  );
}
