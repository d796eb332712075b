import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Bell, Lock, LogOut, Plus, ShieldCheck } from 'lucide-react';
import { composerPath, securityPath } from '../../../lib/paths';
import { keepLocked, useMay, useUser } from '../../../lib/session/session';
import { signOut } from '../../../lib/session/start-session';
import { Button, ButtonLink, IconButton } from '../../../ui/button';
import { Segmented } from '../../../ui/choice/segmented';
import { Portrait } from '../../../ui/marks/avatar';
import { Sheet } from '../../../ui/overlay/sheet';
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
      <Flex direction="column" gap="1" pb="max(16px, env(safe-area-inset-bottom))">
        {maySend && (
          <ButtonLink to={composerPath} variant="tint" size="lg" mb="2" onClickCapture={onClose}>
            <Plus aria-hidden />
            {t.newCampaign}
          </ButtonLink>
        )}
        <Box as="nav" aria-label={t.menu}>
          {groups.map((group, at) => (
            <Box key={group.label ?? at} mb="1">
              {group.label && (
                <Text fontSize="small" color="textThird" px="3" pt="2" pb="0.5">
                  {group.label}
                </Text>
              )}
              {group.entries.map(({ icon: Icon, ...entry }) => (
                <Box key={entry.to}>
                  <MenuLink
                    to={entry.to}
                    h="11"
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
                      h="11"
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
          <MenuLink to="/notifications" h="11" onClick={onClose}>
            <Bell aria-hidden />
            {t.notifications}
          </MenuLink>
          <MenuLink to={securityPath} h="11" onClick={onClose}>
            <ShieldCheck aria-hidden />
            {own.security}
          </MenuLink>
        </Box>
        <Box borderTopWidth="1px" mt="2" pt="4">
          <Theme />
          <Flex align="center" gap="3" mt="4">
            <Portrait name={name} url={user.avatar?.url} size={36} />
            <Box flex="1" minW="0">
              <Text fontWeight="600" truncate>
                {name}
              </Text>
              <Text color="textThird" fontSize="small" truncate>
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
