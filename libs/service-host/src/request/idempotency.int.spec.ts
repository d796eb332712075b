import pg from 'pg';
import { connectDatabase, createServiceDatabase, migrate, newId, type Database, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { testPostgres } from '@bellbird/testing';
import { commonMigrations } from '../schema/common-migrations.js';
import type { GraphContext } from './graph-context.js';
import { once, onceEach, requestHash } from './idempotency.js';

const name = `once_${newId().slice(-8)}`;
const key = Buffer.alloc(32, 1);
const ourTenant = newId();
let db: Database;
let admin: pg.Client;

/** One person's call with an Idempotency-Key. */
const call = (idempotencyKey: string, args: unknown = {}, tenantId = ourTenant): GraphContext => ({
  caller: {
    kind: 'user',
    userId: ourTenant,
    tenantId,
    role: 'merchant',
    permissions: ['owner'],
    country: 'AU',
    timeZone: 'UTC',
    termsAccepted: true,
    mustEnrol: false,
    sessionId: newId(),
    accessVersion: 1,
    sessionGeneration: 0,
    provedAt: 0,
    isReadOnly: false,
    actingAdmin: null,
  },
  tokenFault: null,
  token: null,
  idempotencyKey,
  remoteAddress: '',
  userAgent: '',
  traceId: '',
  now: new Date(),
  loaders: new Map(),
  call: { field: 'createThing', requestHashes: [requestHash(key, 'createThing', args)] },
});
const ask = <T>(context: GraphContext, work: (tx: Tx) => Promise<T>, patienceMs?: number): Promise<T> =>
  db.tenant((context.caller as { tenantId: string }).tenantId, (tx) => once(tx, context, () => work(tx), patienceMs));
const answer = (value: string) => (): Promise<string> => Promise.resolve(value);

beforeAll(async () => {
  const urls = await createServiceDatabase(testPostgres().url, name, () => 'secret');
  await migrate(urls.owner, testPostgres().url, commonMigrations);
  db = await connectDatabase({ urls, applicationName: name });
  const at = new URL(testPostgres().url);
  at.pathname = `/${name}`;
  admin = new pg.Client({ connectionString: at.toString() });
  await admin.connect();
});
afterAll(async () => {
  await db?.close();
  await admin?.end();
  const server = new pg.Client({ connectionString: testPostgres().url });
  await server.connect();
  await server.query(`drop database if exists ${name} with (force)`);
  for (const kind of ['owner', 'app', 'system']) await server.query(`drop role if exists ${name}_${kind}`);
  await server.end();
});

describe('a call with an Idempotency-Key', () => {
  it('is carried out once, and answered the same again', async () => {
    expect(await ask(call('a'), answer('first'))).toBe('first');
    expect(await ask(call('a'), answer('second'))).toBe('first');
    await expect(ask(call('a', { other: 1 }), answer('third'))).rejects.toMatchObject({ code: 'idempotency-mismatch' });
    expect(await ask(call('a', {}, newId()), answer('another tenant’s'))).toBe('another tenant’s');
  });

  it('is kept 24 h and no longer, also where no sweep has been by: then its key begins anew', async () => {
    await ask(call('b'), answer('first'));
    const age = (by: string): Promise<unknown> =>
      admin.query(`update idempotency set created_at = now() - $1::interval where key like '%:b'`, [by]);
    await age('23 hours 59 minutes');
    expect(await ask(call('b'), answer('second'))).toBe('first');
    await age('24 hours 1 minute');
    expect(await ask(call('b', { other: 1 }), answer('third'))).toBe('third');
    expect(await ask(call('b', { other: 1 }), answer('fourth'))).toBe('third');
  });

  it('that comes while the first still runs waits its turn, and no longer than it is told to', async () => {
    let finish: () => void = () => undefined;
    let begun: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const first = ask(
      call('c'),
      () =>
        new Promise<string>((resolve) => {
          finish = () => resolve('first');
          begun();
        }),
    );
    await running;
    await expect(ask(call('c'), answer('second'), 50)).rejects.toMatchObject({ code: 'in-progress', statusCode: 409 });
    const patient = ask(call('c'), answer('third'), 60_000);
    finish();
    expect(await first).toBe('first');
    expect(await patient).toBe('first');
  });

  it('leaves the patience of the transaction’s other locks as it was', async () => {
    const patience = async (tx: Tx): Promise<string> =>
      (await tx.query<{ lock_timeout: string }>('show lock_timeout'))[0]?.lock_timeout ?? '';
    const before = await db.tenant(ourTenant, patience);
    expect(await ask(call('d'), patience, 50)).toBe(before);
  });
});

describe('calls with keys that are served together', () => {
  const together = (contexts: GraphContext[], work: (at: number) => Promise<string>) =>
    db.tenant(ourTenant, (tx) => onceEach(tx, contexts, work));
  const without = { ...call('none'), idempotencyKey: null };

  it('are each carried out once, as if each had come alone', async () => {
    const done: number[] = [];
    const work = async (at: number): Promise<string> => {
      done.push(at);
      if (at === 3) throw new ProductError('wrong-state');
      return Promise.resolve(`done ${at}`);
    };
    const group = [call('one'), call('two'), call('one'), call('refused'), without, call('two', { other: 1 }), without];
    const outcomes = await together(group, work);
    expect(outcomes).toMatchObject([
      'done 0',
      'done 1',
      'done 0',
      { code: 'wrong-state' },
      'done 4',
      { code: 'idempotency-mismatch' },
      'done 6',
    ]);
    expect(done).toEqual([0, 1, 3, 4, 6]);
    // Again, alone and together: what was refused is tried anew, all else is as it was answered.
    expect(await ask(call('one'), answer('again'))).toBe('done 0');
    expect(
      await together([call('two'), call('refused'), call('two', { other: 1 })], async (at) =>
        Promise.resolve(`again ${at}`),
      ),
    ).toMatchObject(['done 1', 'again 1', { code: 'idempotency-mismatch' }]);
  });

  it('begin anew after 24 hours, and throw what is no refusal', async () => {
    await together([call('old')], answer('first'));
    await admin.query("update idempotency set created_at = now() - interval '25 hours'");
    expect(await together([call('old')], answer('second'))).toEqual(['second']);
    await expect(together([call('broken')], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await together([call('broken')], answer('mended'))).toEqual(['mended']);
  });

  it('of two groups at once are one', async () => {
    let times = 0;
    const count = (): Promise<string> => Promise.resolve(String((times += 1)));
    const groups = await Promise.all([
      together([call('x'), call('y')], count),
      together([call('y'), call('x')], count),
    ]);
    expect(times).toBe(2);
    expect(new Set(groups.flat()).size).toBe(2);
  });
});
