import { Box } from '@chakra-ui/react/box';
import { Menu } from '@chakra-ui/react/menu';
import { Text } from '@chakra-ui/react/text';
import { BookOpen, Check, Keyboard, Lock, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { securityPath, settingsPath } from '../../../lib/paths';
import { isAdmin, keepLocked, useUser } from '../../../lib/session/session';
import { signOut } from '../../../lib/session/start-session';
import { setColourMode, useColourMode } from '../../../ui/theme/colour-mode';
import { openKeys } from '../keys/shell-events';
import { accountTexts as t } from './account.texts';
import { colourModes } from './colour-modes';

/** Who one is, how it looks, and the way out. */
export default function AccountMenu({
  triggerId,
  isOpen,
  onOpenChange,
}: {
  triggerId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const user = useUser();
  const chosen = useColourMode();
  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ placement: 'bottom-end', gutter: 12 }}
    >
      <Menu.Positioner>
        <Menu.Content w="260px" aria-label={t.account}>
          <Box px="2.5" pt="1.5" pb="2.5" mb="1.5" borderBottomWidth="1px">
            <Text fontWeight="600" truncate>
              {user.firstName} {user.lastName}
            </Text>
            <Text color="textThird" fontSize="small" truncate>
              {user.email}
            </Text>
          </Box>
          <Menu.RadioItemGroup value={chosen} onValueChange={({ value }) => setColourMode(value as typeof chosen)}>
            <Menu.ItemGroupLabel px="2.5" py="1" fontSize="xs" fontWeight="500" color="textThird">
              {t.theme}
            </Menu.ItemGroupLabel>
            {colourModes.map(([mode, label, Icon]) => (
              <Menu.RadioItem key={mode} value={mode} css={{ '&[data-type]': { ps: '2.5' } }}>
                <Icon aria-hidden size={16} />
                <Box flex="1">{label}</Box>
                {mode === chosen && <Check aria-hidden size={16} />}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
          <Menu.Separator my="1.5" borderTopWidth="1px" />
          {!isAdmin(user) && (
            <Menu.Item value="settings" asChild>
              <Link to={settingsPath}>
                <Settings aria-hidden size={16} />
                {t.settings}
              </Link>
            </Menu.Item>
          )}
          <Menu.Item value="security" asChild>
            <Link to={securityPath}>
              <ShieldCheck aria-hidden size={16} />
              {t.password}
            </Link>
          </Menu.Item>
          <Menu.Item value="help" asChild>
            <Link to="/faq">
              <BookOpen aria-hidden size={16} />
              {t.help}
            </Link>
          </Menu.Item>
          <Menu.Item value="keys" onClick={openKeys}>
            <Keyboard aria-hidden size={16} />
            {t.keys}
          </Menu.Item>
          <Menu.Item value="lock" onClick={keepLocked}>
            <Lock aria-hidden size={16} />
            {t.lock}
          </Menu.Item>
          <Menu.Item value="log-out" onClick={() => void signOut()}>
            <LogOut aria-hidden size={16} />
            {t.logOut}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
