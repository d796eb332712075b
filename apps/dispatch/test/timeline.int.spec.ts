import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { sendingFinished } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { person } from './dispatch-world.js';

const dispatch = new DispatchUnderTest();
beforeAll(() => dispatch.start(), 60_000);
afterAll(() => dispatch.stop(), 60_000);

interface Text {
  id: string;
  at: string;
  kind: string;
  [member: string]: unknown;
}

const phone = '+61411600001';

async function sent(tenantId: string): Promise<string> {
  const campaignId = newId();
  await dispatch.audience(tenantId, campaignId, [person(1, { phone })]);
  await dispatch.fund(tenantId, campaignId);
  await eventually(
    () => expect(dispatch.heard(tenantId, sendingFinished).map((each) => each.campaignId)).toContain(campaignId),
    { timeoutMs: 15_000 },
  );
  return campaignId;
}

const ask = (tenantId: string, given: Record<string, unknown> = {}): Promise<Text[]> =>
  dispatch.data(
    { service: 'contacts', tenantId },
    `query ($phone: String!, $before: DateTime, $limit: Int!, $kinds: [String!]!) {
       timeline(phone: $phone, before: $before, limit: $limit, kinds: $kinds) { id at kind campaignId text status reason cost by } }`,
    { phone, limit: 100, kinds: ['text', 'reply'], ...given },
  );

describe('the time line of a phone', () => {
  it('has the texts of campaigns and the replies, the newest first, of this business alone', async () => {
    const [tenantId, other] = [newId(), newId()];
    const first = await sent(tenantId);
    // Texts are sent by the clock of the database, and replies come by that of the service.
    dispatch.platform.clock.set(new Date().toISOString());
    await dispatch.webhook('/webhooks/sandbox/inbound', {
      ...{ sid: `SM${newId()}`, from: phone, to: sharedSender, body: 'Thanks', at: new Date().toISOString() },
    });
    await sent(other);
    const second = await sent(tenantId);
    const all = await ask(tenantId);
    expect(all.map(({ kind, campaignId }) => [kind, campaignId])).toEqual([
      ['text', second],
      ['reply', null],
      ['text', first],
    ]);
    expect(all[1]).toMatchObject({ text: 'Thanks', status: null, cost: null, by: null });
    expect(all[2]).toMatchObject({ reason: null, cost: expect.stringMatching(/^0\.\d{6}$/) });
    expect(await ask(tenantId)).toEqual(all);
    expect(await ask(tenantId, { kinds: ['reply'] })).toEqual([all[1]]);
    expect(await ask(tenantId, { limit: 1 })).toEqual([all[0]]);
    expect(await ask(tenantId, { before: all[0]!.at })).toEqual(all.slice(1));
    expect(await ask(newId())).toEqual([]);
  });

  it('names the review link that was followed without the place of who followed it', async () => {
    const tenantId = newId();
    const campaignId = await sent(tenantId);
    const of = 'from campaign_control where campaign_id = $1';
    await dispatch.service.sql(
      `insert into link_set (no, tenant_no, campaign_no, urls, people) select 901, tenant_no, campaign_no, array[$2], 1 ${of}`,
      [campaignId, 'https://bellbird.example/review/business/{contact}'],
    );
    await dispatch.service.sql(`insert into click select tenant_no, campaign_no, 1, 1, now(), false ${of}`, [
      campaignId,
    ]);
    expect(await ask(tenantId, { kinds: ['click'] })).toMatchObject([
      { kind: 'click', campaignId, text: 'https://bellbird.example/review/business' },
    ]);
  });

  it('has all of one millisecond on a page', async () => {
    const tenantId = newId();
    await sent(tenantId);
    const at = new Date().toISOString();
    for (const body of ['Thanks', 'Bye']) {
      dispatch.platform.clock.set(at);
      await dispatch.webhook('/webhooks/sandbox/inbound', {
        ...{ sid: `SM${newId()}`, from: phone, to: sharedSender, body, at },
      });
    }
    const both = await ask(tenantId, { kinds: ['reply'] });
    expect(new Set(both.map((each) => each.at)).size).toBe(1);
    expect(both).toHaveLength(2);
    expect(await ask(tenantId, { kinds: ['reply'], limit: 1 })).toEqual(both);
  });

  it('is asked for by services alone', async () => {
    const { error } = await dispatch.ask(
      { tenantId: newId() },
      `{ timeline(phone: "${phone}", limit: 1, kinds: ["text"]) { id } }`,
    );
    expect(error).toMatchObject({ code: 'forbidden' });
  });
});
