import { Send } from 'lucide-react';
import { TestFields } from '../../../../domain/campaigns/test-send/test-fields';
import { useTestText } from '../../../../domain/campaigns/test-send/use-test-text';
import { Button } from '../../../../ui/button';
import { FormProblem } from '../../../../ui/form/form-problem';
import { Dialog } from '../../../../ui/overlay/dialog';
import { TooLittle } from '../../bill/too-little';
import { useComposerPart } from '../../composer-store';
import { composerTexts } from '../../composer.texts';
import { missingFor } from './test-phone';
import { testTexts as t } from './test.texts';

/** The text to one's own phone, as one of the people reads it, before it goes to all. */
export function TestDialog({ onClose }: { onClose: () => void }) {
  const { callerId, message } = useComposerPart('draft', 'callerId', 'message');
  const { previewAs, longest } = useComposerPart('content', 'previewAs', 'longest');
  const person = previewAs ?? longest.person;
  const test = useTestText({ callerId: callerId!, message, contactId: person?.id ?? null });
  const { form, charge, sent } = test;
  const missing = form.problem && missingFor(form.problem);
  const name = person?.name || person?.firstName;
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{composerTexts.close}</Button>
          <Button variant="solid" type="submit" form="test-text" loading={form.isSubmitting}>
            <Send aria-hidden />
            {charge !== null ? t.sendFor(charge) : sent ? t.again : t.send}
          </Button>
        </>
      }
    >
      <form id="test-text" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <TestFields
          test={test}
          reads={name ? t.as(name) : t.asNobody}
          problem={missing === null ? <FormProblem problem={form.problem} /> : <TooLittle missing={missing} />}
        />
      </form>
    </Dialog>
  );
}
