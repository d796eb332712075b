import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { prove } from '../../lib/session/prove';
import { Button } from '../../ui/button';
import { askBeside } from '../../ui/confirm/ask-beside';
import { FormProblem } from '../../ui/form/form-problem';
import { Dialog } from '../../ui/overlay/dialog';
import { ProofField } from './proof-field';
import { proofTexts as t } from './proof.texts';
import { useProofForm } from './use-proof-form';

const formId = 'proof';

function ProofDialog({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const [isOpen, setOpen] = useState(true);
  const answer = (yes: boolean): void => (setOpen(false), onAnswer(yes));
  const form = useProofForm(async (proof) => {
    await prove(proof);
    answer(true);
  });
  return (
    <Dialog
      title={t.title}
      isOpen={isOpen}
      onClose={() => answer(false)}
      // Named: where a sheet is open below, that has the focus back before this one holds it.
      begin={() => form.ref.current?.querySelector<HTMLInputElement>('[name=proof]') ?? null}
      footer={
        <>
          <Button onClick={() => answer(false)}>{t.cancel}</Button>
          <Button variant="solid" type="submit" form={formId} loading={form.isSubmitting}>
            {t.goOn}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Stack gap="4">
          <Text color="textSecond">{t.lead[form.kind]}</Text>
          <ProofField field={form.field} kind={form.kind} />
          <FormProblem problem={form.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Asks over the page, whatever is open there; true once the person has proved who they are. */
export const ask = (): Promise<boolean> => askBeside((answer) => <ProofDialog onAnswer={answer} />);
