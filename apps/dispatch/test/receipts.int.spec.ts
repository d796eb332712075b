import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database, Tx } from '@bellbird/database';
import { createLogger } from '@bellbird/service-host/light';
import { eventually, type Service } from '@bellbird/testing';
import { HotConnections } from '../src/hot/hot-connections.js';
import { matchReceipts } from '../src/receipts/match-receipts.js';
import { receiptRank, type ReceiptStatus } from '../src/receipts/receipt-rank.js';
import { OutcomeRecorder } from '../src/sending/recording/outcome-recorder.js';
import { outcomeValues, recordOutcomes } from '../src/sending/recording/record-outcomes.js';
import {
  dispatchWorld,
  fund,
  startCarrier,
  startWorker,
  storeAudience,
  type Campaign,
  type World,
} from './dispatch-world.js';
import { figuresOf } from './figures.js';

let world: World;
beforeAll(async () => {
  world = await dispatchWorld();
}, 60_000);
afterAll(() => world?.drop());

const log = (
  campaign: Campaign,
  receipts: readonly { ordinal: number; status: ReceiptStatus; attempt?: number; sid?: string }[],
) =>
  world.look(
    `insert into receipt_log (campaign_id, ordinal, attempt, rank, sid) select $1, * from unnest($2::int[], $3::smallint[], $4::smallint[], $5::text[])`,
    [
      campaign.campaignId,
      receipts.map((r) => r.ordinal),
      receipts.map((r) => r.attempt ?? 1),
      receipts.map((r) => receiptRank[r.status]),
      receipts.map((r) => r.sid ?? `SM${r.ordinal}`),
    ],
  );
const rows = (campaign: Campaign) =>
  world.look<{ state: number; provider_rank: number; provider_sid: string | null; attempt: number }>(
    'select m.state, m.provider_rank, m.provider_sid, m.attempt from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 order by m.id',
    [campaign.campaignId],
  );
const scopeOf = async ({ campaignId, tenantId, holdId }: Campaign) => {
  const [control] = await world.look<{ tenant_no: number; campaign_no: number; prices: string }>(
    'select tenant_no, campaign_no, prices::text from campaign_control where campaign_id = $1',
    [campaignId],
  );
  return {
    tenantNo: control!.tenant_no,
    tenantId,
    campaignNo: control!.campaign_no,
    campaignId,
    holdId,
    prices: control!.prices,
    chunkId: null,
    prio: 1,
  };
};
/** As if they had been licensed and called for, and (where there is a sid) accepted. */
const set = (campaign: Campaign, state: number, attempt = 1) =>
  world.look(
    `update message m set state = $2::smallint, attempt = $3, sending_at = now(), price = case when $2::smallint = 2 then 80000 end from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1`,
    [campaign.campaignId, state, attempt],
  );

/** The world's database, where something else commits after the first statement that starts so. */
function doingAfterFirst(start: string, meanwhile: () => Promise<unknown>): Database {
  let done = false;
  const system = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    world.db.system((tx) => {
      const query: Tx['query'] = async (text, values) => {
        const answer = await tx.query<never>(text, values);
        if (done || !text.startsWith(start)) return answer;
        done = true;
        await meanwhile();
        return answer;
      };
      return work(new Proxy(tx, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) }));
    });
  return new Proxy(world.db, { get: (target, name) => (name === 'system' ? system : Reflect.get(target, name)) });
}

function permutations<T>(of: readonly T[]): T[][] {
  return of.length <= 1
    ? [[...of]]
    : of.flatMap((each, at) => permutations([...of.slice(0, at), ...of.slice(at + 1)]).map((rest) => [each, ...rest]));
}

/** Check 22. */
describe('six statuses in all 720 orders, each twice', () => {
  it('end the same, whatever the order, and never go backwards', async () => {
    const statuses: ReceiptStatus[] = ['accepted', 'queued', 'sending', 'sent', 'undelivered', 'delivered'];
    const orders = permutations(statuses);
    expect(orders).toHaveLength(720);
    const campaign = await storeAudience(world, orders.length);
    await fund(world, campaign, { paused: true });
    await set(campaign, 2);
    let before = (await rows(campaign)).map((row) => row.provider_rank);
    for (let turn = 0; turn < statuses.length; turn++) {
      const receipts = orders.map((order, at) => ({ ordinal: at + 1, status: order[turn]! }));
      await log(campaign, [...receipts, ...receipts]);
      await matchReceipts(world.db, 1_000);
      const now = (await rows(campaign)).map((row) => row.provider_rank);
      expect(
        now.every(
          (rank, at) =>
            rank >= before[at]! &&
            rank === Math.max(...orders[at]!.slice(0, turn + 1).map((status) => receiptRank[status])),
        ),
      ).toBe(true);
      before = now;
    }
    expect(before.every((rank) => rank === receiptRank.delivered)).toBe(true);
    const [told] = await world.look(
      `select sum((payload->>'outbound')::int)::int as outbound, sum((payload->>'delivered')::int)::int as delivered, sum((payload->>'bounced')::int)::int as bounced from outbox where event_type = 'receipts.applied' and payload->>'campaignId' = $1`,
      [campaign.campaignId],
    );
    expect(told).toEqual({ outbound: -720, delivered: 720, bounced: 0 });
    await world.look('delete from message');
    await world.look('delete from outbox');
  }, 60_000);
});

/** Check 21. */
describe('a receipt before the answer is recorded', () => {
  it.each([
    ['sending', 1],
    ['unknown', 4],
    ['given up', 6],
    ['queued again after the look-ups found nothing', 0],
    ['rejected by mistake', 3],
  ])('ends a message that is %s accepted, once, and charges it once', async (_name, state) => {
    const campaign = await storeAudience(world, 10);
    await fund(world, campaign, { paused: true });
    await set(campaign, state);
    await log(
      campaign,
      Array.from({ length: 10 }, (_, at) => ({ ordinal: at + 1, status: 'sent' as const })),
    );
    await matchReceipts(world.db, 1_000);
    // The answer comes now; and everything comes again.
    const scope = await scopeOf(campaign);
    const answers = Array.from({ length: 10 }, (_, at) => ({
      ordinal: at + 1,
      attempt: 1,
      state: 2 as const,
      sid: `SM${at + 1}`,
    }));
    for (let times = 0; times < 2; times++)
      await world.db.system((tx) => tx.query(recordOutcomes.text, outcomeValues(scope, answers, 1_000)));
    await world.db.system((tx) =>
      tx.query(
        recordOutcomes.text,
        outcomeValues(
          scope,
          answers.map((each) => ({ ...each, state: 4 as const })),
          1_000,
        ),
      ),
    );
    await log(
      campaign,
      Array.from({ length: 10 }, (_, at) => ({ ordinal: at + 1, status: 'delivered' as const })),
    );
    await matchReceipts(world.db, 1_000);
    expect(await rows(campaign)).toEqual(
      Array.from({ length: 10 }, (_, at) => ({
        state: 2,
        provider_rank: receiptRank.delivered,
        provider_sid: `SM${at + 1}`,
        attempt: 1,
      })),
    );
    const [settled] = await world.look(
      `select sum(accepted)::int as accepted, sum(charge_micro)::text as charge, count(*)::int as rows, bool_or(late) as late from settle where campaign_no = $1`,
      [scope.campaignNo],
    );
    expect(settled).toEqual({ accepted: 10, charge: '800000', rows: 1, late: state === 3 || state === 6 });
  });

  it('and at the very moment of it, ends delivered', async () => {
    const campaign = await storeAudience(world, 3);
    await fund(world, campaign, { paused: true });
    await set(campaign, 1);
    await log(
      campaign,
      [1, 2, 3].map((ordinal) => ({ ordinal, status: 'delivered' as const })),
    );
    const scope = await scopeOf(campaign);
    const answers = [1, 2, 3].map((ordinal) => ({ ordinal, attempt: 1, state: 2 as const, sid: `SM${ordinal}` }));
    const record = () => world.db.system((tx) => tx.query(recordOutcomes.text, outcomeValues(scope, answers, 1_000)));
    await matchReceipts(doingAfterFirst('update message', record), 1_000);
    expect(await rows(campaign)).toEqual(
      [1, 2, 3].map((ordinal) => ({
        state: 2,
        provider_rank: receiptRank.delivered,
        provider_sid: `SM${ordinal}`,
        attempt: 1,
      })),
    );
    expect(
      await world.look('select payload from outbox where event_type = $1 and payload->>$2 = $3', [
        'receipts.applied',
        'campaignId',
        campaign.campaignId,
      ]),
    ).toEqual([{ payload: expect.objectContaining({ outbound: -3, delivered: 3 }) }]);
  });

  it('of a text that we do not know under that message is published as a double send', async () => {
    const campaign = await storeAudience(world, 2);
    await fund(world, campaign, { paused: true });
    await set(campaign, 2, 2);
    await world.look(
      `update message m set provider_sid = 'SM2nd' from campaign_control ca where ca.campaign_no = m.campaign_no and ca.campaign_id = $1`,
      [campaign.campaignId],
    );
    await log(campaign, [
      { ordinal: 1, status: 'delivered', attempt: 1, sid: 'SM1st' },
      { ordinal: 2, status: 'delivered', attempt: 2, sid: 'SM2nd' },
    ]);
    expect(await matchReceipts(world.db, 1_000)).toEqual({ receipts: 2, doubleSendSuspected: 1 });
  });

  it('counts nothing for a message that was never called for, and knows no other campaign', async () => {
    const campaign = await storeAudience(world, 2);
    await fund(world, campaign, { paused: true });
    await log(campaign, [
      { ordinal: 1, status: 'delivered' },
      { ordinal: 99, status: 'delivered' },
    ]);
    await log({ ...campaign, campaignId: crypto.randomUUID() }, [{ ordinal: 1, status: 'delivered' }]);
    expect(await matchReceipts(world.db, 1_000)).toEqual({ receipts: 3, doubleSendSuspected: 0 });
    expect((await rows(campaign)).map((row) => [row.state, row.provider_rank])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

it('an outcome that the database cannot hold is looked up, and keeps no other from being recorded', async () => {
  const campaign = await storeAudience(world, 5);
  await fund(world, campaign, { paused: true });
  await set(campaign, 1);
  const connections = new HotConnections(world.urls.system);
  const recorder = new OutcomeRecorder(
    connections.bulk.outcome,
    16,
    60_000,
    () => undefined,
    createLogger('test', 'silent'),
  );
  const outcomes = [
    { sid: 'SM1' },
    { sid: 'SM\0' },
    { sid: 'SM3' },
    { state: 3 as const, errorCode: 3_000_000_000 },
    { sid: 'SM5' },
  ].map((each, at) => ({ ordinal: at + 1, attempt: 1, state: 2 as const, ...each }));
  const giveUp = setTimeout(() => recorder.stop(), 3_000);
  expect(await recorder.record(await scopeOf(campaign), outcomes)).toBe(true);
  clearTimeout(giveUp);
  await connections.close();
  expect((await rows(campaign)).map(({ state, provider_sid }) => [state, provider_sid])).toEqual([
    [2, 'SM1'],
    [4, null],
    [2, 'SM3'],
    [4, null],
    [2, 'SM5'],
  ]);
  await world.look('delete from lookup');
});

describe('answers that are lost', () => {
  let carrier: Awaited<ReturnType<typeof startCarrier>>;
  let worker: Service;
  beforeAll(async () => {
    await world.look('delete from message');
    await world.look('delete from settle');
    await world.look('delete from outbox');
    await world.look(`delete from campaign_control`);
    carrier = await startCarrier();
    worker = await startWorker(world, carrier.url, {
      SMS_TIMEOUT_MS: '400',
      LOOKUP_AFTER_MS: '200,500,900',
      DISPATCH_IN_FLIGHT: '100',
    });
  }, 60_000);
  afterAll(async () => {
    await worker?.kill();
    await carrier?.service.kill('SIGKILL');
  });

  it('time-outs, cut connections and 500s end each text sent once, with the look-up’s help', async () => {
    await carrier.set({
      lostAnswerPercent: 8,
      timeoutPercent: 4,
      serverErrorPercent: 4,
      errorAfterAcceptPercent: 4,
      latencyMs: 5,
    });
    const campaign = await storeAudience(world, 400, { pageSize: 100 });
    await fund(world, campaign);
    await eventually(
      async () =>
        expect(
          (
            await world.look<{ state: string }>('select state from campaign_control where campaign_id = $1', [
              campaign.campaignId,
            ])
          )[0]?.state,
        ).toBe('finished'),
      { timeoutMs: 30_000 },
    );
    const [figures, report] = [await figuresOf(world), await carrier.report()];
    expect(report.twice).toEqual([]);
    expect(figures.open).toBe(0);
    expect(figures.byState[2]).toBe(report.accepted);
    // A text that met a fault without acceptance three times is given up; hardly any.
    expect((figures.byState[2] ?? 0) + (figures.byState[6] ?? 0)).toBe(400);
    expect(figures.byState[6] ?? 0).toBeLessThan(10);
    expect(figures.finishedWrong).toBe(0);
  }, 60_000);
});
