import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Link } from 'react-router-dom';
import type { Crumb } from '../../../lib/session/trail';
import { shellTexts as t } from '../shell.texts';

/** The pages that one came through, the last one first, each as it was asked for. */
export default function RecentMenu({
  triggerId,
  pages,
  isOpen,
  onOpenChange,
}: {
  triggerId: string;
  pages: readonly Crumb[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  return (
    <Menu.Root
      ids={{ trigger: triggerId }}
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      positioning={{ placement: 'bottom-start' }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxW="320px" aria-label={t.recent}>
            {pages.toReversed().map(({ path, title, search = '' }) => (
              <Menu.Item key={path} value={path} asChild>
                <Link to={path + search}>{title}</Link>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
