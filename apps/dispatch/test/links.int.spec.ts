import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deriveKeys } from '@bellbird/auth';
import { newId, type Database, type Tx } from '@bellbird/database';
import { engagementApplied, recipientsStored, tenantReinstated, tenantSuspended } from '@bellbird/events';
import type { Logger } from '@bellbird/service-host';
import { codeOf } from '@bellbird/short-link';
import { eventually, postgresProxy, testPostgres } from '@bellbird/testing';
import { HotConnection } from '../src/hot/hot-connection.js';
import { AskBlockedHosts } from '../src/links/ask-blocked-hosts.js';
import { BlockedHosts } from '../src/links/blocked-hosts.js';
import { ClickLog } from '../src/links/click-log.js';
import { judgeClicks } from '../src/links/judge-clicks.js';
import { LinkSets } from '../src/links/link-sets.js';
import { redirectListener } from '../src/links/redirect.js';
import { SecondLimit } from '../src/links/second-limit.js';
import type { TenantsPeer } from '../src/peers/tenants.peer.js';
import { DispatchUnderTest } from './dispatch-under-test.js';
import { dispatchWorld, fund, person, storeAudience, type Campaign, type World } from './dispatch-world.js';

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Safari/604.1';
const iMessage = 'Mozilla/5.0 (Macintosh) Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0';
const cakes = 'https://example.com/cakes?who=all';
const bread = 'https://shop.example.org/bread';

type Page = Parameters<DispatchUnderTest['audience']>[2];

/** Rows and entries of indexes of all clicks that this connection has read, so far as Postgres has not yet added them up. */
async function clicksRead(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ read: number }>(
    `select sum(pg_stat_get_xact_tuples_returned(oid))::int as read from pg_class where relname like 'click%' and relkind in ('r', 'i')`,
  );
  return row!.read;
}

/** Everything of an answer that matters here. */
async function get(url: string, init: RequestInit = {}) {
  const answer = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { 'user-agent': safari, ...(init.headers as Record<string, string>) },
  });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text(), answer };
}

describe('a short link of a campaign', () => {
  let t: DispatchUnderTest;
  beforeAll(async () => {
    t = await new DispatchUnderTest().start();
  }, 90_000);
  afterAll(async () => t?.stop());

  let sets = 100;
  const linkOf = (linkSet: number, ordinal: number, link = 1): string =>
    `${t.service.url}/l/${codeOf(deriveKeys(t.platform, 'short links')[0], { linkSet, ordinal, link })}`;

  /** As campaigns does: the money is there after all people are. */
  async function funded(tenantId: string, campaignId: string, page: Page, linkSet: { no: number; urls: string[] }) {
    await t.audience(tenantId, campaignId, page);
    await eventually(() => expect(t.heard(tenantId, recipientsStored)).toHaveLength(1));
    await t.fund(tenantId, campaignId, { linkSet });
  }

  /** A campaign whose texts were accepted a while ago. */
  async function sent(people = 3) {
    const [tenantId, campaignId, no] = [newId(), newId(), ++sets];
    const page = Array.from({ length: people }, (_, n) => person(n + 1));
    await funded(tenantId, campaignId, page, { no, urls: [cakes, bread] });
    const sql = `select count(*)::int as n from message m join campaign_control ca using (tenant_no, campaign_no) where ca.campaign_id = $1 and m.state = 2`;
    await eventually(async () => expect(await t.service.sql(sql, [campaignId])).toEqual([{ n: people }]), {
      timeoutMs: 20_000,
    });
    await t.service.sql(`update message set done_at = done_at - interval '1 hour'`);
    return { tenantId, campaignId, no, page };
  }
  const links = (tenantId: string, ids: string[]) =>
    t.data(
      { service: 'campaigns', tenantId },
      'query ($ids: [ID!]!) { campaignLinks(campaignIds: $ids) { campaignId link clickedPeople clicks likelyMachine } }',
      { ids },
    );

  it('leads on, and says nothing of it to others', async () => {
    const { no } = await sent();
    const { status, to, answer } = await get(linkOf(no, 1));
    expect([status, to]).toEqual([302, cakes]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect((await get(linkOf(no, 1, 2), { method: 'HEAD' })).to).toBe(bread);
    expect((await get(linkOf(no, 1), { method: 'POST' })).status).toBe(405);
  });

  it('16: of a review leads each contact to their own form, and a number that is nobody’s to the form of all', async () => {
    const [tenantId, campaignId, no] = [newId(), newId(), ++sets];
    const [ava, nobody] = [person(1), { ...person(2), contactId: null }];
    const form = `https://corner.example/review/${tenantId}`;
    await funded(tenantId, campaignId, [ava, nobody], { no, urls: [`${form}/{contact}`] });
    await eventually(async () => expect((await get(linkOf(no, 1))).to).toBe(`${form}/${ava.contactId}`), {
      timeoutMs: 20_000,
    });
    expect((await get(linkOf(no, 2))).to).toBe(form);
  });

  it('5: that is unknown, altered, another’s or of nobody is answered alike', async () => {
    const { no } = await sent();
    const right = linkOf(no, 1);
    const answers = await Promise.all(
      [
        `${t.service.url}/l/aaaaaaaaaaa`,
        `${t.service.url}/l/`,
        `${t.service.url}/l/%00`,
        right.slice(0, -1) + (right.endsWith('x') ? 'y' : 'x'),
        linkOf(no, 4),
        linkOf(no, 1, 3),
        linkOf(9_999, 1),
      ].map((url) => get(url)),
    );
    expect(new Set(answers.map(({ status, text, to }) => `${status} ${text} ${to}`))).toEqual(
      new Set(['404 This link leads nowhere. null']),
    );
  });

  it('6: HEAD, prefetch, iMessage and two links in a second are machines; a person counts once', async () => {
    const { tenantId, campaignId, no, page } = await sent(6);
    await get(linkOf(no, 1));
    await get(linkOf(no, 1));
    await get(linkOf(no, 2), { method: 'HEAD' });
    await get(linkOf(no, 3), { headers: { 'sec-purpose': 'prefetch;prerender' } });
    await get(linkOf(no, 4), { headers: { 'user-agent': iMessage } });
    await get(linkOf(no, 4));
    await Promise.all([get(linkOf(no, 5)), get(linkOf(no, 5, 2))]);
    await eventually(
      async () =>
        expect(await links(tenantId, [campaignId])).toEqual([
          { campaignId, link: 1, clickedPeople: 2, clicks: 3, likelyMachine: 4 },
          { campaignId, link: 2, clickedPeople: 0, clicks: 0, likelyMachine: 1 },
        ]),
      { timeoutMs: 15_000 },
    );
    const sum = (member: 'clickedPeople' | 'clicks' | 'likelyMachine') =>
      t.heard(tenantId, engagementApplied).reduce((all, each) => all + (each[member] ?? 0), 0);
    await eventually(() => expect([sum('clickedPeople'), sum('clicks'), sum('likelyMachine')]).toEqual([2, 3, 5]));
    expect(
      await t.service.sql(
        `select count(*)::int as n from engaged join campaign_control using (tenant_no, campaign_no) where campaign_id = $1 and kind = 'click'`,
        [campaignId],
      ),
    ).toEqual([{ n: 2 }]);
    await get(linkOf(no, 1));
    await eventually(
      async () => expect(await links(tenantId, [campaignId])).toMatchObject([{ clickedPeople: 2, clicks: 4 }, {}]),
      { timeoutMs: 15_000 },
    );
    expect(await t.service.sql('select * from click_log')).toEqual([]);
    expect(await links(newId(), [campaignId])).toEqual([]);
    const line = await t.data<{ kind: string; text: string; campaignId: string }[]>(
      { service: 'contacts', tenantId },
      'query ($phone: String!) { timeline(phone: $phone, limit: 10, kinds: ["click"]) { kind text campaignId } }',
      { phone: page[0]!.address },
    );
    expect(line).toEqual(Array.from({ length: 3 }, () => ({ kind: 'click', text: cakes, campaignId })));
  }, 60_000);

  it('8: of a business that the platform suspended is switched off until it is reinstated', async () => {
    const { tenantId, no } = await sent();
    const why = { tenantId, reason: 'Many complaints.', at: '2026-11-25T04:40:00.000Z' };
    const soon = async (status: number) =>
      eventually(async () => expect((await get(linkOf(no, 1))).status).toBe(status), { timeoutMs: 10_000 });
    await soon(302);
    await t.tell(tenantSuspended, { ...why, kind: 'platform' });
    await soon(410);
    expect((await get(linkOf(no, 2))).text).toBe('This link has been switched off.');
    await t.tell(tenantReinstated, { ...why, kind: 'platform' });
    await soon(302);
  });
});

describe('the redirect by itself', () => {
  const key = Buffer.alloc(32, 7);
  let world: World;
  let proxy: Awaited<ReturnType<typeof postgresProxy>>;
  let server: Server;
  let campaign: Campaign;
  let lost = 0;
  let second = 0;
  const blocked = new BlockedHosts();
  const connections: HotConnection[] = [];
  const urlOf = (link: number, ordinal = 1): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/l/${codeOf(key, { linkSet: 7, ordinal, link })}`;

  beforeAll(async () => {
    world = await dispatchWorld();
    proxy = await postgresProxy(testPostgres().url);
    campaign = await storeAudience(world, 5);
    await fund(world, campaign, { paused: true, linkSet: { no: 7, urls: [cakes, bread] } });
    const open = (): HotConnection => {
      const connection = new HotConnection({ url: proxy.through(world.urls.system), applicationName: 'links' });
      connections.push(connection);
      return connection;
    };
    const nowMs = (): number => performance.now();
    server = createServer(
      redirectListener({
        keys: [key],
        sets: new LinkSets(open(), nowMs),
        clicks: new ClickLog(open(), () => (lost += 1)),
        blocked,
        limit: new SecondLimit(100, () => second * 1_000),
        addressOf: () => '203.0.113.7',
        clock: { now: () => new Date() },
        logger: { warn: () => undefined } as unknown as Logger,
      }),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  afterAll(async () => {
    server?.closeAllConnections();
    server?.close();
    await Promise.all(connections.map((each) => each.close()));
    await proxy?.close();
    await world?.drop();
  });

  it('8: leads to no blocked site nor any below it', async () => {
    expect((await get(urlOf(2))).status).toBe(302);
    blocked.know(['example.org', 'le.com']);
    expect((await get(urlOf(2))).status).toBe(410);
    expect((await get(urlOf(1))).status).toBe(302);
    blocked.know([]);
    expect((await get(urlOf(2))).status).toBe(302);
  });

  it('8: leads to no site that was blocked before a start, though tenants is away', async () => {
    const logger = { warn: () => undefined } as unknown as Logger;
    const process = (known: BlockedHosts, blockedLinkHosts: () => Promise<string[]>): AskBlockedHosts =>
      new AskBlockedHosts({ blockedLinkHosts } as unknown as TenantsPeer, known, world.db, logger);
    const away = (): Promise<never> => Promise.reject(new Error('No answer.'));
    await process(new BlockedHosts(), () => Promise.resolve(['example.org'])).execute();
    const started = process(blocked, away);
    await started.onModuleInit();
    expect((await get(urlOf(2))).status).toBe(410);
    await started.atStart();
    expect((await get(urlOf(2))).status).toBe(410);
    // The newest list counts at the next start.
    await process(blocked, () => Promise.resolve([])).execute();
    expect((await get(urlOf(2))).status).toBe(302);
    const again = new BlockedHosts();
    await process(again, away).onModuleInit();
    expect(again.includes('example.org')).toBe(false);
  });

  it('keeps no more of an address than its network, nor that once it is judged', async () => {
    expect(await world.look('select distinct network from click_log')).toEqual([{ network: '203.0.113.0/24' }]);
    await world.look(`update click_log set logged_at = now() - interval '6 seconds'`);
    expect(await judgeClicks(world.db)).toBe(4);
    expect(await world.look('select * from click_log')).toEqual([]);
    // Nothing was sent yet: nobody can have followed a link.
    expect(await world.look('select * from click')).toEqual([]);
  });

  it('judges what is followed again and again without reading all that is kept of it', async () => {
    const many = 200_000;
    await world.look(`select make_click_month('2026-11-01')`);
    await world.look(`update message set state = 2, done_at = now() - interval '1 day'`);
    await world.look(
      `insert into click select tenant_no, campaign_no, 1, 1, '2026-11-01'::timestamptz + n * interval '1 second', true
         from link_set, generate_series(1, ${many}) n where no = 7`,
    );
    await world.look(
      `insert into click_log (link_set, ordinal, link, at, logged_at, agent, network, hints)
       select 7, 1, 1, '2026-11-10'::timestamptz + n * interval '3 seconds', now() - interval '6 seconds', 'curl/8', '', 0 from generate_series(1, 2000) n`,
    );
    let read = 0;
    const counting = {
      systemHas: (rows: string) => world.db.systemHas(rows),
      system: <T>(work: (tx: Tx) => Promise<T>) =>
        world.db.system(async (tx) => {
          const before = await clicksRead(tx);
          const answer = await work(tx);
          read = (await clicksRead(tx)) - before;
          return answer;
        }),
    } as Database;
    expect(await judgeClicks(counting)).toBe(2_000);
    expect(read).toBeGreaterThan(2_000);
    expect(read).toBeLessThan(many);
    await world.look(`delete from click`);
  });

  it('makes one address wait that follows more than 100 a second', async () => {
    second += 1;
    const all = await Promise.all(Array.from({ length: 120 }, () => get(urlOf(1))));
    expect(all.filter(({ status }) => status === 302)).toHaveLength(100);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20);
    second += 1;
    expect((await get(urlOf(1))).status).toBe(302);
  });

  it('keeps clicks by the month, for 24 months', async () => {
    const months = `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'click'::regclass order by 1`;
    const make = `select make_click_month($1), make_click_month($1)`;
    for (const at of ['2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z', '2028-11-01T00:00:00Z'])
      await world.db.system((tx) => tx.query(make, [at]));
    expect(await world.look(months)).toEqual(
      ['click_2026_11', 'click_2026_12', 'click_2028_11', 'click_else'].map((name) => ({ name })),
    );
    await world.db.system((tx) => tx.query('select drop_click_months($1)', ['2028-11-15T00:00:00Z']));
    expect((await world.look<{ name: string }>(months)).map(({ name }) => name)).toEqual([
      'click_2026_12',
      'click_2028_11',
      'click_else',
    ]);
  });

  it('7: while the database hangs, leads on where the link is known, and counts what was lost', async () => {
    second += 1;
    await get(urlOf(1));
    const before = lost;
    proxy.swallow();
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    // How long it waits for the database is said of its timers, in redirect.int.spec.ts.
    for (let n = 0; n < 20; n++) expect((await get(urlOf(1))).status).toBe(302);
    expect(lost - before).toBe(20);
    const unknown = await get(`${urlOf(1).slice(0, -11)}aaaaaaaaaaa`);
    expect(unknown.status).toBe(503);
  }, 30_000);
});
