import type { Tx } from '@bellbird/database';
import { invalidField, type FieldError } from '@bellbird/errors';
import type { MessageType } from '@bellbird/events';
import { seenAmong } from '@bellbird/resource-kit';
import { unknownPlaceholders } from '@bellbird/sms-text';
import type { Author } from '../../editing/author.js';
import { smsTemplateResource } from '../../sms-template/sms-template.resource.js';
import type { Given, Known } from '../campaign-kind.js';
import type { SmsContent } from './input.js';

const urlInText = /https?:\/\/\S/i;

/** Placeholders and the review link. */
export function wrong({ message, messageType }: SmsContent & { messageType: MessageType }, known: Known): FieldError[] {
  const wrong: FieldError[] = [];
  const placeholders = unknownPlaceholders(message, known.attributeKeys);
  if (placeholders.length > 0)
    wrong.push({ field: 'message', message: `Unknown placeholder: ${placeholders.slice(0, 5).join(', ')}` });
  if (messageType === 'review' && !urlInText.test(message))
    wrong.push({ field: 'message', message: 'A review campaign needs a review link.' });
  return wrong;
}

/** @throws 400 on smsTemplateId: unknown, another's, in the trash, or one that the author neither sees nor found chosen. */
export async function assertNamed(
  tx: Tx,
  { smsTemplateId }: Given<SmsContent>,
  { actor, before }: Author,
): Promise<void> {
  if (!smsTemplateId) return;
  const stood = before?.smsTemplateId === smsTemplateId;
  const everything = { ...smsTemplateResource, visibleTo: null };
  const seen = await seenAmong(tx, stood ? everything : smsTemplateResource, actor, [smsTemplateId]);
  if (seen.size === 0) throw invalidField('smsTemplateId', 'This template is unknown.');
}
