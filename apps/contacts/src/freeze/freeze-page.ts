import { nilTenant } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import {
  byPosition,
  campaignLaunched,
  recipientsFrozen,
  recipientsPage,
  type LeftOutCounts,
  type Payload,
} from '@bellbird/events';
import { publish } from '@bellbird/outbox';
import type { ResourceActor } from '@bellbird/resource-kit';
import { compileTemplate, parseTemplate, placeholdersUsed } from '@bellbird/sms-text';
import type { ContactsConfig } from '../contacts.config.js';
import { businessOf } from '../opt-out/business.js';
import { makeOptOutToken, optOutLink } from '../opt-out/opt-out-token.js';
import { AudienceReader } from './audience-reader.js';
import { audienceSources } from './audience-source.js';
import { buildPage, mostPeopleOnPage, type BuiltPage } from './build-page.js';
import { personColumns, type CampaignText, type PersonRow } from './person.js';

export type Launch = Payload<typeof campaignLaunched>;

interface FreezeRow {
  launch: Launch;
  canceled: boolean;
  lastContactId: string | null;
  pages: number;
  recipients: number;
  leftOut: Partial<LeftOutCounts>;
}

/** What a worker keeps between two pages of one campaign; made anew whenever the cursor is not where it thinks. */
export interface Reading {
  /** Where the reader stands; it is good for no other place. */
  at: string | null;
  reader: AudienceReader;
  text: CampaignText;
}

/** More ids than fit on a page, so that a page with people left out is still full. */
const candidatesAtOnce = 2 * mostPeopleOnPage;

/**
 * One page of a freeze in one transaction: the people, who was left out, the cursor and the page's event. Whoever holds
 * the row makes the next page, so a kill at any moment loses and doubles nothing. 'busy' where another process holds it.
 */
export async function freezePage(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  before: Reading | null,
  links: ContactsConfig,
): Promise<{ state: 'more' | 'done' | 'busy'; reading: Reading | null }> {
  const [row] = await tx.query<FreezeRow>(
    `select launch, canceled, last_contact_id as "lastContactId", pages, recipients, left_out as "leftOut" from audience_freeze
      where tenant_id = $1 and campaign_id = $2 and state = 'running' for update skip locked`,
    [tenantId, campaignId],
  );
  if (row === undefined) return { state: 'busy', reading: null };
  if (row.canceled) {
    await end(tx, tenantId, campaignId, row, 'stopped');
    return { state: 'done', reading: null };
  }
  const reading =
    before !== null && before.at === row.lastContactId ? before : await startReading(tx, tenantId, row, links);
  const ids = await reading.reader.peek(tx, candidatesAtOnce);
  if (ids.length === 0) {
    await end(tx, tenantId, campaignId, row, 'frozen');
    return { state: 'done', reading: null };
  }
  const page = buildPage(await readPersons(tx, tenantId, ids), reading.text, row.recipients);
  // People who were deleted for ever since their ids were read are nobody any more.
  const lastContactId = page.lastContactId ?? (ids.at(-1) as string);
  await keep(tx, tenantId, campaignId, row, page, lastContactId);
  reading.reader.moveTo(lastContactId);
  return { state: 'more', reading: { ...reading, at: lastContactId } };
}

async function startReading(
  tx: Tx,
  tenantId: string,
  { launch, lastContactId }: FreezeRow,
  { optOutKeys, publicUrl }: ContactsConfig,
): Promise<Reading> {
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
  const template = parseTemplate(launch.message);
  const business = await businessOf(tx, tenantId);
  return {
    at: lastContactId,
    reader: new AudienceReader(await audienceSources(tx, actor, launch.audience), lastContactId),
    text: {
      render: compileTemplate(template),
      businessName: launch.businessName,
      usesOptOutLink: placeholdersUsed(template).includes('optOutLink'),
      optOutLinkFor: (id) => optOutLink(publicUrl, id, makeOptOutToken(optOutKeys[0], business, id)),
      rules: { messageType: launch.messageType, pricedCountries: new Set(Object.keys(launch.prices)) },
    },
  };
}

function readPersons(tx: Tx, tenantId: string, ids: readonly string[]): Promise<PersonRow[]> {
  const columns = Object.entries(personColumns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ');
  return tx.query<PersonRow>(
    `select ${columns} from contact c where c.tenant_id = $1 and c.id = any($2::uuid[]) order by c.id`,
    [tenantId, ids],
  );
}

async function keep(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  before: FreezeRow,
  { people, leftOut }: BuiltPage,
  lastContactId: string,
): Promise<void> {
  const counts = { ...before.leftOut };
  for (const { reason } of leftOut) counts[reason] = (counts[reason] ?? 0) + 1;
  const pages = before.pages + (people.length > 0 ? 1 : 0);
  await tx.execute(
    'update audience_freeze set last_contact_id = $3, pages = $4, recipients = recipients + $5, left_out = $6 where tenant_id = $1 and campaign_id = $2',
    [tenantId, campaignId, lastContactId, pages, people.length, JSON.stringify(counts)],
  );
  if (leftOut.length > 0) {
    await tx.execute(
      `insert into left_out (tenant_id, campaign_id, contact_id, reason, name, phone)
       select $1, $2, * from unnest($3::uuid[], $4::text[], $5::text[], $6::text[])`,
      [
        tenantId,
        campaignId,
        leftOut.map((each) => each.contactId),
        leftOut.map((each) => each.reason),
        leftOut.map((each) => each.name),
        leftOut.map((each) => each.phone),
      ],
    );
  }
  if (people.length > 0)
    await publish(
      tx,
      recipientsPage,
      { campaignId, tenantId, page: pages, people: people.map(byPosition) },
      { aggregateVersion: BigInt(pages) },
    );
}

/** The last word: how many pages there are. */
async function end(
  tx: Tx,
  tenantId: string,
  campaignId: string,
  { pages, leftOut }: FreezeRow,
  state: 'frozen' | 'stopped',
): Promise<void> {
  await tx.execute(
    'update audience_freeze set state = $3, ended_at = now() where tenant_id = $1 and campaign_id = $2',
    [tenantId, campaignId, state],
  );
  const counts = Object.fromEntries(
    Object.entries(leftOut).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
  await publish(
    tx,
    recipientsFrozen,
    { campaignId, tenantId, pages, leftOut: counts, stopped: state === 'stopped' },
    { aggregateVersion: BigInt(pages + 1) },
  );
}
