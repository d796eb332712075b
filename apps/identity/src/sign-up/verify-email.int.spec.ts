import {
  documents,
  goodPassword,
  newEmail,
  signUpInput,
  startIdentity,
  the,
  type IdentityUnderTest,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const message = 'Invalid security code. You can request a new one.';
const verify = (email: string, code: string) => world.anybody()(documents.verifyEmail, { email, code });
const wrong = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0');
async function signedUp(): Promise<{ email: string; code: string }> {
  const email = newEmail();
  the(await world.anybody()(documents.signUp, { input: signUpInput({ email }) }));
  return { email, code: String((await world.mail(email, 'verify-email')).values['code']) };
}

describe('the code that came by mail', () => {
  it('verifies the address, signs in, and is good once', async () => {
    const { email, code } = await signedUp();
    const signedIn = the<{ accessToken: string; user: object }>(await verify(email.toUpperCase(), code));
    expect(signedIn.user).toMatchObject({ email, status: 'active' });
    expect((await world.service.as(signedIn.accessToken)(documents.verifyToken)).data).toMatchObject({
      verifyToken: { email },
    });
    expect((await verify(email, code)).error).toMatchObject({ code: 'invalid-code', statusCode: 400, message });
  });

  it('stands five wrong tries; then not even the right one, until a new one is sent', async () => {
    const { email, code } = await signedUp();
    for (let n = 1; n <= 5; n++)
      expect((await verify(email, wrong(code, n))).error).toMatchObject({ code: 'invalid-code' });
    expect((await verify(email, code)).error).toMatchObject({ code: 'invalid-code' });
    expect((await world.anybody()(documents.resend, { email })).data).toEqual({ resendEmailCode: true });
    const fresh = String((await world.mail(email, 'verify-email', 2)).values['code']);
    the(await verify(email, fresh));
  });

  it('is compared five times however many guesses come at once', async () => {
    const { email, code } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => verify(email, wrong(code, n + 1))));
    const codes = answers.map((each) => each.error?.code);
    expect(new Set(codes)).toEqual(new Set(['invalid-code', 'too-many-requests']));
    expect(codes.filter((each) => each === 'invalid-code')).toHaveLength(10);
    const [{ tries }] = (await world.service.sql<{ tries: number }>(
      'select tries from email_code c join account a on a.id = c.account_id where a.email = $1',
      [email],
    )) as [{ tries: number }];
    expect(tries).toBe(5);
    const limited = answers.find((each) => each.error?.code === 'too-many-requests');
    expect(limited?.error?.['retryAfterSeconds']).toBeGreaterThan(0);
    expect(limited?.error?.['retryAfterSeconds']).toBeLessThanOrEqual(900);
  });

  it('is good for fifteen minutes', async () => {
    const { email, code } = await signedUp();
    const [{ left }] = (await world.service.sql<{ left: number }>(
      'select extract(epoch from c.expires_at - now())::float8 as left from email_code c join account a on a.id = c.account_id where a.email = $1',
      [email],
    )) as [{ left: number }];
    expect(left).toBeGreaterThan(14 * 60);
    expect(left).toBeLessThanOrEqual(15 * 60);
    await world.service.sql(
      `update email_code set expires_at = now() - interval '1 second' where account_id = (select id from account where email = $1)`,
      [email],
    );
    expect((await verify(email, code)).error).toMatchObject({ code: 'invalid-code' });
  });

  it('leaves the one before good, with tries of its own, and none before that; it is for its own address alone', async () => {
    const { email, code } = await signedUp();
    const other = await signedUp();
    await world.anybody()(documents.resend, { email });
    const second = String((await world.mail(email, 'verify-email', 2)).values['code']);
    await world.anybody()(documents.resend, { email });
    const third = String((await world.mail(email, 'verify-email', 3)).values['code']);
    if (![second, third].includes(code))
      expect((await verify(email, code)).error).toMatchObject({ code: 'invalid-code' });
    if (third !== other.code) expect((await verify(other.email, third)).error).toMatchObject({ code: 'invalid-code' });
    the(await verify(email, second));
    expect((await verify(email, third)).error).toMatchObject({ code: 'invalid-code' });
  });

  it('after five wrong tries stays worthless when another is sent', async () => {
    const { email, code } = await signedUp();
    for (let n = 1; n <= 5; n++)
      expect((await verify(email, wrong(code, n))).error).toMatchObject({ code: 'invalid-code' });
    await world.anybody()(documents.resend, { email });
    const second = String((await world.mail(email, 'verify-email', 2)).values['code']);
    if (second !== code) expect((await verify(email, code)).error).toMatchObject({ code: 'invalid-code' });
    the(await verify(email, second));
  });

  it('is answered for an unknown address as a wrong one for a known', async () => {
    const { email, code } = await signedUp();
    const known = await verify(email, wrong(code));
    const unknown = await verify(newEmail(), code);
    expect(unknown.error).toEqual({ ...known.error, traceId: expect.any(String) });
    expect(unknown.status).toBe(known.status);
  });

  it('lies in the database as a keyed hash alone', async () => {
    const { email, code } = await signedUp();
    const [{ hash }] = (await world.service.sql<{ hash: Buffer }>(
      'select code_hash as hash from email_code c join account a on a.id = c.account_id where a.email = $1',
      [email],
    )) as [{ hash: Buffer }];
    expect(hash).toHaveLength(32);
    expect(hash.toString('latin1')).not.toContain(code);
  });
});

describe('asking for another code', () => {
  it('thirty times sends three, beside the one of the sign-up', async () => {
    const { email } = await signedUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => world.anybody()(documents.resend, { email })));
    for (const each of answers)
      expect(each).toMatchObject({ status: 200, data: { resendEmailCode: true }, error: null });
    await world.quiet();
    expect(world.mailsTo(email)).toHaveLength(4);
  });

  it('is answered the same for every address, and sends one only where there is something to verify', async () => {
    const owner = await world.owner();
    const unknown = newEmail();
    for (const email of [owner.email, unknown, 'not an address']) {
      const answer = await world.anybody()(documents.resend, { email });
      expect(answer).toMatchObject({ status: 200, data: { resendEmailCode: true }, error: null });
    }
    await world.quiet();
    expect(world.mailsTo(owner.email).filter((each) => each.template === 'verify-email')).toHaveLength(1);
    expect(world.mailsTo(unknown)).toEqual([]);
  });
});

it('lets nobody sign in before the address is verified; who does not know the password does not learn that', async () => {
  const { email, code } = await signedUp();
  const signIn = (password: string) => world.anybody()(documents.signIn, { email, password });
  expect((await signIn(goodPassword)).error).toMatchObject({ code: 'email-not-verified', statusCode: 403 });
  expect((await signIn('Wrong1!')).error).toMatchObject({ code: 'unauthorized', statusCode: 401 });
  the(await verify(email, code));
  the(await signIn(goodPassword));
});
