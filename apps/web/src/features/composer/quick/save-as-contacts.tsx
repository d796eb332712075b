import { Box } from '@chakra-ui/react/box';
import { useRef } from 'react';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { CheckboxField } from '../../../ui/form/fields/plain-fields';
import { useComposerPart } from '../composer-store';
import { quickTexts as t } from './quick.texts';

/** Whether numbers of nobody become contacts; nothing where there is none. */
export function SaveAsContacts() {
  const { saveAsContacts, phones } = useComposerPart('draft', 'saveAsContacts', 'phones');
  const { change } = useComposerPart('writing', 'change');
  const { typed } = useComposerPart('audience', 'typed');
  const opening = useRef(phones);
  const isNone = typed.fresh.length === 0;
  // Of numbers that were there from the first it keeps its place until somebody changes them: whose they are is answered late.
  if (isNone && (phones.length === 0 || phones !== opening.current)) return null;
  return (
    <Box mt="2.5" {...(isNone && { visibility: 'hidden' })}>
      <CheckboxField bind={plainBind('saveAsContacts', saveAsContacts, (isOn) => change({ saveAsContacts: isOn }))}>
        {t.save(isNone ? phones.length : typed.fresh.length)}
      </CheckboxField>
    </Box>
  );
}
