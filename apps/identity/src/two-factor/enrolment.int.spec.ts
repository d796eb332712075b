import { Secret, TOTP, URI } from 'otpauth';
import {
  documents,
  startIdentity,
  the,
  type IdentityUnderTest,
  type SignedIn,
} from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  codeOf,
  enrol,
  firstStep,
  secondStep,
  wrongCodeOf,
} from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

interface Key {
  qr: string;
  otpauthUrl: string;
  secret: string;
  expiresAt: string;
}

describe('7. The key of an authenticator', () => {
  it('is the same for ten minutes, of 160 bits, and can be scanned', async () => {
    const mia = await world.owner();
    const key = the<Key>(await mia.ask(ask.key));
    expect(the<Key>(await mia.ask(ask.key))).toEqual(key);
    expect(key.otpauthUrl).toBe(
      `otpauth://totp/Bellbird:${mia.email}?secret=${key.secret}&issuer=Bellbird&algorithm=SHA1&digits=6&period=30`,
    );
    expect(Secret.fromBase32(key.secret).buffer.byteLength).toBe(20);
    const read = URI.parse(key.otpauthUrl);
    expect(read).toBeInstanceOf(TOTP);
    expect(read).toMatchObject({ issuer: 'Bellbird', label: mia.email, digits: 6, period: 30, algorithm: 'SHA1' });
    expect(Buffer.from(key.qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(
      /^<svg[^]*<\/svg>\s*$/,
    );
    expect(new Date(key.expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(600_000);
    await world.service.sql(`update two_factor set pending_until = now() where account_id = $1`, [mia.userId]);
    const late = await mia.ask(ask.enable, { code: codeOf(key.secret) });
    expect(late.error).toMatchObject({ code: 'wrong-state' });
    expect(the<Key>(await mia.ask(ask.key)).secret).not.toBe(key.secret);
  });

  it('is refused where two-factor is on, and never shown again', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    expect((await mia.ask(ask.key)).error).toMatchObject({ code: 'wrong-state', statusCode: 409 });
    expect((await mia.ask(ask.enable, { code: '123456' })).error).toMatchObject({ code: 'wrong-state' });
  });
});

describe('7. Turning two-factor on', () => {
  it('wants a right code, gives ten recovery codes, ends other sessions and is told by mail', async () => {
    const mia = await world.again(await world.owner());
    const elsewhere = await world.again(mia);
    expect((await mia.ask(ask.enable, { code: '123456' })).error?.code).toBe('wrong-state');
    const { secret } = the<Key>(await mia.ask(ask.key));
    expect((await mia.ask(ask.enable, { code: wrongCodeOf(secret) })).error).toMatchObject({ code: 'invalid-code' });
    const code = codeOf(secret);
    const enabled = the<{ recoveryCodes: string[]; user: object }>(await mia.ask(ask.enable, { code }));
    expect(enabled.user).toEqual({ id: mia.userId, flags: { twoFactorAuthentication: true } });
    expect(new Set(enabled.recoveryCodes).size).toBe(10);
    for (const each of enabled.recoveryCodes) expect(each).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    await world.mail(mia.email, 'two-factor-on');
    const refreshed = await world.anybody()(documents.refresh, { token: elsewhere.refreshToken });
    expect(refreshed.error?.code).toBe('session-expired');
    the(await world.anybody()(documents.refresh, { token: mia.refreshToken }));
    // The code that turned it on logs nobody in.
    expect((await secondStep(world, await firstStep(world, mia), code)).error?.code).toBe('invalid-code');
  });

  it('at once from fifty places happens once', async () => {
    const mia = await world.owner();
    const { secret } = the<Key>(await mia.ask(ask.key));
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 50 }, () => mia.ask(ask.enable, { code })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await world.service.sql('select 1 from recovery_code where account_id = $1', [mia.userId])).toHaveLength(10);
  });

  it('is a fact of the users list, and no flag to be set', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    await enrol(world, sam);
    const list = `query ($query: ListQuery) { users(query: $query) { data { id flags { twoFactorAuthentication } } } }`;
    const filters = [{ field: 'twoFactorAuthentication', type: 'boolean', operation: 'equals', value: 'yes' }];
    expect(the(await mia.ask(list, { query: { filters } }))).toEqual({
      data: [{ id: sam.userId, flags: { twoFactorAuthentication: true } }],
    });
    const set = 'mutation ($input: UserFlagsInput!) { setUserFlags(input: $input) { hasPassword } }';
    for (const flag of ['twoFactorAuthentication', 'hasPassword'])
      expect((await sam.ask(set, { input: { [flag]: true } })).error).not.toBeNull();
  });
});

describe('8. Recovery codes', () => {
  it('are renewed, and the old are dead', async () => {
    const mia = await world.owner();
    expect((await mia.ask(ask.renew)).error).toMatchObject({ code: 'wrong-state' });
    const { recoveryCodes: old } = await enrol(world, mia);
    const { recoveryCodes } = the<{ recoveryCodes: string[] }>(await mia.ask(ask.renew));
    expect(recoveryCodes).toHaveLength(10);
    expect((await secondStep(world, await firstStep(world, mia), old[0]!)).error?.code).toBe('invalid-code');
    const done = the<SignedIn>(await secondStep(world, await firstStep(world, mia), recoveryCodes[0]!));
    expect(done).toMatchObject({ recoveryCodesLeft: 9 });
  });
});
