import { nilTenant } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import {
  campaignLaunched,
  parsePayload,
  recipientsFrozen,
  recipientsPage,
  type LeftOutCounts,
  type Payload,
} from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { ResourceActor } from '@bellbird/resource-kit';
import { faultPoint } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';
import type { ContactsConfig } from '../contacts.config.js';
import { makeOptOutToken, optOutLink } from '../opt-out/opt-out-token.js';
import { AudienceReader } from './audience/audience-reader.js';
import { audienceSources, type AudienceSource } from './audience/audience-source.js';
import { mostPeopleOnPage, type Candidate } from './build-page.js';
import { readPersons } from './people/read-persons.js';
import { saveAsContacts } from './people/save-as-contacts.js';
import { resolveTyped, typedCandidates, typedContactIds, type Typed } from './people/typed-phones.js';
import type { ResendCursor } from './resend/resend-cursor.js';
import type { CampaignText, VariantRule } from './text/campaign-text.js';
import { linksOf } from './text/counted-links.js';
import { textsOf, withLeftOut } from './text/variant.js';
import type { ZoneRule } from './zones/zone-of-person.js';
import { buildPages, type BuiltPages } from './zones/zone-pages.js';

export type Launch = Payload<typeof campaignLaunched>;

export interface FreezeRow {
  launch: unknown;
  canceled: boolean;
  lastContactId: string | null;
  pages: number;
  recipients: number;
  leftOut: Partial<LeftOutCounts>;
  /** Null where the campaign has no variants, and before the first is left out. */
  leftOutByVariant: number[] | null;
  /** Who the typed numbers are; null before the first page. */
  typed: Typed[] | null;
  typedDone: number;
  resendCursor: ResendCursor | null;
}

/** Makes the next page of an audience that is not made of contacts, groups, segments and numbers. */
export type PageMaker = (tx: Tx, row: FreezeRow, reading: Reading) => Promise<'more' | 'done'>;

/** What a worker keeps between two pages of one campaign; made anew whenever the cursor is not where it thinks. */
export interface Reading {
  /** Where the reader stands; it is good for no other place. */
  at: string | null;
  reader: AudienceReader;
  text: CampaignText;
  launch: Launch;
  typed: readonly Typed[];
}

/** More ids than fit on a page, so that a page with people left out is still full. */
const candidatesAtOnce = 2 * mostPeopleOnPage;
/** So many that the pages of the larger zones are full. */
const candidatesOfZones = 8 * mostPeopleOnPage;

export const zoneRuleOf = ({ zoneField, timeZone }: Launch): ZoneRule | null =>
  zoneField === null ? null : { field: zoneField, timeZone };

/**
 * One page of a freeze, or those of a stretch zone by zone, in one transaction: the people, who was left out, the cursor
 * and the pages' events. Whoever holds the row makes the next, so a kill at any moment loses and doubles nothing. 'busy' where another process holds it.
 */
export async function freezePage(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  before: Reading | null,
  links: ContactsConfig,
  otherwise: PageMaker | null = null,
): Promise<{ state: 'more' | 'done' | 'busy'; reading: Reading | null }> {
  const [row] = await tx.query<FreezeRow>(
    `select launch, canceled, last_contact_id as "lastContactId", pages, recipients, left_out as "leftOut", left_out_by_variant as "leftOutByVariant", typed, typed_done as "typedDone", resend_cursor as "resendCursor" from audience_freeze
      where tenant_id = $1 and campaign_id = $2 and state = 'running' for update skip locked`,
    [tenantId, campaignId],
  );
  if (row === undefined) return { state: 'busy', reading: null };
  if (row.canceled) {
    await end(tx, tenantId, campaignId, row, 'stopped');
    return { state: 'done', reading: null };
  }
  const reading =
    before !== null && before.at === row.lastContactId
      ? before
      : await startReading(tx, tenantId, campaignId, row, links);
  if (otherwise !== null) return { state: await otherwise(tx, row, reading), reading };
  const rule = zoneRuleOf(reading.launch);
  const ids = await reading.reader.peek(tx, rule === null ? candidatesAtOnce : candidatesOfZones);
  if (ids.length === 0) return freezeTyped(tx, tenantId, campaignId, row, reading);
  const candidates = await readCandidates(tx, tenantId, ids);
  const page = buildPages(candidates, reading.text, row.recipients, rule);
  // People who were deleted for ever since their ids were read are nobody any more.
  const lastContactId = candidates[page.decided - 1]?.contactId ?? (ids.at(-1) as string);
  await keep(tx, tenantId, campaignId, row, page, { lastContactId, typedDone: row.typedDone });
  reading.reader.moveTo(lastContactId);
  return { state: 'more', reading: { ...reading, at: lastContactId } };
}

/** Behind the contacts: typed numbers that are nobody's, or stand in the campaign already. */
async function freezeTyped(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  row: FreezeRow,
  reading: Reading,
): Promise<{ state: 'more' | 'done'; reading: Reading | null }> {
  const { launch, text, typed } = reading;
  const candidates = await typedCandidates(tx, tenantId, launch.phones, typed, row.typedDone);
  if (candidates.length === 0) {
    await end(tx, tenantId, campaignId, row, 'frozen');
    return { state: 'done', reading: null };
  }
  const page = buildPages(candidates, text, row.recipients, zoneRuleOf(launch));
  if (launch.saveAsContacts)
    for (const { people } of page.pages) await saveAsContacts(tx, tenantId, people, new Date(launch.launchedAt));
  await keep(tx, tenantId, campaignId, row, page, {
    lastContactId: row.lastContactId,
    typedDone: row.typedDone + page.decided,
  });
  return { state: 'more', reading };
}

async function startReading(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  { launch: stored, lastContactId, typed: known }: FreezeRow,
  { optOutKeys, publicUrl, linkKey, linkBaseUrl }: ContactsConfig,
): Promise<Reading> {
  const launch = readLaunch(stored);
  const actor: ResourceActor = {
    kind: 'service',
    userId: nilTenant,
    tenantId,
    permissions: [],
    provedAt: 0,
    address: null,
    country: launch.country,
    timeZone: launch.timeZone,
    // "30 days ago" counts from the launch, also where a freeze goes on after midnight or a crash.
    now: launch.launchedAt,
  };
  const business = await businessOf(tx, tenantId);
  const sources = await audienceSources(tx, actor, launch.audience);
  const typed = known ?? (await rememberTyped(tx, tenantId, campaignId, launch, sources));
  const byNumber = { contactIds: typedContactIds(typed), groupIds: [], segmentIds: [] };
  return {
    at: lastContactId,
    launch,
    typed,
    reader: new AudienceReader([...sources, ...(await audienceSources(tx, actor, byNumber))], lastContactId),
    text: textsOf(launch.fields, variantRuleOf(launch), {
      businessName: launch.businessName,
      optOutLinkFor: (id) => optOutLink(publicUrl, id, makeOptOutToken(optOutKeys[0], business, id)),
      linkFor: linksOf(linkKey, linkBaseUrl, launch.linkSet?.no ?? 0),
      rules: { messageType: launch.messageType, pricedCountries: new Set(Object.keys(launch.prices)) },
    }),
  };
}

const variantRuleOf = ({ shares, variantSeed }: Launch): VariantRule | null =>
  shares === null || variantSeed === null ? null : { shares, seed: variantSeed };

/** One that the release before began to freeze is as it was told then. */
const readLaunch = (stored: unknown): Launch =>
  parsePayload(campaignLaunched, stored, 'fields' in (stored as object) ? campaignLaunched.version : 1);

/** Found out once: whoever becomes a contact, or is added to a group, while the pages are made changes nothing. */
async function rememberTyped(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  { phones }: Launch,
  sources: readonly AudienceSource[],
): Promise<Typed[]> {
  const typed = await resolveTyped(tx, tenantId, phones, sources);
  if (typed.length > 0)
    await tx.execute('update audience_freeze set typed = $3 where tenant_id = $1 and campaign_id = $2', [
      tenantId,
      campaignId,
      JSON.stringify(typed),
    ]);
  return typed;
}

/** Contacts in the order of their ids, to be decided on. */
async function readCandidates(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Candidate[]> {
  const persons = await readPersons(tx, tenantId, ids);
  return persons.map((person) => ({ person, contactId: person.id, typed: null, isDuplicate: false }));
}

/** What was decided, the counts and the page's event. */
export async function keep(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  before: FreezeRow,
  { pages: built, leftOut }: BuiltPages,
  cursor: { lastContactId: string | null; typedDone: number },
): Promise<void> {
  const counts = { ...before.leftOut };
  for (const { reason } of leftOut) counts[reason] = (counts[reason] ?? 0) + 1;
  const byVariant = withLeftOut(before.leftOutByVariant, leftOut);
  const pages = before.pages + built.length;
  const recipients = built.reduce((sum, { people }) => sum + people.length, 0);
  await tx.execute(
    'update audience_freeze set last_contact_id = $3, pages = $4, recipients = recipients + $5, left_out = $6, typed_done = $7, left_out_by_variant = $8 where tenant_id = $1 and campaign_id = $2',
    [
      tenantId,
      campaignId,
      cursor.lastContactId,
      pages,
      recipients,
      JSON.stringify(counts),
      cursor.typedDone,
      byVariant,
    ],
  );
  if (leftOut.length > 0) {
    await tx.execute(
      `insert into left_out (tenant_id, campaign_id, contact_id, reason, name, phone, typed)
       select $1, $2, * from unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::int[])`,
      [
        tenantId,
        campaignId,
        leftOut.map((each) => each.contactId),
        leftOut.map((each) => each.reason),
        leftOut.map((each) => each.name),
        leftOut.map((each) => each.phone),
        leftOut.map((each) => each.typed),
      ],
    );
  }
  for (const [at, { zone, people }] of built.entries()) {
    const page = before.pages + at + 1;
    await publish(tx, recipientsPage, { campaignId, tenantId, page, zone, people }, { aggregateVersion: BigInt(page) });
    if (zone !== null) faultPoint('after-zone-page');
  }
}

/** The last word: how many pages there are. */
export async function end(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  { launch, pages, leftOut, leftOutByVariant }: FreezeRow,
  state: 'frozen' | 'stopped',
): Promise<void> {
  await tx.execute(
    'update audience_freeze set state = $3, ended_at = now() where tenant_id = $1 and campaign_id = $2',
    [tenantId, campaignId, state],
  );
  const shares = readLaunch(launch).shares;
  const byVariant = shares?.map((_, at) => ({ leftOut: leftOutByVariant?.[at] ?? 0 })) ?? null;
  const counts = Object.fromEntries(
    Object.entries(leftOut).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
  await publish(
    tx,
    recipientsFrozen,
    { campaignId, tenantId, pages, leftOut: counts, stopped: state === 'stopped', byVariant },
    { aggregateVersion: BigInt(pages + 1) },
  );
}
