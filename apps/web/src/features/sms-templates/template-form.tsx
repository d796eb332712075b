import { useQuery } from '@apollo/client/react';
import { SelectField, TextField } from '../../ui/form/fields';
import type { FieldBinding } from '../../ui/form/use-form';
import type { FormParts, ResourceForm } from '../../ui/resource/resource-screen';
import { SmsTemplateFieldsDocument, type SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { typeOptions } from './template-list';
import { TemplateMessage } from './template-message';
import { messageProblem, nameProblem } from './template-text';

interface TemplateInput {
  name: string;
  message: string;
  messageType: string;
}

/** The business's own fields; undefined while they are not known. */
function useOwnFields() {
  const { data } = useQuery(SmsTemplateFieldsDocument, { fetchPolicy: 'cache-first' });
  return data && (data.attributes?.data ?? []);
}

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
      // While the fields are not known, only the server can say whether one is unknown.
      message: (message) =>
        own === undefined && String(message).includes('{{attributes.')
          ? undefined
          : messageProblem(
              String(message),
              (own ?? []).map(({ key }) => key),
            ),
    },
    input: ({ name, messageType, message }) => ({
      name: String(name).trim(),
      messageType: String(messageType),
      message: String(message),
    }),
  };
}

export function TemplateFields({ form }: { form: ResourceForm }) {
  const own = useOwnFields() ?? [];
  const bind = (name: string): FieldBinding<string> => form.field(name) as FieldBinding<string>;
  return (
    <>
      <TextField label={t.fields.name} autoComplete="off" maxLength={200} bind={bind('name')} />
      <SelectField label={t.fields.messageType} options={typeOptions} bind={bind('messageType')} />
      <TemplateMessage bind={bind('message')} own={own} />
    </>
  );
}
