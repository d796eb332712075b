import { Box } from '@chakra-ui/react/box';
import { CheckboxField } from '../../../ui/form/plain-fields';
import { useComposerParts, useDraftParts } from '../composer-store';
import { quickTexts as t } from './quick.texts';

/** Whether numbers of nobody become contacts; nothing where there is none. */
export function SaveAsContacts() {
  const { saveAsContacts } = useDraftParts('saveAsContacts');
  const { typed, change } = useComposerParts('typed', 'change');
  if (typed.fresh.length === 0) return null;
  return (
    <Box mt="10px">
      <CheckboxField
        bind={{
          name: 'saveAsContacts',
          value: saveAsContacts,
          error: undefined,
          onChange: (isOn) => change({ saveAsContacts: isOn }),
          onBlur: () => undefined,
        }}
      >
        {t.save(typed.fresh.length)}
      </CheckboxField>
    </Box>
  );
}
