import type { IncomingMessage, ServerResponse } from 'node:http';
import { jest } from '@jest/globals';
import type { Logger } from '@bellbird/service-host';
import { codeOf } from '@bellbird/short-link';
import type { HotStatement } from '../hot/hot-connection.js';
import { ClickLog } from './click-log.js';
import type { Click } from './click.js';
import { LinkSets } from './link-sets.js';
import { redirectListener, type RedirectParts } from './redirect.js';

const [present, before] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const menu = 'https://corner.cafe/menu';
const form = 'https://bellbird.example/review/business';

/** Set 7 of two people, and a database that hangs when it is told to. */
function world(more: Partial<RedirectParts> = {}) {
  let hangs = false;
  const asked: string[] = [];
  const never = new Promise<never>(() => undefined);
  const rows = (({ name }: HotStatement, [of]: unknown[]) => {
    asked.push(name);
    if (hangs) return never;
    if (name === 'read-contact-of-link') return Promise.resolve([['ava']]);
    return Promise.resolve((of as number[]).includes(7) ? [[7, [menu, `${form}/{contact}`], 2, false]] : []);
  }) as ConstructorParameters<typeof LinkSets>[0]['rows'];
  let nowMs = 0;
  const sets = new LinkSets({ rows }, () => nowMs);
  const listener = redirectListener({
    ...{ keys: [present], sets, clicks: { log: () => Promise.resolve() } },
    ...{ blocked: { includes: () => false }, limit: { takes: () => true }, addressOf: () => '203.0.113.7' },
    clock: { now: () => new Date(0) },
    logger: { warn: () => undefined } as unknown as Logger,
    ...more,
  });
  const get = (code: string) =>
    new Promise<[status: number, to: string | undefined]>((resolve) => {
      let said: [number, string | undefined] = [0, undefined];
      const res = {
        writeHead: (status: number, headers: Record<string, string>) => (said = [status, headers['location']]),
        end: () => resolve(said),
      };
      listener({ method: 'GET', url: `/l/${code}`, headers: {} } as IncomingMessage, res as unknown as ServerResponse);
    });
  return { get, asked, sets, rows, hang: () => (hangs = true), pass: (ms: number) => (nowMs += ms) };
}

const code = (key: Buffer, link: number, ordinal = 1): string => codeOf(key, { linkSet: 7, ordinal, link });

describe('a short link', () => {
  it.each([present, before])(
    'in memory leads on while the database hangs, whichever key made its code',
    async (key) => {
      const { get, hang, asked } = world({ keys: [present, before] });
      expect(await get(code(key, 1))).toEqual([302, menu]);
      hang();
      asked.length = 0;
      expect(await get(code(key, 1, 2))).toEqual([302, menu]);
      expect(asked).toEqual([]);
    },
  );

  it('in memory leads on after 100 ms at most while the database hangs, though it was read long ago and the click is lost', async () => {
    let lost = 0;
    const { get, hang, pass, rows } = world({ clicks: { log: (click) => clicks.log(click) } });
    const clicks = new ClickLog({ rows }, () => (lost += 1));
    await get(code(present, 1));
    hang();
    pass(60_000);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      let said: unknown = null;
      void get(code(present, 1)).then((answer) => (said = answer));
      await jest.advanceTimersByTimeAsync(10);
      expect([said, lost]).toEqual([null, 0]);
      await jest.advanceTimersByTimeAsync(90);
      expect([said, lost]).toEqual([[302, menu], 1]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('of nobody is looked up under each key', async () => {
    const { get } = world({ keys: [present, before] });
    expect(await get(code(before, 1))).toEqual([302, menu]);
    expect(await get(code(before, 1, 3))).toEqual([404, undefined]);
    expect(await get(code(Buffer.alloc(32, 3), 1))).toEqual([404, undefined]);
  });

  it('that knows who follows it asks for them while the click is logged', async () => {
    const logged: number[] = [];
    const log = ({ link }: Click) => Promise.resolve(void logged.push(link));
    const { get, hang, asked } = world({ clicks: { log } });
    expect(await get(code(present, 2))).toEqual([302, `${form}/ava`]);
    hang();
    asked.length = 0;
    const answer = get(code(present, 2));
    await new Promise((resolve) => setImmediate(resolve));
    expect([asked, logged]).toEqual([['read-contact-of-link'], [2, 2]]);
    expect(await answer).toEqual([302, form]);
  });

  it('leaves no more than a hundred such questions behind for a database that hangs', async () => {
    const { get, hang, asked } = world();
    await get(code(present, 1));
    hang();
    asked.length = 0;
    const said = await Promise.all(Array.from({ length: 150 }, () => get(code(present, 2))));
    expect(new Set(said.map(String))).toEqual(new Set([`302,${form}`]));
    expect(asked).toHaveLength(100);
  });
});
