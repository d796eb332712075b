import { Stack } from '@chakra-ui/react/stack';
import SharingField from '../../../domain/sharing/sharing-field';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { KeptNotice } from '../../../ui/form/kept-notice';
import { Dialog } from '../../../ui/overlay/dialog';
import { contactsTexts as t } from '../contacts.texts';
import { useSegmentForm, type SegmentFormOptions } from './use-segment-form';

interface SegmentDialogProps extends Omit<SegmentFormOptions, 'onSaved'> {
  onClose: () => void;
}

/** Keeps conditions under a name, or gives a segment another, and says who sees it. */
export default function SegmentDialog({ onClose, ...options }: SegmentDialogProps) {
  const { form, conflict } = useSegmentForm({ ...options, onSaved: onClose });
  const { segment } = options;
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
        <Stack gap="4">
          <KeptNotice form={form} conflict={conflict} />
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
