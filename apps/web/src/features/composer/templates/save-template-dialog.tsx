import { useMutation } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/form/fields/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { KeptNotice } from '../../../ui/form/kept-notice';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import { Dialog } from '../../../ui/overlay/dialog';
import { notify } from '../../../ui/toast/notify';
import { useComposerPart } from '../composer-store';
import { composerTexts } from '../composer.texts';
import { slotOf } from '../draft/kept-draft';
import { sectionTexts as t } from '../message/message-section.texts';
import { SaveAsTemplateDocument } from '../message/message.generated';

/** Keeps the composer's text as a template. */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const draft = useComposerPart('draft');
  const { campaignId, slot = slotOf(campaignId) } = useComposerPart('page', 'campaignId', 'slot');
  const [save] = useMutation(SaveAsTemplateDocument, {
    update: (cache) => void cache.evict({ fieldName: 'smsTemplates' }),
  });
  const form = useKeptForm({
    address: `template.${slot}`,
    opensAt: null,
    initial: { name: draft.name.trim() },
    rules: { name: (name) => (name.trim() === '' ? t.templateNameNeeded : undefined) },
    submit: async ({ name }) => {
      await save({
        variables: { input: { name: name.trim(), message: draft.message, messageType: draft.messageType } },
      });
      notify({ kind: 'success', title: t.templateSaved, text: t.templateSavedText(name.trim()) });
      onClose();
    },
  });
  return (
    <Dialog
      title={t.saveAsTemplate}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{composerTexts.cancel}</Button>
          <Button variant="solid" type="submit" form="save-template" loading={form.isSubmitting}>
            {t.saveTemplate}
          </Button>
        </>
      }
    >
      <form id="save-template" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Stack gap="4">
          <KeptNotice form={form} />
          <TextField label={t.templateName} bind={form.field('name')} maxLength={200} autoFocus />
          <FormProblem problem={form.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}
