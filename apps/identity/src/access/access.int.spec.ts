import { decodeJwt } from 'jose';
import { nilTenant } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import type { Ask } from '@bellbird/service-host/testing';
import { eventually } from '@bellbird/testing';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { AccessBook } from './access-book.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({ ACCESS_POLL_MS: '60000' });
});
afterAll(() => world.stop());

const changes = async (since = ''): Promise<{ changes: { subject: string; least: number }[]; cursor: string }> =>
  (await fetch(`${world.service.url}/.well-known/access-changes?since=${encodeURIComponent(since)}`)).json() as never;
const codeOf = async (ask: Ask): Promise<string | null> => (await ask(documents.verifyToken)).error?.code ?? null;

describe('15. permissions that change', () => {
  it('are felt without logging in again: the token of before is out of date, its refresh knows the new ones', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    expect(await codeOf(sam.ask)).toBeNull();
    const [db, book] = [world.service.app.get(Database), world.service.app.get(AccessBook)];
    const hints: string[] = [];
    const stop = await world.platform.live.subscribe(nilTenant, ({ type, id }) => void hints.push(`${type} ${id}`));
    await db.tenant(mia.tenantId, (tx) => book.change(tx, sam.userId, { permissions: ['business-editor'] }));
    // The poll is a minute away: it is the hint that makes it so quick.
    await eventually(() => expect(hints).toEqual([`access-changed ${sam.userId}`]));
    await stop();
    await eventually(async () => expect(await codeOf(sam.ask)).toBe('session-expired'));
    expect(await codeOf(mia.ask)).toBeNull();
    const fresh = the<SignedIn>(await world.anybody()(documents.refresh, { token: sam.refreshToken }));
    expect(decodeJwt(fresh.accessToken)).toMatchObject({ perms: ['business-editor'], av: 2, sg: 1 });
    expect(await codeOf(world.service.as(fresh.accessToken))).toBeNull();
  });

  it('are told to who asks: ids and versions alone, each change until no token is older', async () => {
    const mia = await world.owner();
    const { cursor } = await changes();
    // Her address was verified: that was the first change.
    const [db, book] = [world.service.app.get(Database), world.service.app.get(AccessBook)];
    await db.tenant(mia.tenantId, (tx) => book.change(tx, mia.userId, { status: 'inactive' }));
    const { changes: told } = await changes(cursor);
    expect(told).toContainEqual({ subject: mia.userId, least: 3, isLocked: false });
    // What was told a moment ago may come again; what was told long ago does not.
    await world.service.sql(`update access_change set at = at - interval '5 minutes' where subject = $1`, [mia.userId]);
    expect((await changes(cursor)).changes.map(({ subject }) => subject)).not.toContain(mia.userId);
    expect((await changes('garbage')).changes.map(({ subject }) => subject)).toContain(mia.userId);
    await world.service.sql(`update access_change set at = at - interval '2 minutes' where subject = $1`, [mia.userId]);
    await book.sweep();
    expect((await changes()).changes.map(({ subject }) => subject)).not.toContain(mia.userId);
  });
});

it('15. somebody who is switched off in the middle of many calls is answered nothing after it is known', async () => {
  const mia = await world.owner();
  const sam = await world.colleague(mia, ['campaign-editor']);
  const { app } = world.service;
  let isOff = false;
  const afterwards: (string | null)[] = [];
  const calls = Array.from({ length: 8 }, async () => {
    while (!isOff) await codeOf(sam.ask);
    for (let n = 0; n < 20; n += 1) afterwards.push(await codeOf(sam.ask));
  });
  await app.get(Database).tenant(mia.tenantId, async (tx) => {
    await app.get(AccessBook).change(tx, sam.userId, { status: 'inactive' });
  });
  // The hint: the poll is a minute away.
  await eventually(async () => expect(await codeOf(sam.ask)).toBe('session-expired'), { timeoutMs: 15_000 });
  isOff = true;
  await Promise.all(calls);
  expect(new Set(afterwards)).toEqual(new Set(['session-expired']));
  expect((await world.anybody()(documents.refresh, { token: sam.refreshToken })).error?.code).toBe('session-expired');
});

it('a log-out is felt by the access token too', async () => {
  const mia = await world.owner();
  the(await mia.ask(documents.logOut));
  await eventually(async () => expect(await codeOf(mia.ask)).toBe('session-expired'), { timeoutMs: 5_000 });
});

describe('a step up', () => {
  const stepUp = 'mutation ($input: ProofInput!) { stepUp(input: $input) { accessToken expiresAt } }';

  it('gives a token of the same session that says when it was proved', async () => {
    const mia = await world.owner();
    await world.service.sql(`update session set proved_at = now() - interval '1 day' where account_id = $1`, [
      mia.userId,
    ]);
    const askedAt = Math.floor(Date.now() / 1_000);
    const stepped = the<{ accessToken: string; expiresAt: string }>(
      await mia.ask(stepUp, { input: { password: mia.password } }),
    );
    const [before, after] = [decodeJwt(mia.accessToken), decodeJwt(stepped.accessToken)];
    expect(after['sid']).toBe(before['sid']);
    expect(Number(after['auth_time'])).toBeGreaterThanOrEqual(askedAt);
    expect(Number(after['auth_time'])).toBeLessThanOrEqual(Date.now() / 1_000);
    expect(new Date(stepped.expiresAt).getTime()).toBeCloseTo(Number(after.exp) * 1_000, -4);
    const refreshed = the<SignedIn>(await world.anybody()(documents.refresh, { token: mia.refreshToken }));
    expect(decodeJwt(refreshed.accessToken)['auth_time']).toBe(after['auth_time']);
  });

  it('needs the password; after ten wrong ones it waits, and after twenty in a day the session ends', async () => {
    const mia = await world.owner();
    const wrong = () => mia.ask(stepUp, { input: { password: 'Wrong1!' } });
    for (let n = 0; n < 10; n += 1)
      expect((await wrong()).error).toMatchObject({ code: 'invalid-code', message: 'The password or code is wrong.' });
    expect((await wrong()).error).toMatchObject({ code: 'too-many-requests' });
    expect((await mia.ask(stepUp, { input: { password: mia.password } })).error).toMatchObject({
      code: 'too-many-requests',
    });
    await world.service.sql(`update attempt set since = since - interval '16 minutes'`);
    for (let n = 0; n < 9; n += 1) expect((await wrong()).error?.code).toBe('invalid-code');
    expect(await codeOf(mia.ask)).toBeNull();
    expect((await wrong()).error?.code).toBe('invalid-code');
    await eventually(async () => expect(await codeOf(mia.ask)).toBe('session-expired'), { timeoutMs: 5_000 });
  });
});

describe('12. a locked session', () => {
  const lock = 'mutation { lockSession }';
  const unlock =
    'mutation ($token: String!, $input: ProofInput!) { unlockSession(refreshToken: $token, input: $input) { accessToken refreshToken } }';

  it('answers nothing but an unlock, and goes on after it', async () => {
    const mia = await world.owner();
    the(await mia.ask(lock));
    await eventually(async () => expect(await codeOf(mia.ask)).toBe('session-locked'), { timeoutMs: 5_000 });
    const refused = await world.anybody()(documents.refresh, { token: mia.refreshToken });
    expect(refused.error).toMatchObject({ code: 'session-locked', statusCode: 401, message: 'Unlock to go on.' });
    const wrong = await world.anybody()(unlock, { token: mia.refreshToken, input: { password: 'Wrong1!' } });
    expect(wrong.error).toMatchObject({ code: 'invalid-code' });
    const open = the<SignedIn>(
      await world.anybody()(unlock, { token: mia.refreshToken, input: { password: mia.password } }),
    );
    expect(await codeOf(world.service.as(open.accessToken))).toBeNull();
    expect(await codeOf(mia.ask)).toBe('session-locked');
    the(await world.anybody()(documents.refresh, { token: open.refreshToken }));
  });

  it('is not locked by what was on its way when its person came back', async () => {
    const mia = await world.owner();
    const unlocked = async (token: string) =>
      the<SignedIn>(await world.anybody()(unlock, { token, input: { password: mia.password } }));
    // Overtaken while the server did not know of the lock yet, and once more after it did.
    const first = await unlocked(mia.refreshToken);
    await mia.ask(lock);
    expect(await codeOf(world.service.as(first.accessToken))).toBeNull();
    the(await world.service.as(first.accessToken)(lock));
    const second = await unlocked(first.refreshToken);
    await world.service.as(first.accessToken)(lock);
    await mia.ask(lock);
    const again = the<SignedIn>(await world.anybody()(documents.refresh, { token: second.refreshToken }));
    expect(await codeOf(world.service.as(again.accessToken))).toBeNull();
    the(await world.service.as(again.accessToken)(lock));
    expect((await world.anybody()(documents.refresh, { token: again.refreshToken })).error?.code).toBe(
      'session-locked',
    );
  });

  it('that ends meanwhile is over', async () => {
    const mia = await world.owner();
    the(await mia.ask(lock));
    await world.service.sql(`update session set ended_at = now() where account_id = $1`, [mia.userId]);
    const late = await world.anybody()(unlock, { token: mia.refreshToken, input: { password: mia.password } });
    expect(late.error).toMatchObject({ code: 'session-expired' });
    expect((await world.anybody()(unlock, { token: 'x', input: { password: 'y' } })).error?.code).toBe(
      'session-expired',
    );
  });
});
