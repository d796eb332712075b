import type { Campaign } from '../../campaign/campaign.js';
import type { MeasuredContent } from '../../peers/contacts.peer.js';
import type { Given } from '../campaign-kind.js';
import type { SmsContent } from './input.js';

/** The members of a campaign that come from its text and its sender. */
export function contentOf({ callerId, message, smsTemplateId }: SmsContent): Partial<Campaign> {
  return { callerId, message, smsTemplateId: smsTemplateId ?? null };
}

/** The same of a draft: what is not given stays, what is null is as at the beginning. */
export function draftOf({ callerId, message, smsTemplateId }: Given<SmsContent>): Partial<Campaign> {
  return {
    ...(callerId !== undefined && { callerId }),
    ...(message !== undefined && { message: message ?? '' }),
    ...(smsTemplateId !== undefined && { smsTemplateId }),
  };
}

/** The content that would make this campaign. */
export function inputOf({ callerId, message, smsTemplateId }: Campaign): Given<SmsContent> {
  return { callerId: callerId ?? undefined, message, smsTemplateId: smsTemplateId ?? undefined };
}

/** A text is rendered for each recipient, and its parts are counted. */
export const measured = ({ message }: SmsContent): MeasuredContent => ({ message });
