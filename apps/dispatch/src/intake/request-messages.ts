import { sql, type Tx } from '@bellbird/database';
import { InvalidEvent, type messageRequested } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import { campaignControls, lockCampaigns, type CampaignControl } from '../campaign/campaign-control.repository.js';
import { onceFunded, stopsOf } from '../campaign/fund-campaign.js';
import { windowColumns } from '../campaign/keep-window.js';
import { sendTimes } from '../campaign/send-window.js';
import { moveByReply } from '../conversation/move-conversation.js';
import { baseIdOf } from '../message-state.js';
import { markResultsDue } from '../results/result-due.js';

type Requested = Pick<ConsumedEvent<typeof messageRequested>, 'payload' | 'traceparent'>;
/** A request that is new here, with the row that its campaign has. */
interface Fresh extends Requested {
  campaign: CampaignControl;
}

/** A conversation that a reply moved. */
export interface Moved {
  tenantId: string;
  conversationId: string;
}

/**
 * Requests of one tenant, each of one or a few single texts whose hold is open already: a small campaign of one page
 * with the id of the request, in the lane of single texts (prio 0), each person at the price that came with it. Their
 * fate unknown, they are never sent again: a code or a turn that comes minutes late, or twice, is worse than none. For
 * the same reason they end with `notLaterThan`, where a campaign would wait for its owner. As many statements for a
 * hundred as for one. Replies move their conversations, which are answered.
 */
export async function requestMessages(tx: Tx, requests: readonly Requested[], now: Date): Promise<Moved[]> {
  for (const { payload } of requests) {
    const { length } = payload.people;
    if (length === 0 || length > 1_000) throw new InvalidEvent('A request has 1 to 1,000 people.');
  }
  const [first] = requests;
  if (first === undefined) return [];
  const fresh = await lockNew(tx, first.payload.tenantId, requests);
  const tenantNo = fresh[0]?.campaign.tenant_no;
  if (tenantNo === undefined) return [];
  await tx.execute(
    `insert into single_request (tenant_no, campaign_no, purpose, asked_by)
     select $1, * from unnest($2::int[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      tenantNo,
      fresh.map(({ campaign }) => campaign.campaign_no),
      fresh.map(({ payload }) => payload.purpose),
      fresh.map(({ payload }) => payload.askedBy),
    ],
  );
  const stored = await storePeople(tx, tenantNo, fresh);
  await fund(tx, fresh, stored, now);
  const moved: Moved[] = [];
  for (const { payload } of fresh) {
    const { tenantId, purpose, people } = payload;
    const [person] = people;
    if (purpose !== 'reply' || person === undefined) continue;
    const reply = { tenantId, phone: person.address, text: person.text, at: now };
    const conversationId = await moveByReply(tx, reply);
    if (conversationId !== null) moved.push({ tenantId, conversationId });
  }
  return moved;
}

/**
 * The requests that are new, their campaigns' rows made and locked, in the order of their numbers. One that comes again,
 * because nobody heard what became of it, is told once more; one whose id is another tenant's is passed over.
 */
async function lockNew(tx: Tx, tenantId: string, requests: readonly Requested[]): Promise<Fresh[]> {
  // The first of an id wins, in a list as one after the other.
  const byId = new Map([...requests].reverse().map((request) => [request.payload.requestId, request]));
  const campaigns = await lockCampaigns(tx, tenantId, [...byId.keys()]);
  const known = campaigns.filter(({ funded_heard }) => funded_heard);
  if (known.length > 0)
    await markResultsDue(
      tx,
      known[0]!.tenant_no,
      known.map(({ campaign_no }) => campaign_no),
    );
  return campaigns
    .filter(({ funded_heard }) => !funded_heard)
    .map((campaign) => ({ ...byId.get(campaign.campaign_id)!, campaign }));
}

/**
 * One page a request and a message a person; answers how many each has, by campaign number. A phone twice in one request
 * gets one text.
 */
async function storePeople(tx: Tx, tenantNo: number, fresh: readonly Fresh[]): Promise<Map<number, number>> {
  const column = <T>(of: (each: Fresh) => T): T[] => fresh.map(of);
  const chunks = await tx.query<{ campaign_no: number; id: bigint }>(
    `insert into chunk (tenant_no, id, campaign_no, page, lo, hi, people, most_units)
     select $1, nextval('chunk_number'), r.campaign_no, 1, (r.campaign_no::bigint << 32) + 1, (r.campaign_no::bigint << 32) + r.people, r.people, r.most_units
       from unnest($2::int[], $3::int[], $4::smallint[]) r(campaign_no, people, most_units)
     returning campaign_no, id`,
    [
      tenantNo,
      column(({ campaign }) => campaign.campaign_no),
      column(({ payload }) => payload.people.length),
      column(({ payload }) => Math.max(...payload.people.map(({ units }) => units))),
    ],
  );
  const chunkOf = new Map(chunks.map(({ campaign_no, id }) => [campaign_no, id]));
  const people = fresh.flatMap(({ campaign, payload }) => {
    const contacts = new Set<string>();
    return payload.people.map((person, at) => {
      // One contact may stand for several addresses (a test): the row of the second has none.
      const isFirst = person.contactId !== null && !contacts.has(person.contactId);
      if (isFirst) contacts.add(person.contactId!);
      const id = baseIdOf(campaign.campaign_no) + BigInt(at + 1);
      return { ...person, id, contactId: isFirst ? person.contactId : null, campaignNo: campaign.campaign_no };
    });
  });
  const stored = await tx.query<{ campaign_no: number }>(
    `insert into message (tenant_no, id, campaign_no, chunk_id, contact_id, address, country, body, units, quoted)
     select $1, p.* from unnest($2::bigint[], $3::int[], $4::bigint[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::smallint[], $10::bigint[]) p
     on conflict do nothing returning campaign_no`,
    [
      tenantNo,
      people.map(({ id }) => id.toString()),
      people.map(({ campaignNo }) => campaignNo),
      people.map(({ campaignNo }) => chunkOf.get(campaignNo)!.toString()),
      people.map(({ contactId }) => contactId),
      people.map(({ address }) => address),
      people.map(({ country }) => country),
      people.map(({ text }) => text),
      people.map(({ units }) => units),
      people.map(({ price }) => price),
    ],
  );
  const counts = new Map<number, number>();
  for (const { campaign_no } of stored) counts.set(campaign_no, (counts.get(campaign_no) ?? 0) + 1);
  return counts;
}

/** Their holds are open: from here on they may be sent, unless a stop was known before. */
async function fund(tx: Tx, fresh: readonly Fresh[], stored: Map<number, number>, now: Date): Promise<void> {
  const stops = await stopsOf(
    tx,
    fresh.map(({ campaign }) => campaign),
  );
  const rows = fresh.map(({ payload, traceparent, campaign }) => {
    // Where nothing is asked for, not even a clock that is turned back holds it.
    const notBefore = new Date(payload.notBefore ?? 0);
    const notLaterThan = payload.notLaterThan === null ? null : new Date(payload.notLaterThan);
    const recipients = stored.get(campaign.campaign_no) ?? 0;
    return {
      tenant_no: campaign.tenant_no,
      campaign_no: campaign.campaign_no,
      ...onceFunded(campaign, stops.get(campaign.campaign_no)),
      ...windowColumns(sendTimes({ timeZone: payload.timeZone, notBefore, notLaterThan }, now)),
      prio: 0,
      funded_heard: true,
      hold_id: payload.holdId,
      channel: payload.channel,
      sender: payload.sender.address,
      consent_needed: payload.messageType !== 'transactional',
      time_zone: payload.timeZone,
      not_before: notBefore,
      not_later_than: notLaterThan,
      unknown_policy: 'never' as const,
      pages: 1,
      duplicates: payload.people.length - recipients,
      recipients,
      traceparent,
    };
  });
  await campaignControls.updateEach(tx, ['tenant_no', 'campaign_no'], rows, { revision: sql`t.revision + 1` });
}
