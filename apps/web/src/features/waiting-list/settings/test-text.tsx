import { Send } from 'lucide-react';
import { TestFields } from '../../../domain/campaigns/test-send/test-fields';
import { useTestText } from '../../../domain/campaigns/test-send/use-test-text';
import { Button } from '../../../ui/button';
import { FormProblem } from '../../../ui/form/form-problem';
import { Dialog } from '../../../ui/overlay/dialog';
import { listSettingsTexts } from './settings.texts';

const t = listSettingsTexts.test;

/** A text of the list to one's own phone, as the preview shows it: a test of campaigns, charged like one. */
export function TestText({
  name,
  text,
  callerId,
  onClose,
}: {
  name: string;
  text: string;
  callerId: string;
  onClose: () => void;
}) {
  const test = useTestText({ callerId, message: text, contactId: null });
  const { form, charge } = test;
  return (
    <Dialog
      title={t.title(name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button size="lg" variant="solid" loading={form.isSubmitting} onClick={() => void form.onSubmit()}>
            <Send aria-hidden />
            {charge === null ? t.send : t.sendFor(charge)}
          </Button>
        </>
      }
    >
      {/* No form of its own: it would lie in that of the settings, which Enter must not save. */}
      <div
        role="presentation"
        onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), void form.onSubmit())}
      >
        <TestFields test={test} reads={t.sample} problem={<FormProblem problem={form.problem} />} />
      </div>
    </Dialog>
  );
}
