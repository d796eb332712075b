import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Braces } from 'lucide-react';
import { PanelChoice } from '../../../ui/panel/panel-button';
import type { MessageField } from '../fields';
import { messageTexts as t } from '../message.texts';
import { InsertMenu } from './insert-menu';

/** Puts a field where the caret stands. */
export function FieldMenu({
  fields,
  onInsert,
}: {
  fields: readonly MessageField[];
  onInsert: (field: MessageField) => void;
}) {
  const groups = [
    [t.fields, fields.filter(({ key }) => !key.startsWith('attributes.'))],
    [t.yourFields, fields.filter(({ key }) => key.startsWith('attributes.'))],
  ] as const;
  return (
    <InsertMenu
      icon={Braces}
      label={t.field}
      width="260px"
      onInsert={onInsert}
      content={(choose) => (
        <Box maxH="min(420px, 60dvh)" overflowY="auto">
          {groups
            .filter(([, list]) => list.length > 0)
            .map(([label, list]) => (
              <Box key={label} role="group" aria-label={label}>
                <Text textStyle="label" color="textThird" px="2.5" pt="2" pb="1">
                  {label}
                </Text>
                {list.map((field) => (
                  <PanelChoice key={field.key} type="button" onClick={() => choose(field)}>
                    {field.label}
                  </PanelChoice>
                ))}
              </Box>
            ))}
        </Box>
      )}
    />
  );
}
