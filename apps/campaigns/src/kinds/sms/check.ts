import type { Tx } from '@bellbird/database';
import { invalidField, type FieldError } from '@bellbird/errors';
import type { MessageType } from '@bellbird/events';
import { unknownPlaceholders } from '@bellbird/sms-text';
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

/** @throws 400 on smsTemplateId: unknown, another's, in the trash. */
export async function assertNamed(tx: Tx, { smsTemplateId }: Given<SmsContent>): Promise<void> {
  if (!smsTemplateId) return;
  const [template] = await tx.query(
    'select 1 from sms_template where tenant_id = $1 and id = $2 and trashed_at is null',
    [tx.tenantId, smsTemplateId],
  );
  if (template === undefined) throw invalidField('smsTemplateId', 'This template is unknown.');
}
