import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { ProofField } from '../../domain/proof/proof-field';
import { SwitchRow } from '../../ui/choice/switch-row';
import { CodeBoxes } from '../../ui/form/fields/code-boxes';
import { SaveBar } from '../../ui/form/save-bar';
import { useForm } from '../../ui/form/state/use-form';
import { NewPasswordField } from '../../ui/password/new-password-field';
import { samplesTexts as t } from './samples.texts';

/** What counts as soon as it is pressed, and the bar of a page that is saved as a whole. */
export function SettingSamples() {
  const [isQuiet, setQuiet] = useState(true);
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <SwitchRow label={t.quiet} help={t.quietHelp} isOn={isQuiet} onChange={setQuiet} />
      <SwitchRow label={t.locked} help="" locked={t.lockedWhy} isOn onChange={() => undefined} />
      <SwitchRow label={t.change} help={t.changeHelp} isOn={isChanged} onChange={setChanged} />
      <SaveBar form={{ isChanged, isSubmitting: false, problem: null, discard: () => setChanged(false) }} />
    </>
  );
}

/** What proves who somebody is. */
export function ProofSamples() {
  const form = useForm({
    initial: { code: '', password: '', proof: '' },
    submit: () => Promise.resolve(),
  });
  return (
    <Stack gap="4">
      <CodeBoxes label={t.code} help={t.codeHelp} bind={form.field('code')} onWhole={() => undefined} />
      <NewPasswordField label={t.password} size="md" bind={form.field('password')} />
      <ProofField kind="emailCode" field={() => form.field('proof')} />
    </Stack>
  );
}
