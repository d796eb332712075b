import { useMutation } from '@apollo/client/react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { composerTexts } from '../composer.texts';
import type { Draft } from '../draft/draft';
import { SaveAsTemplateDocument } from '../message/message.generated';

const t = composerTexts.message;

export function SaveTemplateDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const [save] = useMutation(SaveAsTemplateDocument, {
    update: (cache) => void cache.evict({ fieldName: 'smsTemplates' }),
  });
  const form = useForm({
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
        <TextField label={t.templateName} bind={form.field('name')} maxLength={200} autoFocus />
        <FormProblem problem={form.problem} />
      </form>
    </Dialog>
  );
}
