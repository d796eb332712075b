import {
  documents,
  newEmail,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
} from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  codeOf,
  enrol,
  firstStep,
  secondStep,
  signIn,
  wrongCodeOf,
} from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const isOff = { flags: { twoFactorAuthentication: false } };
const wrong = { code: 'invalid-code', message: 'Invalid security code. You can request a new one.' };

async function resetPassword(person: Person, password: string): Promise<Person> {
  await world.anybody()(documents.forgot, { email: person.email });
  const { values } = await world.mail(person.email, 'reset-password');
  const token = String(values['link']).split('/').at(-1);
  the(await world.anybody()(documents.reset, { token, password }));
  return { ...person, password };
}

describe('9. Turning two-factor off', () => {
  it('takes a code and the password, and leaves nothing of it', async () => {
    const mia = await world.owner();
    expect((await mia.ask(ask.disable, { code: '123456', input: { password: mia.password } })).error?.code).toBe(
      'wrong-state',
    );
    const { secret } = await enrol(world, mia);
    const off = (code: string, password?: string) => mia.ask(ask.disable, { code, input: { password } });
    expect((await off(codeOf(secret))).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'password' }] });
    expect((await off(codeOf(secret), 'Wrong1!')).error).toMatchObject(wrong);
    expect((await off(wrongCodeOf(secret), mia.password)).error).toMatchObject(wrong);
    expect(the(await off(codeOf(secret), mia.password))).toMatchObject(isOff);
    await world.mail(mia.email, 'two-factor-off');
    for (const table of ['two_factor', 'recovery_code', 'remembered_device'])
      expect(await world.service.sql(`select 1 from ${table} where account_id = $1`, [mia.userId])).toEqual([]);
    expect(the(await signIn(world, mia))).toMatchObject({ accessToken: expect.any(String) });
  });

  it('takes a recovery code too, once, and the same answer is given again by its key', async () => {
    const mia = await world.owner();
    const { recoveryCodes } = await enrol(world, mia);
    const variables = { code: recoveryCodes[0], input: { password: mia.password } };
    const headers = { 'idempotency-key': newEmail() };
    const first = the(await mia.ask(ask.disable, variables, headers));
    expect(the(await mia.ask(ask.disable, variables, headers))).toEqual(first);
  });

  it('by mail takes the code of the mail and the password', async () => {
    const mia = await world.owner();
    expect((await mia.ask(ask.sendCode)).error?.code).toBe('wrong-state');
    await enrol(world, mia);
    the(await mia.ask(ask.sendCode));
    const { code } = (await world.mail(mia.email, 'two-factor-code')).values;
    expect(code).toMatch(/^\d{8}$/);
    const off = (given: string, password = mia.password) =>
      mia.ask(ask.disableByEmail, { code: given, input: { password } });
    expect((await off(code!, 'Wrong1!')).error).toMatchObject(wrong);
    expect((await off('00000000')).error).toMatchObject(wrong);
    expect(the(await off(code!))).toMatchObject(isOff);
  });

  it('by mail stands five tries, the last code alone, 15 minutes and three mails an hour', async () => {
    const mia = await world.owner();
    await enrol(world, mia);
    const off = (code: string) => mia.ask(ask.disableByEmail, { code, input: { password: mia.password } });
    const codeNo = async (nth: number): Promise<string> => {
      the(await mia.ask(ask.sendCode));
      return (await world.mail(mia.email, 'two-factor-code', nth)).values['code']!;
    };
    const first = await codeNo(1);
    for (let n = 0; n < 5; n += 1) expect((await off('00000000')).error?.code).toBe('invalid-code');
    expect((await off(first)).error?.code).toBe('invalid-code');
    const [second, third] = [await codeNo(2), await codeNo(3)];
    expect((await off(second)).error?.code).toBe('invalid-code');
    await world.service.sql(`update step_up_code set expires_at = now() where account_id = $1`, [mia.userId]);
    expect((await off(third)).error?.code).toBe('invalid-code');
    expect((await mia.ask(ask.sendCode)).error).toMatchObject({ code: 'too-many-requests' });
  });

  it('by mail is refused for a day after a password reset, and the second step is asked for still', async () => {
    const mia = await resetPassword(await world.owner(), 'Another1!pass');
    // Turned on after the reset, it is still within the day.
    const { secret } = await enrol(world, await world.again(mia));
    const done = the<{ accessToken: string }>(await secondStep(world, await firstStep(world, mia), codeOf(secret)));
    const session = world.service.as(done.accessToken);
    the(await session(ask.sendCode));
    const { code } = (await world.mail(mia.email, 'two-factor-code')).values;
    const off = () => session(ask.disableByEmail, { code, input: { password: mia.password } });
    expect((await off()).error).toMatchObject({ code: 'wrong-state', statusCode: 409 });
    await world.service.sql(`update account set password_reset_at = now() - interval '25 hours' where id = $1`, [
      mia.userId,
    ]);
    expect(the(await off())).toMatchObject(isOff);
  });
});

describe('9. A member’s second step', () => {
  it('is reset by an owner alone, of the same business, and not the own one', async () => {
    const mia = await world.owner();
    const ada = await world.colleague(mia, ['administrator']);
    const ed = await world.colleague(mia, ['user-editor']);
    const sam = await world.colleague(mia, ['campaign-editor']);
    const stranger = await world.owner();
    await enrol(world, sam);
    await enrol(world, mia);
    const reset = async (by: Person, id: string) => (await by.ask(ask.reset, { id })).error?.code ?? 'done';
    expect(await reset(ada, sam.userId)).toBe('forbidden');
    expect(await reset(ed, sam.userId)).toBe('forbidden');
    expect(await reset(stranger, sam.userId)).toBe('not-found');
    expect(await reset(mia, mia.userId)).toBe('wrong-state');
    expect(await reset(mia, 'x')).toBe('invalid-input');
    expect(the(await signIn(world, sam))).toMatchObject({ twoFactorRequired: true });
    expect(await reset(mia, sam.userId)).toBe('done');
    expect(await reset(mia, sam.userId)).toBe('done');
    await world.mail(sam.email, 'two-factor-off');
    expect(the(await signIn(world, sam))).toMatchObject({ twoFactorRequired: null });
    await enrol(world, sam);
  });
});
