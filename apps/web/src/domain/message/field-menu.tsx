import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Braces } from 'lucide-react';
import { PanelButton, PanelChoice } from '../../ui/panel/panel-button';
import type { MessageField } from './fields';
import { messageTexts as t } from './message.texts';

/** The open panel holds the focus; the text gets it once that has let go. */
export const afterClosing = 120;

/** Puts a field where the caret stands. */
export function FieldMenu({
  fields,
  onChoose,
}: {
  fields: readonly MessageField[];
  onChoose: (field: MessageField) => void;
}) {
  const groups = [
    [t.fields, fields.filter(({ key }) => !key.startsWith('attributes.'))],
    [t.yourFields, fields.filter(({ key }) => key.startsWith('attributes.'))],
  ] as const;
  return (
    <PanelButton
      variant="ghost"
      size="sm"
      minH={{ base: '44px', md: '34px' }}
      panel={t.field}
      panelWidth="260px"
      content={(close) => (
        <Box maxH="min(420px, 60dvh)" overflowY="auto">
          {groups
            .filter(([, list]) => list.length > 0)
            .map(([label, list]) => (
              <Box key={label} role="group" aria-label={label}>
                <Text textStyle="label" color="textThird" px="10px" pt="8px" pb="4px">
                  {label}
                </Text>
                {list.map((field) => (
                  <PanelChoice
                    key={field.key}
                    type="button"
                    onClick={() => (close(), setTimeout(() => onChoose(field), afterClosing))}
                  >
                    {field.label}
                  </PanelChoice>
                ))}
              </Box>
            ))}
        </Box>
      )}
    >
      <Braces aria-hidden />
      {t.field}
    </PanelButton>
  );
}
