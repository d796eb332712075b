import { messageFields } from '../../domain/message/fields';
import { levelOf, sharingInitial, sharingInput, type Share } from '../../domain/sharing/sharing';
import { useUser } from '../../lib/session/session';
import type { FormParts } from '../../ui/resource/resource-screen';
import type { SmsTemplateRowFragment } from './sms-templates.generated';
import { messageProblem, nameProblem } from './template-text';
import { useOwnFields } from './use-own-fields';

interface TemplateInput {
  name: string;
  message: string;
  messageType: string;
  isPublic?: boolean;
  usersPrivateAccess?: Share[];
}

/** What a template holds: its text may name the business's own fields, and no others. */
export function useTemplateParts(template: SmsTemplateRowFragment | null): FormParts<TemplateInput> {
  const own = useOwnFields();
  const level = levelOf(template, useUser());
  return {
    initial: {
      name: template?.name ?? '',
      messageType: template?.messageType ?? 'marketing',
      message: template?.message ?? '',
      ...sharingInitial(template),
    },
    rules: {
      name: (name) => nameProblem(String(name)),
      message: (message) => messageProblem(String(message), own && messageFields(own)),
    },
    input: ({ name, messageType, message, ...sharing }) => ({
      name: String(name).trim(),
      messageType: String(messageType),
      message: String(message),
      ...sharingInput(sharing, level),
    }),
  };
}
