import { problemAt, problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { contactsTexts as t } from '../contacts.texts';

/** A segment's name. */
export default function SegmentDialog({
  onSave,
  onClose,
}: {
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const form = useForm({
    initial: { name: '' },
    rules: { name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.segmentNameRule : undefined) },
    submit: ({ name }) =>
      onSave(name.trim()).catch((error: unknown) => {
        const problem = problemOf(error);
        throw problem.code === 'duplicate-name' ? problemAt(problem, 'name', t.segmentTaken) : problem;
      }),
  });
  return (
    <Dialog
      title={t.segmentTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form="segment-name" variant="solid" loading={form.isSubmitting}>
            {t.saveSegment}
          </Button>
        </>
      }
    >
      <form id="segment-name" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <TextField
          label={t.segmentName}
          help={t.segmentHelp}
          autoComplete="off"
          autoFocus
          maxLength={50}
          bind={form.field('name')}
        />
        <FormProblem problem={form.problem} />
      </form>
    </Dialog>
  );
}
