import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { attributeKey, placeholdersUsed } from '@bellbird/sms-text';
import { campaignTypeWord } from '../../domain/campaigns/campaign-look';
import { MessageWords } from '../../domain/message/message-words';
import { levelOf, type SharedRow } from '../../domain/sharing/sharing';
import { sharingTexts } from '../../domain/sharing/sharing.texts';
import { fetchCode } from '../../lib/fetch-code';
import { useUser } from '../../lib/session/session';
import { SelectField, TextField } from '../../ui/form/fields';
import type { FieldBinding } from '../../ui/form/use-form';
import { Notice } from '../../ui/notice';
import type { ResourceForm } from '../../ui/resource/resource-screen';
import type { SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';
import { typeOptions } from './template-list';
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

/** What a template holds, for who can use it and not change it. */
function TemplateSeen({ template }: { template: SmsTemplateRowFragment }) {
  return (
    <>
      <Notice tone="grey" icon={Lock}>
        {sharingTexts.seeOnly(template.creator?.name ?? null)}
      </Notice>
      {(
        [
          [t.fields.messageType, campaignTypeWord(template.messageType)],
          [t.fields.message, <MessageWords key="message" message={template.message} />],
        ] as const
      ).map(([label, value]) => (
        <Box key={label}>
          <Text fontSize="13px" fontWeight="500" mb="6px">
            {label}
          </Text>
          <Text as="div" whiteSpace="pre-wrap">
            {value}
          </Text>
        </Box>
      ))}
    </>
  );
}

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
          shares={bind('usersPrivateAccess')}
        />
      </Suspense>
    </>
  );
}
