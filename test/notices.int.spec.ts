import { createClient, type Client as LiveClient } from 'graphql-ws';
import WebSocket from 'ws';
import { Database, newId } from '@bellbird/database';
import { permissions, type Permission } from '@bellbird/field-rules';
import { startGateway, type RunningGateway } from '@bellbird/gateway/service';
import { notices, type Notice, type NoticeType } from '@bellbird/notices';
import { ruleOf } from '@bellbird/notices/rules';
import { startRestAdapter, type RunningRestAdapter } from '@bellbird/rest-adapter/service';
import { eventually } from '@bellbird/testing';
import { Notifier } from '../apps/notifications/src/notification/notifier.js';
import {
  startNotifications,
  type NotificationsUnderTest,
} from '../apps/notifications/test/notifications-under-test.js';
import { personal, toldBySet } from '../apps/notifications/test/table-of-kinds.js';

interface Row {
  id: string;
  type: string;
}

/** Somebody who looks at the notifications of the business, and whose browser is open. */
class Reader {
  private live: LiveClient;
  /** What the socket showed; null where a hint led to nothing. */
  readonly shown: (Row | null)[] = [];

  constructor(
    readonly set: Permission | 'none' | 'the person',
    private readonly token: string,
  ) {}

  open(): void {
    this.live = createClient({
      url: `${gateway.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${this.token}` },
    });
    this.live.subscribe<{ notification: Row | null }>(
      { query: 'subscription { notification { id type } }' },
      {
        next: ({ data }) => void this.shown.push(data?.notification ?? null),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  async close(): Promise<void> {
    await this.live.dispose();
  }

  async graph(query: string): Promise<Record<string, never>> {
    const { data } = (await this.ask(`${gateway.url}/graphql`, 'POST', { query })).body as {
      data: Record<string, never>;
    };
    return data;
  }

  rest(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    return this.ask(`${rest.url}/api${path}`, method, body);
  }

  private async ask(url: string, method: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(url, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
}

let world: NotificationsUnderTest;
let gateway: RunningGateway;
let rest: RunningRestAdapter;
const tenantId = newId();
const personId = newId();
const readers: Reader[] = [];
const sorted = (rows: readonly { type: string }[]): string[] => rows.map(({ type }) => type).toSorted();
const toldTo = ({ set }: Reader): string[] =>
  (set === 'the person' ? [...toldBySet.none, ...personal] : toldBySet[set]).toSorted();

/** One notification of every kind, as its cause makes it. */
async function tellEveryKind(): Promise<void> {
  const notifier = world.service.app.get(Notifier, { strict: false });
  for (const notice of notices as readonly Notice<NoticeType>[]) {
    const who = ruleOf(notice.type)?.who;
    await world.service.app
      .get(Database, { strict: false })
      .tenant(tenantId, (tx) =>
        notifier.notify(
          tx,
          { id: newId(), tenantId },
          notice,
          notice.example,
          who === 'person' ? { userId: personId } : who === 'giver' ? { audience: ['gives:user-editor'] } : {},
        ),
      );
  }
}

/** By a hint that everybody is told and that leads to nothing; seldom, for a socket holds a hundred at most. */
async function everySocketListens(): Promise<void> {
  await eventually(
    async () => {
      await world.platform.live.publish({ type: 'notification', tenantId, id: newId() });
      expect(readers.every(({ shown }) => shown.length > 0)).toBe(true);
    },
    { timeoutMs: 30_000, everyMs: 500 },
  );
}

beforeAll(async () => {
  world = await startNotifications();
  gateway = await startGateway(world.platform);
  world.platform.peers.set('gateway', gateway.url);
  rest = await startRestAdapter(world.platform);
  const sets: [Reader['set'], string, Permission[]][] = [
    ...permissions.map((each): [Permission, string, Permission[]] => [each, newId(), [each]]),
    ['none', newId(), []],
    ['the person', personId, []],
  ];
  for (const [set, userId, held] of sets)
    readers.push(new Reader(set, await world.platform.tokenOf({ tenantId, userId, permissions: held })));
  for (const reader of readers) reader.open();
  await everySocketListens();
  await tellEveryKind();
}, 60_000);
afterAll(async () => {
  await Promise.all(readers.map((reader) => reader.close()));
  await rest?.stop();
  await gateway?.stop();
  await world?.stop();
});

/** All ways on which one comes to a notification, each of them asked for. */
async function seesByRest(reader: Reader, all: readonly Row[]): Promise<void> {
  const told = toldTo(reader);
  const list = (await reader.rest('GET', '/notifications')).body as { data: Row[]; count: number };
  expect([reader.set, list.count, sorted(list.data)]).toEqual([reader.set, told.length, told]);
  const days = (await reader.rest('GET', '/notifications/by-day')).body as { data: Row[] }[];
  expect([reader.set, sorted(days.flatMap(({ data }) => data))]).toEqual([reader.set, told]);
  expect((await reader.rest('GET', '/notifications/count')).body).toEqual({ count: told.length });
  for (const { id, type } of all) {
    const status = told.includes(type) ? 200 : 404;
    const got = await reader.rest('GET', `/notifications/${id}`);
    const seen = await reader.rest('PUT', `/notifications/${id}`, { viewed: true });
    expect([reader.set, type, got.status, seen.status]).toEqual([reader.set, type, status, status]);
    if (status === 200) expect(seen.body).toEqual({ ...(got.body as Row), viewed: true });
  }
  expect((await reader.rest('GET', '/notifications/unseen')).body).toEqual({ count: 0, data: [] });
}

describe('20. A notification of every kind', () => {
  it('has its audience from its first commit', async () => {
    expect(
      await world.service.sql<{ type: string }>(
        'select distinct type from notification where audience is null and user_id is null order by type',
      ),
    ).toEqual(toldBySet.none.toSorted().map((type) => ({ type })));
  });

  it('is over REST there for those whom the table names, and for nobody else', async () => {
    const all = await world.service.sql<Row>('select id, type from notification where tenant_id = $1', [tenantId]);
    expect(all).toHaveLength(notices.length);
    await Promise.all(readers.map((reader) => seesByRest(reader, all)));
  }, 60_000);

  it('is so over GraphQL', async () => {
    for (const reader of readers) {
      const data: Record<string, { data: Row[]; count: number }> = await reader.graph(
        '{ notifications { data { type } count } }',
      );
      expect([reader.set, data['notifications']?.count, sorted(data['notifications']?.data ?? [])]).toEqual([
        reader.set,
        toldTo(reader).length,
        toldTo(reader),
      ]);
    }
  });

  // By now the calls above have taken longer than a hint.
  it('is so on every open socket, once', async () => {
    await eventually(
      () => {
        for (const reader of readers)
          expect([reader.set, sorted(reader.shown.filter((each) => each !== null))]).toEqual([
            reader.set,
            toldTo(reader),
          ]);
      },
      { timeoutMs: 30_000 },
    );
  }, 40_000);
});

describe('The link that ends mails', () => {
  const follow = (accept: string): Promise<Response> =>
    fetch(`${rest.url}/api/notifications/unsubscribe/${'x'.repeat(43)}`, { method: 'POST', headers: { accept } });

  it('is followed 120 times a minute from one address; then it says when to try again, to browsers on a page', async () => {
    const answers = await Promise.all(Array.from({ length: 120 }, () => follow('*/*')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const refused = await follow('*/*');
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'too-many-requests' }),
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    const page = await follow('text/html');
    expect([page.status, page.headers.get('content-type'), Number(page.headers.get('retry-after')) > 0]).toEqual([
      429,
      'text/html; charset=utf-8',
      true,
    ]);
    expect(await page.text()).toContain('Go back and try again in a minute.');
    // Looking changes nothing, so it is not counted.
    const looked = await fetch(`${rest.url}/api/notifications/unsubscribe/${'x'.repeat(43)}`);
    expect([looked.status, await looked.text()]).toEqual([200, expect.stringContaining('Stop these emails')]);
  });
});
