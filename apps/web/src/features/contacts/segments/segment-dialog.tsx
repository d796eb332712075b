import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { contactsTexts as t } from '../contacts.texts';
import { useNewSegment } from './use-new-segment';

interface SegmentDialogProps {
  filters: readonly Filter[];
  match: FiltersMatch;
  onClose: () => void;
}

/** Keeps conditions under a name, as a segment that is open then. */
export default function SegmentDialog({ filters, match, onClose }: SegmentDialogProps) {
  const form = useNewSegment({ filters, match, onSaved: onClose });
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
