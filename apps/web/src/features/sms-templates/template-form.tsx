import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense, useMemo } from 'react';
import { attributeKey, placeholdersUsed } from '@bellbird/sms-text';
import { levelOf, type Share, type SharedRow } from '../../domain/sharing/sharing';
import { fetchCode } from '../../lib/fetch-code';
import { useUser } from '../../lib/session/session';
import { SelectField, TextField } from '../../ui/form/fields/fields';
import type { FieldBinding } from '../../ui/form/state/use-form';
import type { ResourceForm } from '../../ui/resource/resource-screen';
import type { SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { typeOptions } from './template-list';
import { TemplateSeen } from './template-seen';
import type { OwnField } from './template-text';
import { useOwnFields } from './use-own-fields';

/** Editor and phone are more code than all else of the page, and most visits only read the list. */
const TemplateMessage = lazy(() => fetchCode(() => import('./template-message')));
/** Opens with the rest of the form, under what is written first. */
const SharingField = lazy(() => fetchCode(() => import('../../domain/sharing/sharing-field')));
const roomForMessage = '640px';

/** Before that, a text's own fields go by their keys. */
const ownIn = (message: string): OwnField[] =>
  placeholdersUsed(message).flatMap((placeholder) => {
    const key = attributeKey(placeholder);
    return key === undefined ? [] : [{ name: key, key }];
  });

export function TemplateFields({ form, template }: { form: ResourceForm; template: SmsTemplateRowFragment | null }) {
  const user = useUser();
  if (template !== null && levelOf(template, user) === 'view') return <TemplateSeen template={template} />;
  return <TemplateForm form={form} template={template} />;
}

function TemplateForm({ form, template }: { form: ResourceForm; template: SharedRow | null }) {
  const known = useOwnFields();
  const message = String(form.values['message']);
  const own = useMemo(() => known ?? ownIn(message), [known, message]);
  const bind = (name: string): FieldBinding<string> => form.field(name) as FieldBinding<string>;
  return (
    <>
      <TextField label={t.fields.name} autoComplete="off" maxLength={200} bind={bind('name')} />
      <SelectField label={t.fields.messageType} options={typeOptions} bind={bind('messageType')} />
      <Suspense fallback={<Box minH={roomForMessage} />}>
        <TemplateMessage bind={bind('message')} own={own} messageType={String(form.values['messageType'])} />
      </Suspense>
      <Suspense fallback={null}>
        <SharingField
          row={template}
          isPublic={form.field('isPublic') as FieldBinding<boolean>}
          shares={form.field('usersPrivateAccess') as unknown as FieldBinding<readonly Share[]>}
        />
      </Suspense>
    </>
  );
}
