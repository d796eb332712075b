import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, seeded, spawnService, testPostgres, type Service } from '@bellbird/testing';
import { stopCampaign } from '../src/campaign/stop-campaign.js';
import { requestMessages } from '../src/intake/request-messages.js';
import {
  asked,
  dispatchWorld,
  fund,
  requestOf,
  secret,
  startCarrier,
  startWorker,
  storeAudience,
  type World,
} from './dispatch-world.js';
import { disagreements, figuresOf } from './figures.js';
import { wakeUp } from './worker-pool.js';
import { wrongConversations } from './wrong-conversations.js';

/** Checks 19 and 23: a kill -9 at every named point. The names are read from the source, so a new one must be placed here. */
const atIntake = ['intake-page', 'after-chunk', 'after-page', 'close'];
const atInbound = 'after-conversation';
const atResults = ['after-result-due', 'after-result'];
const atLinks = ['after-link-set', 'after-click-log', 'before-judge'];
const atWork = [
  'after-claim',
  'after-license',
  'take-over',
  'mid-http',
  'before-outcome',
  'after-outcome',
  'after-end-of-chunk',
  'match-receipts',
  'skip-canceled',
  'finish',
  ...atResults,
];
/** With `test:long` each is passed ten times (fault-points.long.spec.ts). */
const times = Number(process.env['FAULT_POINT_TIMES'] ?? 1);

let world: World;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
beforeAll(async () => {
  [world, carrier] = await Promise.all([dispatchWorld(), startCarrier()]);
}, 60_000);
afterAll(async () => {
  await carrier?.service.kill('SIGKILL');
  await world?.drop();
});

it('places every fault point that stands in the source', () => {
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && name !== 'fault-point.ts',
  );
  const named = sources.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/faultPoint\('([^']+)'\)/g)].map((match) => match[1]!),
  );
  expect(named.sort()).toEqual([...atIntake, atInbound, ...atLinks, ...atWork].sort());
});

describe('the intake', () => {
  const hear = (campaign: { tenantId: string; campaignId: string }, faultPoint: string) =>
    spawnService({
      entry: new URL('./intake.main.ts', import.meta.url),
      env: {
        DATABASE_URL: testPostgres().url,
        BELLBIRD_SECRET: secret,
        DISPATCH_DATABASE: world.name,
        TENANT: campaign.tenantId,
        CAMPAIGN: campaign.campaignId,
        PAGES: '3',
        PAGE_SIZE: '50',
        FAULT_POINT: faultPoint,
      },
    });

  it('killed at each of its points after each page stores the audience once', async () => {
    const campaign = { tenantId: crypto.randomUUID(), campaignId: crypto.randomUUID() };
    for (const point of ['intake-page:1', 'after-chunk:2', 'after-page:2', 'close'])
      expect(await (await hear(campaign, point)).ended).toBe('SIGKILL');
    expect(await (await hear(campaign, '')).ended).toBe(0);
    const [stored] = await world.look(
      `select count(*)::int as rows, count(distinct contact_id)::int as contacts, count(distinct address)::int as phones from message`,
    );
    expect(stored).toEqual({ rows: 148, contacts: 148, phones: 148 });
    expect(await world.look(`select payload from outbox where event_type = 'recipients.stored'`)).toEqual([
      {
        payload: {
          ...campaign,
          recipients: 148,
          unitsByCountry: { AU: 148 },
          leftOut: { noConsent: 1, duplicatePhone: 2 },
          stopped: false,
          byVariant: null,
        },
      },
    ]);
    await world.look('delete from message');
    await world.look('delete from chunk');
    await world.look('delete from campaign_control');
  }, 240_000);
});

describe('short links', () => {
  it('killed at each point have their set before a licence, and count each logged click once', async () => {
    const campaign = await storeAudience(world, 1);
    const run = async (faultPoint: string, clicks = 0): Promise<unknown> => {
      const env = {
        ...{ DATABASE_URL: testPostgres().url, BELLBIRD_SECRET: secret, DISPATCH_DATABASE: world.name },
        ...{ TENANT: campaign.tenantId, CAMPAIGN: campaign.campaignId, HOLD: campaign.holdId },
        ...{ CLICKS: String(clicks), FAULT_POINT: faultPoint },
      };
      return (await spawnService({ entry: new URL('./links.main.ts', import.meta.url), env })).ended;
    };
    const funded = 'select c.funded_heard, l.no from campaign_control c left join link_set l using (campaign_no)';
    expect(await run('after-link-set:1')).toBe('SIGKILL');
    expect(await world.look(funded)).toEqual([{ funded_heard: false, no: null }]);
    expect(await run('')).toBe(0);
    expect(await world.look(funded)).toEqual([{ funded_heard: true, no: 7 }]);
    await world.look(`update message set state = 2, attempt = 1, done_at = now() - interval '1 hour'`);
    expect(await run('after-click-log:1', 1)).toBe('SIGKILL');
    await world.look(`update click_log set logged_at = now() - interval '6 seconds'`);
    expect(await run('before-judge:1')).toBe('SIGKILL');
    expect(await world.look('select count(*)::int as n from click_log')).toEqual([{ n: 1 }]);
    for (let n = 0; n < 2; n++) expect(await run('')).toBe(0);
    expect(
      await world.look(`select (select count(*) from click_log)::int as logged, (select count(*) from click)::int as clicks,
        (select count(*) from engaged)::int as people, (select clicks from link_count) as counted,
        (select count(*) from outbox where event_type = 'engagement.applied')::int as told`),
    ).toEqual([{ logged: 0, clicks: 1, people: 1, counted: 1, told: 1 }]);
    await world.look('truncate message, chunk, campaign_control, link_set, link_count, click, engaged, outbox');
  }, 240_000);
});

describe('the webhook of inbound texts', () => {
  it('killed in the middle of each text takes it once when it comes again: conversation, hold and events alike', async () => {
    const campaign = await storeAudience(world, 1);
    await fund(world, campaign);
    const [{ address: from }] = (await world.look(
      'update message set state = 2, attempt = 1, sending_at = now() returning address',
    )) as [{ address: string }];
    const texts = ['Hello', 'pls no more', 'Are you there?', 'wrong number', 'START', 'Thanks', 'STOP'];
    const hear = async (faultPoint: string): Promise<unknown> => {
      const env = {
        ...{ DATABASE_URL: testPostgres().url, BELLBIRD_SECRET: secret, DISPATCH_DATABASE: world.name },
        ...{ FROM: from, TO: '+61491578888', TEXTS: JSON.stringify(texts), FAULT_POINT: faultPoint },
      };
      return (await spawnService({ entry: new URL('./inbound.main.ts', import.meta.url), env })).ended;
    };
    // What was taken passes the point no more: each start after the first takes one text and dies in the next.
    for (const at of texts.keys()) expect(await hear(`${atInbound}:${Math.min(at + 1, 2)}`)).toBe('SIGKILL');
    expect(await hear('')).toBe(0);
    expect(await world.look('select unread, places, last_text, attention, on_hold from conversation')).toEqual([
      { unread: texts.length, places: texts.length, last_text: 'STOP', attention: null, on_hold: false },
    ]);
    expect(await wrongConversations((sql) => world.look(sql))).toEqual([]);
    expect(
      await world.look(
        `select event_type, count(*)::int as n from outbox where event_type in ('inbound.received', 'consent.recorded') group by 1 order by 1`,
      ),
    ).toEqual([
      { event_type: 'consent.recorded', n: 4 },
      { event_type: 'inbound.received', n: texts.length },
    ]);
    for (const table of ['inbound_sms', 'conversation', 'consent', 'message', 'chunk', 'campaign_control', 'outbox'])
      await world.look(`delete from ${table}`);
  }, 240_000);
});

describe('a worker', () => {
  it('killed at each of its points loses nobody, texts nobody twice, charges nobody twice', async () => {
    let messages = 0;
    let receipts = 0;
    await seeded(async ({ int }) => {
      const points = Array.from({ length: times }, () => atWork).flat();
      // The next stands by, loaded, while the present one works: starting a process is what takes time.
      let next = standBy(points[0]!, int);
      for (const [at, point] of points.entries()) {
        const worker = await next;
        if (at + 1 < points.length) next = standBy(points[at + 1]!, int);
        const campaign = await storeAudience(world, 300, { pageSize: 100 });
        messages += 300;
        await fund(world, campaign);
        if (point === 'skip-canceled') await stopCampaign(world.db, { ...campaign, version: 9n, cancel: true });
        if (point === 'match-receipts') receipts += (await logReceipts()).length;
        if (atResults.includes(point)) messages += await requestSingles();
        // This one mends what the one before left, and dies at its own point.
        await wakeUp(worker).catch(() => undefined);
        await eventually(async () => expect(await Promise.race([worker.ended, false])).toBe('SIGKILL'), {
          timeoutMs: 40_000,
        }).catch((error: unknown) => {
          throw new Error(`${point} was not passed`, { cause: error });
        });
      }
    });
    const last = await startWorker(world, carrier.url, { LOOKUP_AFTER_MS: '300,700,1200' });
    await eventually(
      async () =>
        expect(await world.look(`select count(*)::int as n from campaign_control where state <> 'finished'`)).toEqual([
          { n: 0 },
        ]),
      { timeoutMs: 30_000 },
    );
    // Receipts are matched after the texts that wait.
    await eventually(async () =>
      expect(await world.look('select count(*)::int as delivered from message where provider_rank = 4')).toEqual([
        { delivered: receipts },
      ]),
    );
    await last.kill();
    const [figures, report] = [await figuresOf(world), await carrier.report()];
    expect(report.twice).toEqual([]);
    expect(report.mostAttempt).toBeLessThanOrEqual(3);
    expect(report.accepted).toBe(figures.byState[2]);
    // A single text of which a killed worker left nothing is never sent again: it is given up, and not charged.
    expect((figures.byState[2] ?? 0) + (figures.byState[5] ?? 0) + (figures.byState[6] ?? 0)).toBe(messages);
    expect(
      await world.look(
        `select m.id from message m join campaign_control ca using (tenant_no, campaign_no) where m.state = 6 and ca.prio > 0`,
      ),
    ).toEqual([]);
    expect(figures).toMatchObject({
      open: 0,
      finished: (atWork.length + atResults.length) * times,
      finishedWrong: 0,
      charged: String(80_000n * BigInt(report.accepted)),
    });
    expect(receipts).toBeGreaterThanOrEqual(times);
    const told = await world.look<{ people: number; final: boolean }>(
      `select distinct on (partition_key) jsonb_array_length(payload -> 'people') as people, (payload -> 'final')::boolean as final
         from outbox where event_type = 'message.resulted' order by partition_key, agg_version desc`,
    );
    expect(told).toEqual(Array.from({ length: atResults.length * times }, () => ({ people: 3, final: true })));
    expect(await world.look('select * from result_due')).toEqual([]);
    expect(await disagreements(world, await carrier.accepted())).toEqual({ onlyHere: [], onlyThere: [], otherSid: [] });
  }, 300_000);

  const standBy = (point: string, int: (from: number, to: number) => number): Promise<Service> => {
    const nth = ['after-license', 'before-outcome', 'after-outcome', 'mid-http'].includes(point) ? int(1, 2) : 1;
    return startWorker(world, carrier.url, {
      STANDBY: '1',
      FAULT_POINT: `${point}:${nth}`,
      DISPATCH_IN_FLIGHT: '50',
      LOOKUP_AFTER_MS: '300,700,1200',
    });
  };

  /** Of a request; each text of it at the price of all others here. */
  const requestSingles = async (): Promise<number> => {
    const request = requestOf({ people: [asked(), asked(), asked()] });
    await world.db.tenant(request.tenantId, (tx) =>
      requestMessages(tx, [{ payload: request, traceparent: null }], new Date()),
    );
    return request.people.length;
  };

  /**
   * Receipts of texts that did leave, which on a slow machine may be few: one of any other would be the proof that it
   * did, whatever the carrier knows.
   */
  const logReceipts = () =>
    world.look(`
      insert into receipt_log (campaign_id, ordinal, attempt, rank, sid)
      select c.campaign_id, (m.id & 4294967295)::int, m.attempt, 4, m.provider_sid from message m join campaign_control c on c.campaign_no = m.id >> 32
       where m.state = 2 and m.provider_rank < 4 limit 100 returning 1`);
});
