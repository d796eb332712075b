import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { messageState, skipReason } from '../src/message-state.js';
import { receiptRank } from '../src/receipts/receipt-rank.js';
import { DispatchUnderTest } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);

/** A person for each thing that can become of a text: their place, and what is set. */
const fates = [
  { fate: 'queued', state: messageState.queued },
  { fate: 'sending', state: messageState.sending },
  { fate: 'being checked', state: messageState.unknown },
  { fate: 'accepted', state: messageState.accepted },
  { fate: 'sent', state: messageState.accepted, rank: receiptRank.sent },
  { fate: 'delivered', state: messageState.accepted, rank: receiptRank.delivered },
  { fate: 'nobody can tell', state: messageState.failedUnknown },
  { fate: 'rejected', state: messageState.rejected, proved: 'bounced' },
  { fate: 'undelivered', state: messageState.accepted, rank: receiptRank.undelivered, proved: 'bounced' },
  { fate: 'failed', state: messageState.accepted, rank: receiptRank.failed, proved: 'bounced' },
  { fate: 'too late', state: messageState.skipped, code: skipReason.tooLate, proved: 'canceled' },
  { fate: 'canceled', state: messageState.skipped, code: skipReason.canceled, proved: 'canceled' },
];
const phoneOf = (at: number): string => `+614117000${String(at + 1).padStart(2, '0')}`;

async function campaignOfAll(tenantId: string): Promise<string> {
  const campaignId = newId();
  await dispatch.audience(
    tenantId,
    campaignId,
    fates.map((_, at) => person(at + 1, { phone: phoneOf(at) })),
  );
  await dispatch.fund(tenantId, campaignId);
  await eventually(
    () => expect(dispatch.heard(tenantId, sendingFinished).map((each) => each.campaignId)).toContain(campaignId),
    { timeoutMs: 15_000 },
  );
  for (const [at, { state, rank, code }] of fates.entries())
    await dispatch.service.sql(
      `update message m set state = ${state}, provider_rank = ${rank ?? 0}, error_code = ${code ?? 'null'}
         from campaign_control ca
        where ca.campaign_id = '${campaignId}' and m.campaign_no = ca.campaign_no and m.tenant_no = ca.tenant_no and m.address = '${phoneOf(at)}'`,
    );
  return campaignId;
}

const undelivered = (tenantId: string, campaignId: string, statuses: string[], cursor: number | null = null) =>
  dispatch.data<{ ordinal: number; phone: string; contactId: string | null; country: string }[]>(
    { service: 'contacts', tenantId },
    `query ($id: ID!, $statuses: [String!]!, $cursor: Int) {
       undelivered(campaignId: $id, statuses: $statuses, cursor: $cursor) { ordinal phone contactId country } }`,
    { id: campaignId, statuses, cursor },
  );
const delivered = (tenantId: string, campaignIds: string[], phones: string[]) =>
  dispatch.data<string[]>(
    { service: 'contacts', tenantId },
    'query ($ids: [ID!]!, $phones: [String!]!) { delivered(campaignIds: $ids, phones: $phones) }',
    { ids: campaignIds, phones },
  );

describe('2. who did not get a campaign', () => {
  const [tenantId, other] = [newId(), newId()];
  let campaignId: string;
  beforeAll(async () => {
    campaignId = await campaignOfAll(tenantId);
  });

  it('is who was refused, came back or was never sent to, and nobody else', async () => {
    for (const statuses of [['bounced'], ['canceled'], ['bounced', 'canceled']]) {
      const people = await undelivered(tenantId, campaignId, statuses);
      const expected = fates.flatMap(({ proved }, at) => (statuses.includes(proved ?? '') ? [at + 1] : []));
      expect(people.map(({ ordinal }) => ordinal)).toEqual(expected);
      expect(people.map(({ phone }) => phone)).toEqual(expected.map((ordinal) => phoneOf(ordinal - 1)));
    }
    expect(await undelivered(tenantId, campaignId, ['bounced', 'canceled'], 10)).toMatchObject([
      { ordinal: 11, contactId: expect.any(String), country: 'AU' },
      { ordinal: 12 },
    ]);
    expect(await undelivered(tenantId, campaignId, ['bounced'], 12)).toEqual([]);
  });

  it('is nobody of whom that is not proved, and nobody of another business', async () => {
    for (const status of ['pending', 'outbound', 'delivered', 'unknown', 'left-out', ''])
      await expect(undelivered(tenantId, campaignId, ['bounced', status])).rejects.toThrow('statuses');
    await expect(undelivered(tenantId, campaignId, [])).rejects.toThrow('statuses');
    expect(await undelivered(other, campaignId, ['bounced'])).toEqual([]);
  });

  it('may not have it from another campaign either', async () => {
    const phones = fates.map((_, at) => phoneOf(at));
    const expected = fates.flatMap(({ proved }, at) => (proved === undefined ? [phoneOf(at)] : []));
    expect((await delivered(tenantId, [newId(), campaignId], [...phones, '+61411999999'])).sort()).toEqual(expected);
    expect(await delivered(tenantId, [newId()], phones)).toEqual([]);
    expect(await delivered(other, [campaignId], phones)).toEqual([]);
  });

  it('14. reads to the letter what each person was sent, by their place', async () => {
    const rows = await dispatch.data<{ data: { ordinal: number; text: string; parts: number }[] }>(
      { tenantId },
      `query ($id: ID!) { campaignRecipients(campaignId: $id) { data { ordinal text parts clickedAt repliedAt } } }`,
      { id: campaignId },
    );
    expect(rows.data.map(({ ordinal }) => ordinal)).toEqual(fates.map((_, at) => at + 1));
    const message = (ordinal: number, who = tenantId) =>
      dispatch.data<{ text: string; parts: number }>(
        { tenantId: who },
        'query ($id: ID!, $ordinal: Int!) { campaignMessage(campaignId: $id, ordinal: $ordinal) { text parts } }',
        { id: campaignId, ordinal },
      );
    for (const { ordinal, text, parts } of rows.data) expect(await message(ordinal)).toEqual({ text, parts });
    for (const ordinal of [0, -1, 13, 2_147_483_647]) await expect(message(ordinal)).rejects.toThrow('not-found');
    await expect(message(1, other)).rejects.toThrow('not-found');
    await dispatch.service.sql(`update message set body = '' where address = '${phoneOf(0)}'`);
    await expect(message(1)).rejects.toThrow('not-found');
  });
});
