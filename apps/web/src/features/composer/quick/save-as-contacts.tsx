import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { CheckboxField } from '../../../ui/form/plain-fields';
import { useComposerParts, useDraftParts } from '../composer-store';
import { quickTexts as t } from './quick.texts';

/** Whether numbers of nobody become contacts; nothing where there is none. */
export function SaveAsContacts() {
  const { saveAsContacts, phones } = useDraftParts('saveAsContacts', 'phones');
  const { typed, change } = useComposerParts('typed', 'change');
  const opening = useRef(phones);
  const isNone = typed.fresh.length === 0;
  // Of numbers that were there from the first it keeps its place until somebody changes them: whose they are is answered late.
  if (isNone && (phones.length === 0 || phones !== opening.current)) return null;
  return (
    <Box mt="10px" {...(isNone && { visibility: 'hidden' })}>
      <CheckboxField
        bind={{
          name: 'saveAsContacts',
          value: saveAsContacts,
          error: undefined,
          onChange: (isOn) => change({ saveAsContacts: isOn }),
          onBlur: () => undefined,
        }}
      >
        {t.save(isNone ? phones.length : typed.fresh.length)}
      </CheckboxField>
    </Box>
  );
}
