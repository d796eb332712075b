import { documents, goodPassword, type IdentityUnderTest, newEmail, type Person, signUpInput, type SignedIn, startIdentity, the } from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const newPassword = 'Kookaburra2?';
const rule = 'Use 6 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.';
const signIn = (person: Person, password: string) => world.anybody(person.address)(documents.signIn, { email: person.email, password });
const refresh = (token: string) => world.anybody()(documents.refresh, { token });
const change = (person: Person, input: Record<string, unknown>) => person.ask(documents.changePassword, { input });

describe('changing the password', () => {
  it('takes the present one, ends all other sessions, and tells the owner by mail', async () => {
    const mia = await world.owner();
    const stranger = await world.owner();
    const elsewhere = the<SignedIn>(await signIn(mia, goodPassword));
    expect((await change(mia, { currentPassword: goodPassword, password: newPassword })).data).toEqual({ changePassword: true });
    expect((await refresh(elsewhere.refreshToken)).error).toMatchObject({ code: 'session-expired' });
    the(await refresh(mia.refreshToken));
    the(await refresh(stranger.refreshToken));
    expect((await signIn(mia, goodPassword)).error).toMatchObject({ code: 'unauthorized' });
    the(await signIn(mia, newPassword));
    the(await signIn(stranger, goodPassword));
    expect(await world.mail(mia.email, 'password-changed')).toMatchObject({ tenantId: mia.tenantId, values: { firstName: 'Mia' } });
  });

  it.each([
    [{ currentPassword: goodPassword, password: '' }, 'password', 'The password is required.'],
    [{ currentPassword: goodPassword }, 'password', 'The password is required.'],
    [{ currentPassword: goodPassword, password: 'short' }, 'password', rule],
    [{ currentPassword: '', password: newPassword }, 'currentPassword', 'The password is required.'],
    [{ currentPassword: 'Wrong1!', password: newPassword }, 'currentPassword', 'The password is not right.'],
  ])('refuses %j', async (input, field, message) => {
    const mia = await world.owner();
    expect((await change(mia, input)).error).toMatchObject({ code: 'invalid-input', statusCode: 400, fields: [{ field, message }] });
    the(await signIn(mia, goodPassword));
  });

  it('does not let a stolen access token guess the present one more than ten times', async () => {
    const mia = await world.owner();
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(mia, { currentPassword: 'Wrong1!', password: newPassword })));
    expect(answers.filter((each) => each.error?.code === 'invalid-input')).toHaveLength(10);
    expect((await change(mia, { currentPassword: goodPassword, password: newPassword })).error).toMatchObject({ code: 'too-many-requests' });
  });

  it('needs a token', async () => {
    expect((await world.anybody()(documents.changePassword, { input: {} })).error).toMatchObject({ code: 'unauthorized' });
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => world.anybody()(documents.forgot, { email });
  const reset = (token: string, password: string | null = newPassword) => world.anybody()(documents.reset, { token, password });
  const invalid = { code: 'invalid-code', statusCode: 400, message: 'Your verification link is invalid. Request a new one' };
  const linkTo = async (email: string, nth = 1): Promise<string> => {
    const { link } = (await world.mail(email, 'reset-password', nth)).values;
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/);
    return String(link).split('/').at(-1) as string;
  };

  it('is replaced by a link that is good once, which ends every session', async () => {
    const mia = await world.owner();
    await forgot(mia.email.toUpperCase());
    const token = await linkTo(mia.email);
    expect((await reset(token)).data).toEqual({ resetPassword: true });
    expect((await refresh(mia.refreshToken)).error).toMatchObject({ code: 'session-expired' });
    the(await signIn(mia, newPassword));
    expect((await signIn(mia, goodPassword)).error).toMatchObject({ code: 'unauthorized' });
    await world.mail(mia.email, 'password-changed');
    expect((await reset(token, 'Another3#')).error).toMatchObject(invalid);
    the(await signIn(mia, newPassword));
  });

  it('is answered the same for every address; a mail goes where there is an account', async () => {
    const mia = await world.owner();
    const nobody = newEmail();
    const [known, unknown, nonsense] = [await forgot(mia.email), await forgot(nobody), await forgot('not an address')];
    for (const each of [known, unknown, nonsense]) expect(each).toMatchObject({ status: 200, data: { forgotPassword: true }, error: null });
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
    await linkTo(mia.email);
    await world.quiet();
    expect(world.mailsTo(nobody)).toEqual([]);
  });

  it('is good for an hour, and only the latest link', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const first = await linkTo(mia.email);
    await forgot(mia.email);
    const second = await linkTo(mia.email, 2);
    expect((await reset(first)).error).toMatchObject(invalid);
    await world.service.sql(`update password_reset set expires_at = expires_at - interval '60 minutes 1 second' where account_id = $1`, [mia.userId]);
    expect((await reset(second)).error).toMatchObject(invalid);
    the(await signIn(mia, goodPassword));
  });

  it('used twenty times at once sets one password', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const token = await linkTo(mia.email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(token, `Kookaburra${n}?`)));
    expect(answers.filter((each) => each.error === null)).toHaveLength(1);
  });

  it('is not used up by a password that does not do', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const token = await linkTo(mia.email);
    expect((await reset(token, 'short')).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'password', message: rule }] });
    expect((await reset(token, null)).error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'password', message: 'The password is required.' }] });
    the(await reset(token));
  });

  it('proves the address as well, of who never entered the code', async () => {
    const email = newEmail();
    the(await world.anybody()(documents.signUp, { input: signUpInput({ email }) }));
    await forgot(email);
    the(await reset(await linkTo(email)));
    the(await world.anybody()(documents.signIn, { email, password: newPassword }));
  });

  it('lets in an owner again whom strangers’ guesses had locked out', async () => {
    const mia = await world.owner();
    const elsewhere = world.anybody();
    for (let n = 0; n < 11; n++) await world.anybody()(documents.signIn, { email: mia.email, password: 'Wrong1!' });
    expect((await elsewhere(documents.signIn, { email: mia.email, password: goodPassword })).error).toMatchObject({ code: 'too-many-requests' });
    await forgot(mia.email);
    the(await reset(await linkTo(mia.email)));
    the(await elsewhere(documents.signIn, { email: mia.email, password: newPassword }));
  });

  it('is not replaced where the account was switched off', async () => {
    const mia = await world.owner();
    await world.service.sql(`update account set status = 'inactive' where id = $1`, [mia.userId]);
    expect((await forgot(mia.email)).data).toEqual({ forgotPassword: true });
    await world.quiet();
    expect(world.mailsTo(mia.email).filter((each) => each.template === 'reset-password')).toEqual([]);
  });

  it('nor by a link that was sent before it was switched off', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const token = await linkTo(mia.email);
    await world.service.sql(`update account set status = 'inactive' where id = $1`, [mia.userId]);
    expect((await reset(token)).error).toMatchObject(invalid);
    expect(await world.service.sql('select status from account where id = $1', [mia.userId])).toEqual([{ status: 'inactive' }]);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc', 'a'.repeat(50_000)])('is not replaced by a link that nobody sent: %#', async (token) => {
    expect((await reset(token)).error).toMatchObject(invalid);
  });
});
