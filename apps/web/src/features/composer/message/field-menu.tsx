import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Braces } from 'lucide-react';
import { Button } from '../../../ui/button';
import { composerTexts } from '../composer.texts';
import type { MessageField } from './fields';

const t = composerTexts.message;

/** Puts a field where the caret stands. */
export function FieldMenu({ fields, onChoose }: { fields: readonly MessageField[]; onChoose: (field: MessageField) => void }) {
  const groups = [[t.fields, fields.filter(({ key }) => !key.startsWith('attributes.'))], [t.yourFields, fields.filter(({ key }) => key.startsWith('attributes.'))]] as const;
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} onSelect={({ value }) => {
      const field = fields.find(({ key }) => key === value);
      // After the menu has given the focus back.
      if (field) setTimeout(() => onChoose(field), 60);
    }}>
      <Menu.Trigger asChild><Button variant="ghost" size="sm" minH={{ base: '44px', md: '34px' }}><Braces aria-hidden />{t.field}</Button></Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxH="min(420px, 60dvh)" overflowY="auto">
            {groups.filter(([, list]) => list.length > 0).map(([label, list]) => (
              <Menu.ItemGroup key={label}>
                <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
                {list.map(({ key, label: name }) => <Menu.Item key={key} value={key}>{name}</Menu.Item>)}
              </Menu.ItemGroup>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
