import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { lazy, Suspense, useMemo } from 'react';
import { attributeKey, placeholdersUsed } from '@bellbird/sms-text';
import { fetchCode } from '../../lib/fetch-code';
import { SelectField, TextField } from '../../ui/form/fields';
import type { FieldBinding } from '../../ui/form/use-form';
import { messageFields } from '../../ui/message/fields';
import type { FormParts, ResourceForm } from '../../ui/resource/resource-screen';
import { SmsTemplateFieldsDocument, type SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { typeOptions } from './template-list';
import { messageProblem, nameProblem, type OwnField } from './template-text';

/** Editor and phone are more code than all else of the page, and most visits only read the list. */
const TemplateMessage = lazy(() => fetchCode(() => import('./template-message')));
const roomForMessage = '640px';

interface TemplateInput {
  name: string;
  message: string;
  messageType: string;
}

/** The business's own fields; undefined while they are not known. */
function useOwnFields(): readonly OwnField[] | null {
  const { data } = useQuery(SmsTemplateFieldsDocument, { fetchPolicy: 'cache-first' });
  return data === undefined ? null : (data.attributes?.data ?? []);
}
/** Before that, a text's own fields go by their keys. */
const ownIn = (message: string): OwnField[] =>
  placeholdersUsed(message).flatMap((placeholder) => {
    const key = attributeKey(placeholder);
    return key === undefined ? [] : [{ name: key, key }];
  });

/** What a template holds: its text may name the business's own fields, and no others. */
export function useTemplateParts(template: SmsTemplateRowFragment | null): FormParts<TemplateInput> {
  const own = useOwnFields();
  return {
    initial: {
      name: template?.name ?? '',
      messageType: template?.messageType ?? 'marketing',
      message: template?.message ?? '',
    },
    rules: {
      name: (name) => nameProblem(String(name)),
      message: (message) => messageProblem(String(message), own && messageFields(own)),
    },
    input: ({ name, messageType, message }) => ({
      name: String(name).trim(),
      messageType: String(messageType),
      message: String(message),
    }),
  };
}

export function TemplateFields({ form }: { form: ResourceForm }) {
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
    </>
  );
}
