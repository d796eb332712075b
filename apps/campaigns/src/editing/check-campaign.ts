import { Injectable } from '@nestjs/common';
import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import { parseMoney } from '@bellbird/money';
import { nextWindow } from '@bellbird/send-window';
import type { TypedPhone } from '../campaign/campaign.js';
import type { WrittenTime } from '../campaign/campaign.repository.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';
import { ReviewApproval } from '../links/review-approval.js';
import { ContactsPeer, type Audience, type AudienceCheck } from '../peers/contacts.peer.js';
import { TenantsPeer, type SendingTerms } from '../peers/tenants.peer.js';
import { firstLocal } from '../schedule/own-time.js';
import { readInstant, type WrittenInstant } from '../schedule/scheduled-time.js';
import { viewerOf, type Author } from './author.js';
import { atLeastOne, type CampaignInput } from './campaign-input.js';
import { assertQuick } from './quick.js';
import { readPhones } from './read-phones.js';
import { CheckResend } from './resend-of.js';

/** A campaign's input with all that others had to say about it. */
export interface CheckedCampaign {
  terms: SendingTerms;
  phones: TypedPhone[];
  scheduledAt: Date | null;
  notLaterThan: Date | null;
  /** Where each person's own clock counts. */
  limitLocal: string | null;
  launchAt: Date | null;
  maxCost: bigint | null;
  written: WrittenTime;
}

type Checkable = Pick<
  CampaignInput,
  'messageType' | 'contactIds' | 'groupIds' | 'segmentIds' | 'phones' | 'resendOf' | 'quick'
>;

const audienceOf = (input: Partial<Checkable>): Audience => ({
  contactIds: input.contactIds ?? [],
  groupIds: input.groupIds ?? [],
  segmentIds: input.segmentIds ?? [],
});
const isEmpty = ({ contactIds, groupIds, segmentIds }: Audience): boolean =>
  contactIds.length + groupIds.length + segmentIds.length === 0;
/** What an author cannot see is to them as what is not there, but for what was chosen before. */
export const unknownIn = (
  { unknown, unseen }: AudienceCheck,
  { before }: { before: Pick<NonNullable<Author['before']>, 'groupIds' | 'segmentIds'> | null },
): FieldError[] =>
  (['contactIds', 'groupIds', 'segmentIds'] as const).flatMap((field) => {
    const stands: readonly string[] = field === 'contactIds' ? [] : (before?.[field] ?? []);
    const wrong = [...unknown[field], ...unseen[field].filter((id) => !stands.includes(id))];
    return wrong.length === 0 ? [] : [{ field, message: `Unknown: ${wrong.slice(0, 5).join(', ')}` }];
  });

/** Checks what only other services know, before anything is written. */
@Injectable()
export class CheckCampaign {
  constructor(
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
    private readonly reviews: ReviewApproval,
    private readonly resends: CheckResend,
  ) {}

  /** Audience and what its kind wants of the content. @throws 400 naming the fields, 422 review-link-missing. */
  async audienceAndContent<Content extends object>(
    kind: CampaignKind<Content>,
    author: Author,
    input: Checkable & Content,
    { blockedLinkHosts }: Pick<SendingTerms, 'blockedLinkHosts'>,
  ): Promise<void> {
    if (input.quick === true) assertQuick(input);
    const audience = audienceOf(input);
    await this.resends.check(kind.name, author.actor.tenantId, input);
    if (isEmpty(audience) && (input.phones ?? []).length === 0 && input.resendOf === undefined)
      throw invalidField('contactIds', atLeastOne);
    const checked = await this.contacts.checkAudience(author.actor.tenantId, audience, viewerOf(author));
    const wrong = [...unknownIn(checked, author), ...kind.wrong(input, { ...checked, blockedLinkHosts })];
    if (wrong.length > 0) throw invalidInput(...wrong);
    await this.reviews.assertFor(author.actor.tenantId, kind.fieldsOf(input));
  }

  /** What a draft names must be there already. @throws 400 naming the fields. */
  async draft(kind: CampaignKind, author: Author, input: Partial<Checkable>): Promise<void> {
    await this.resends.check(kind.name, author.actor.tenantId, input);
    const audience = audienceOf(input);
    if (isEmpty(audience)) return;
    const checked = await this.contacts.checkAudience(author.actor.tenantId, audience, viewerOf(author));
    const wrong = unknownIn(checked, author);
    if (wrong.length > 0) throw invalidInput(...wrong);
  }

  /** All of the above, times and money. @throws 400 by field, 422 outside-send-window or review-link-missing. */
  async whole(kind: CampaignKind, author: Author, input: CampaignInput, now: Date): Promise<CheckedCampaign> {
    const terms = await this.tenants.sendingTerms(author.actor.tenantId, kind.name);
    await this.audienceAndContent(kind, author, input, terms);
    const times = readTimes(input, terms, now);
    if (input.messageType === 'marketing') assertWindow(times.scheduledAt ?? now, terms.timeZone);
    const phones = readPhones(input.phones, terms.country);
    return { terms, phones, ...times, maxCost: input.maxCost === undefined ? null : parseMoney(input.maxCost) };
  }
}

/** @throws 400 for a missing, unreadable or past time, and for one that contradicts *immediately* or each person's own clock. */
export function readTimes(
  input: Pick<CampaignInput, 'deliveryType' | 'scheduledAt' | 'notLaterThan' | 'useRecipientTimeZone'>,
  { timeZone, prices }: Pick<SendingTerms, 'timeZone' | 'prices'>,
  now: Date,
): Pick<CheckedCampaign, 'scheduledAt' | 'notLaterThan' | 'limitLocal' | 'launchAt' | 'written'> {
  const isOwnTime = input.useRecipientTimeZone === true;
  const read = (field: 'scheduledAt' | 'notLaterThan'): WrittenInstant | null => {
    const written = readTime(field, input[field], timeZone);
    if (written !== null && written.instant <= now) throw invalidField(field, 'This time is past.');
    return written;
  };
  if (input.deliveryType === 'immediately' && input.scheduledAt !== undefined)
    throw invalidField(
      'scheduledAt',
      'A campaign that goes out immediately has no time: choose later, or leave the time out.',
    );
  if (isOwnTime && input.deliveryType === 'immediately')
    throw invalidField('useRecipientTimeZone', "In each person's own time a campaign goes out later: give its time.");
  const scheduled = input.deliveryType === 'later' ? read('scheduledAt') : null;
  if (input.deliveryType === 'later' && scheduled === null)
    throw invalidField('scheduledAt', 'Say when the campaign goes out.');
  if (isOwnTime && scheduled?.local === null)
    throw invalidField('scheduledAt', "Leave out the offset: the time is each person's own.");
  const limit = read('notLaterThan');
  if (limit !== null && scheduled !== null && limit.instant < scheduled.instant)
    throw invalidField('notLaterThan', 'This is before the campaign goes out.');
  return {
    scheduledAt: scheduled?.instant ?? null,
    notLaterThan: limit?.instant ?? null,
    limitLocal: isOwnTime ? (limit?.local ?? null) : null,
    launchAt: isOwnTime && scheduled?.local != null ? firstLocal(scheduled.local, timeZone, Object.keys(prices)) : null,
    written: { local: scheduled?.local ?? null, zone: scheduled?.local == null ? null : timeZone },
  };
}

/** @throws 400 for what is not a time. */
export function readTime(
  field: 'scheduledAt' | 'notLaterThan',
  text: string | null | undefined,
  timeZone: string,
): WrittenInstant | null {
  if (text === undefined || text === null) return null;
  const written = readInstant(text, timeZone);
  if (written === null) throw invalidField(field, 'Give a date and time such as 2026-11-21T10:00.');
  return written;
}

function assertWindow(at: Date, timeZone: string): void {
  const window = nextWindow(at, timeZone);
  if (at >= window.opens) return;
  throw new ProductError('outside-send-window', undefined, [], { nextAllowedAt: window.opens.toISOString() });
}
