import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useUser } from '../../lib/session/session';
import { signOut } from '../../lib/session/start-session';
import { Initials } from '../../ui/avatar';
import { IconButton } from '../../ui/button';
import { setColourMode } from '../../ui/theme/colour-mode';
import { shellTexts as t } from './shell.texts';

const modes = [['light', t.light, Sun], ['dark', t.dark, Moon], ['system', t.system, Monitor]] as const;

export function AccountMenu() {
  const user = useUser();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild><IconButton label={`${t.account}: ${name}`} borderRadius="full"><Initials name={name} size={32} /></IconButton></Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>{t.theme}</Menu.ItemGroupLabel>
              {modes.map(([mode, label, Icon]) => <Menu.Item key={mode} value={mode} onClick={() => setColourMode(mode)}><Icon aria-hidden size={16} />{label}</Menu.Item>)}
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item value="log-out" onClick={() => void signOut()}><LogOut aria-hidden size={16} />{t.logOut}</Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
