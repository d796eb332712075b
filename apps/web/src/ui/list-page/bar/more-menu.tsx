import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListAction } from '../list-declaration';
import { listTexts as t } from '../list-page.texts';
import { BarIcon } from './bar-icon';

/** What can be done with the list as a whole, on a phone: Import, Export, Bin. Open when it comes, as it was asked for. */
export default function MoreMenu({ actions }: { actions: readonly ListAction[] }) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <BarIcon label={t.more}>
          <Ellipsis />
        </BarIcon>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {actions.map(({ label, icon: Icon, ...action }) =>
              'to' in action ? (
                <Menu.Item key={label} value={label} asChild>
                  <Link to={action.to}>
                    <Icon aria-hidden size={18} />
                    {label}
                  </Link>
                </Menu.Item>
              ) : (
                <Menu.Item key={label} value={label} onSelect={action.run}>
                  <Icon aria-hidden size={18} />
                  {label}
                </Menu.Item>
              ),
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
