import { wallAt } from '@bellbird/send-window';
import { resendOfIn, undeliveredStatuses } from '../../../domain/campaigns/resend-of';
import { isDay } from '../../../ui/date/day';
import { isTime } from '../../../ui/date/read-time';
import { addressed } from './addressed';
import { emptyDraft, type Draft, type MessageType } from './draft';
import type { CampaignToEditFragment } from './draft.generated';
import { textsOf, versionsOf } from './versions';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as date and time on the wall of a zone, as their fields hold them. */
export function fieldsOf(instant: string | Date, timeZone: string): { date: string; time: string } {
  const { year, month, day, hour, minute } = wallAt(new Date(instant), timeZone);
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}` };
}

/** A campaign of the server as a draft. */
export function draftOf(campaign: CampaignToEditFragment, timeZone: string): Draft {
  const at = campaign.scheduledAt === null ? { date: '', time: '' } : fieldsOf(campaign.scheduledAt, timeZone);
  const limit = campaign.notLaterThan === null ? { date: '', time: '' } : fieldsOf(campaign.notLaterThan, timeZone);
  const versions = versionsOf(campaign.variants);
  return {
    ...emptyDraft,
    name: campaign.name,
    segmentIds: campaign.segmentIds,
    groupIds: campaign.groupIds,
    contactIds: campaign.contactIds,
    phones: campaign.phones,
    saveAsContacts: campaign.saveAsContacts,
    resendOf: resendOfIn(campaign.resendOf),
    callerId: campaign.callerId,
    messageType: campaign.messageType as MessageType,
    message: versions[0]?.message ?? campaign.message,
    versions,
    variantSeed: campaign.variantSeed,
    smsTemplateId: campaign.smsTemplateId,
    trackLinks: campaign.trackLinks,
    deliveryType: campaign.deliveryType === 'later' ? 'later' : 'immediately',
    ...at,
    limitDate: limit.date,
    limitTime: limit.time,
    isOwnTime: campaign.useRecipientTimeZone,
  };
}

/** The same as a new one: a day that has passed is no day to send it on. */
export function cloneOf(campaign: CampaignToEditFragment, timeZone: string, nameOf: (name: string) => string): Draft {
  return {
    ...draftOf(campaign, timeZone),
    name: nameOf(campaign.name).slice(0, 200),
    deliveryType: 'immediately',
    date: '',
    time: '',
    limitDate: '',
    limitTime: '',
  };
}

/** The same for those alone who did not get it. */
export const undeliveredOf = (clone: Draft, campaignId: string): Draft => ({
  ...clone,
  segmentIds: [],
  groupIds: [],
  contactIds: [],
  phones: [],
  saveAsContacts: false,
  resendOf: { campaignId, statuses: [...undeliveredStatuses] },
});

/** A quick text once more: to the same people and numbers, in the same words, from the same sender. */
export const quickAgainOf = (campaign: CampaignToEditFragment): Draft => ({
  ...emptyDraft,
  messageType: 'transactional',
  ...addressed([...campaign.contactIds, ...campaign.phones]),
  saveAsContacts: campaign.saveAsContacts,
  callerId: campaign.callerId,
  message: campaign.message,
  smsTemplateId: campaign.smsTemplateId,
  trackLinks: campaign.trackLinks,
});

/** Words that are no day or no time stay on the screen. */
const local = (date: string, time: string): string | null => (isDay(date) && isTime(time) ? `${date}T${time}` : null);

/** What the server keeps of one that is not finished; null takes a member back to what it was at the beginning. */
export function draftInput(draft: Draft) {
  const isLater = draft.deliveryType === 'later';
  return {
    name: draft.name.trim(),
    messageType: draft.messageType,
    deliveryType: draft.deliveryType,
    ...textsOf(draft),
    callerId: draft.callerId,
    segmentIds: [...draft.segmentIds],
    groupIds: [...draft.groupIds],
    contactIds: [...draft.contactIds],
    phones: [...draft.phones],
    saveAsContacts: draft.saveAsContacts && draft.phones.length > 0,
    resendOf: draft.resendOf,
    smsTemplateId: draft.smsTemplateId,
    trackLinks: draft.trackLinks,
    scheduledAt: isLater ? local(draft.date, draft.time) : null,
    notLaterThan: isLater ? local(draft.limitDate, draft.limitTime) : null,
    useRecipientTimeZone: isLater && draft.isOwnTime,
  };
}

/** How long a campaign that goes out now can still be taken back, in seconds. */
export const wayBackSeconds = 30;

/** A quick text as it is sent off: to those of the field that can be read. It needs no name, and goes at once. */
export function quickInput(
  { callerId, message, contactIds, phones, saveAsContacts, smsTemplateId, trackLinks }: Draft,
  { cost }: { cost: string },
) {
  return {
    quick: true,
    callerId,
    message,
    contactIds: [...contactIds],
    phones: [...phones],
    saveAsContacts: saveAsContacts && phones.length > 0,
    trackLinks,
    ...(smsTemplateId !== null && { smsTemplateId }),
    cancelWindowSeconds: wayBackSeconds,
    maxCost: cost,
  };
}

/**
 * What is sent off. `maxCost` is the bill that was shown: what would cost more waits for a word instead of spending it.
 * One for later is counted again on its day, so it has none.
 */
export function launchInput(
  draft: Draft,
  { name, cost, draftId }: { name: string; cost: string; draftId: string | null },
) {
  const { scheduledAt, notLaterThan, smsTemplateId, resendOf, ...input } = draftInput(draft);
  const isNow = draft.deliveryType === 'immediately';
  return {
    ...input,
    name: input.name === '' ? name : input.name,
    ...(smsTemplateId !== null && { smsTemplateId }),
    ...(resendOf !== null && { resendOf }),
    ...(scheduledAt !== null && { scheduledAt }),
    ...(notLaterThan !== null && { notLaterThan }),
    ...(isNow && { cancelWindowSeconds: wayBackSeconds, maxCost: cost }),
    ...(draftId !== null && { draftId }),
  };
}
