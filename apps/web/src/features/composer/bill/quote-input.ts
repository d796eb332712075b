import type { ResendOf } from '../../../domain/campaigns/resend-of';
import type { Draft } from '../draft/draft';
import { sharesAddUp, textsOf, type Version } from '../draft/versions';

/** Who gets it and how, without the text. */
interface QuotedAudience {
  messageType: string;
  callerId: string;
  segmentIds: readonly string[];
  groupIds: readonly string[];
  contactIds: readonly string[];
  phones?: readonly string[];
  resendOf?: ResendOf;
  trackLinks?: boolean;
  useRecipientTimeZone?: boolean;
}
/** Of one text, as it is while it is being written. */
export type OneTextInput = QuotedAudience & { message: string };
/** What is asked for the bill: one text or its versions, never both. */
export type QuoteInput = OneTextInput | (QuotedAudience & { variants: readonly Version[]; variantSeed?: string });

/** Whether each text has words. */
export const isWritten = ({ message, versions }: Draft): boolean =>
  message.trim() !== '' && versions.every((version) => version.message.trim() !== '');

/** The text that is open, as if all got it. Before there is one the quote still says who gets it: of one letter, whose price is not shown. */
export const openTextInput = (draft: Draft, callerId: string): OneTextInput => ({
  ...audienceOf(draft, callerId),
  message: isWritten(draft) ? draft.message : '.',
});

/** All of its versions, once each is written and all shares are given; until then the one that is open. */
export const allTextsInput = (draft: Draft, callerId: string): QuoteInput =>
  isWritten(draft) && sharesAddUp(draft)
    ? { ...audienceOf(draft, callerId), ...textsOf(draft) }
    : openTextInput(draft, callerId);

const audienceOf = (draft: Draft, callerId: string): QuotedAudience => ({
  messageType: draft.messageType,
  callerId,
  segmentIds: draft.segmentIds,
  groupIds: draft.groupIds,
  contactIds: draft.contactIds,
  ...(draft.phones.length > 0 && { phones: draft.phones }),
  ...(draft.resendOf !== null && { resendOf: draft.resendOf }),
  ...(draft.trackLinks && { trackLinks: true }),
  ...(draft.deliveryType === 'later' && draft.isOwnTime && { useRecipientTimeZone: true }),
});
