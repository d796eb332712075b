import { invalidInput } from '@bellbird/errors';
import type { Campaign } from '../../campaign/campaign.js';
import type { MeasuredContent } from '../../peers/contacts.peer.js';
import { newVariants } from '../../variants/variant.js';
import type { Given } from '../campaign-kind.js';
import type { SmsContent } from './input.js';
import { wrongMembers } from './wrong-variants.js';

/** The members of a campaign that come from its texts and its sender. */
export function contentOf({
  callerId,
  message,
  variants,
  variantSeed,
  smsTemplateId,
  trackLinks,
}: SmsContent): Partial<Campaign> {
  return {
    callerId,
    message: message ?? '',
    variants: newVariants(variants),
    variantSeed: variants === undefined ? null : (variantSeed ?? null),
    smsTemplateId: smsTemplateId ?? null,
    trackLinks: trackLinks ?? false,
  };
}

/** The same of a draft: what is not given stays, what is null is as at the beginning. @throws 400 by field. */
export function draftOf(given: Given<SmsContent>): Partial<Campaign> {
  const { callerId, message, variants, variantSeed, smsTemplateId, trackLinks } = given;
  const wrong = wrongMembers(variants ?? []);
  if (wrong.length > 0) throw invalidInput(...wrong);
  return {
    ...(callerId !== undefined && { callerId }),
    ...(message !== undefined && { message: message ?? '' }),
    ...(variants !== undefined && { variants: newVariants(variants) }),
    ...(replacedBy(given).includes('message') && { message: '' }),
    ...(replacedBy(given).includes('variants') && { variants: null, variantSeed: null }),
    ...(variantSeed !== undefined && { variantSeed }),
    ...(smsTemplateId !== undefined && { smsTemplateId }),
    ...(trackLinks !== undefined && { trackLinks: trackLinks ?? false }),
  };
}

/** Several texts take the place of the one, and one that of several. */
export function replacedBy({ message, variants }: Given<SmsContent>): string[] {
  if (variants != null && message == null) return ['message'];
  return message != null && variants === undefined ? ['variants', 'variantSeed'] : [];
}

/** The content that would make this campaign. */
export function inputOf({
  callerId,
  message,
  variants,
  variantSeed,
  smsTemplateId,
  trackLinks,
}: Campaign): Given<SmsContent> {
  return {
    callerId: callerId ?? undefined,
    message: variants === null ? message : undefined,
    variants: variants?.map((variant) => ({ message: variant.message, share: variant.share })),
    variantSeed: variantSeed ?? undefined,
    smsTemplateId: smsTemplateId ?? undefined,
    trackLinks,
  };
}

/** A text is rendered for each recipient, and its parts are counted. */
export const measured = (
  fields: readonly string[],
  variants: { shares: number[]; seed: string } | null,
): MeasuredContent => ({
  message: fields[0] ?? '',
  variants: variants === null ? null : { ...variants, fields: [...fields] },
});
