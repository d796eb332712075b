import { Stack } from '@chakra-ui/react/stack';
import SharingField from '../../../domain/sharing/sharing-field';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { contactsTexts as t } from '../contacts.texts';
import type { SegmentTabFragment } from './segments.generated';
import { useSegmentForm } from './use-segment-form';

interface SegmentDialogProps {
  /** The one to change; none: the conditions become one. */
  segment?: SegmentTabFragment | null;
  filters: readonly Filter[];
  match: FiltersMatch;
  onClose: () => void;
}

/** Keeps conditions under a name, or gives a segment another, and says who sees it. */
export default function SegmentDialog({ segment = null, filters, match, onClose }: SegmentDialogProps) {
  const form = useSegmentForm({ segment, filters, match, onSaved: onClose });
  return (
    <Dialog
      title={segment === null ? t.segmentTitle : t.segmentChange}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form="segment-name" variant="solid" loading={form.isSubmitting}>
            {segment === null ? t.saveSegment : t.saveIt}
          </Button>
        </>
      }
    >
      <form id="segment-name" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Stack gap="16px">
          <TextField
            label={t.segmentName}
            help={t.segmentHelp}
            autoComplete="off"
            autoFocus
            maxLength={50}
            bind={form.field('name')}
          />
          <SharingField row={segment} isPublic={form.field('isPublic')} shares={form.field('usersPrivateAccess')} />
          <FormProblem problem={form.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}
