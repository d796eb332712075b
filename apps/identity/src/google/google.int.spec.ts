import {
  disconnect,
  finish,
  linkGoogle,
  signUpWithGoogle,
  start,
  startGoogleUnderTest,
  type Finished,
  type GoogleUnderTest,
  type Started,
} from '../../test/google.js';
import { documents, goodPassword, newEmail, signUpInput, the, type SignedIn } from '../../test/identity-under-test.js';

let google: GoogleUnderTest;
beforeAll(async () => {
  google = await startGoogleUnderTest();
});
afterAll(() => google.stop());

const failed = { code: 'invalid-code', statusCode: 400, message: 'Error with Google authentication.' };
const business = {
  firstName: 'Ada',
  lastName: 'Nguyen',
  businessName: 'Corner Café',
  country: 'AU',
  timeZone: 'Australia/Sydney',
  acceptTermsAndConditions: true,
};
const sessionsOf = (email: string) =>
  google.world.service.sql(
    'select 1 from session s join account a on a.id = s.account_id where a.email = $1 and s.ended_at is null',
    [email],
  );
/** Somebody whose account has a password and a link with Google. */
const linkedOwner = async () => {
  const mia = await google.world.owner();
  await google.person({ email: mia.email });
  the(await google.logIn(mia.ask, mia.email, { intent: 'link' }));
  return mia;
};

describe('13. Google: which account', () => {
  it('13. an address without an account signs up, verified and without a password, and logs in from then on', async () => {
    const { world } = google;
    const { email } = await google.person();
    const ask = world.anybody();
    const first = the<Finished>(await google.logIn(ask, email));
    expect(first).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Nguyen',
      accessToken: null,
      user: null,
      linkToken: null,
    });
    const input = { signUpToken: first.signUpToken, ...business };
    const wrong = await ask(signUpWithGoogle, { input: { ...input, timeZone: 'Mars/Olympus' } });
    expect(wrong.error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'timeZone' }] });
    const signedUp = the<SignedIn & { user: object }>(await ask(signUpWithGoogle, { input }));
    expect(signedUp.user).toMatchObject({ email, googleEmail: email, status: 'active', flags: { hasPassword: false } });
    expect((await ask(signUpWithGoogle, { input })).error).toMatchObject(failed);
    const again = the<Finished>(await google.logIn(ask, email));
    expect(again).toMatchObject({ signUpToken: null, user: { email, googleEmail: email } });
    the(await world.service.as(again.accessToken)(documents.verifyToken));
    expect(world.registered.filter((each) => each.email === email)).toHaveLength(1);
  });

  it('13. one with a password is proved once, and never linked silently', async () => {
    const { world } = google;
    const mia = await world.owner();
    await google.person({ email: mia.email.toUpperCase() });
    const ask = world.anybody();
    const { linkToken, ...rest } = the<Finished>(await google.logIn(ask, mia.email));
    expect(rest).toMatchObject({ accessToken: null, user: null, email: mia.email });
    expect((await mia.ask(documents.verifyToken)).data).toMatchObject({ verifyToken: { googleEmail: null } });
    const wrong = await ask(linkGoogle, { input: { linkToken, password: 'Wrong1!x' } });
    expect(wrong.error).toMatchObject({ code: 'invalid-code', message: 'The password or code is wrong.' });
    const linked = the<SignedIn & { user: { id: string } }>(
      await ask(linkGoogle, { input: { linkToken, password: goodPassword } }),
    );
    expect(linked.user).toEqual({ id: mia.userId, googleEmail: mia.email.toUpperCase() });
    expect((await ask(linkGoogle, { input: { linkToken, password: goodPassword } })).error).toMatchObject(failed);
    await world.mail(mia.email, 'google-linked');
    expect(the<Finished>(await google.logIn(ask, mia.email)).user).toMatchObject({ id: mia.userId });
    // The password is as good as before.
    the(await ask(documents.signIn, { email: mia.email, password: goodPassword }));
  });

  it('13. one that nobody verified loses its password, and is linked', async () => {
    const { world } = google;
    const email = newEmail();
    const ask = world.anybody();
    the(await ask(documents.signUp, { input: signUpInput({ email }) }));
    const { values } = await world.mail(email, 'verify-email');
    await google.person({ email });
    const { user } = the<Finished>(await google.logIn(ask, email));
    expect(user).toMatchObject({ email, status: 'active', flags: { hasPassword: false } });
    expect((await ask(documents.signIn, { email, password: goodPassword })).error).toMatchObject({
      code: 'unauthorized',
    });
    expect((await ask(documents.verifyEmail, { email, code: values['code'] })).error).toMatchObject({
      code: 'invalid-code',
    });
  });

  it('13. an address that the provider did not verify is refused, known or not', async () => {
    const { world } = google;
    const stranger = await google.person({ emailVerified: false });
    expect((await google.logIn(world.anybody(), stranger.email)).error).toMatchObject(failed);
    const mia = await world.owner();
    await google.person({ email: mia.email, emailVerified: false });
    expect((await google.logIn(world.anybody(), mia.email)).error).toMatchObject(failed);
  });

  it('13. an account is known by the subject: another address at Google signs in to the same one', async () => {
    const { world } = google;
    const mia = await world.owner();
    const other = await google.person();
    the(await google.logIn(mia.ask, other.email, { intent: 'link' }));
    const { user } = the<Finished>(await google.logIn(world.anybody(), other.email));
    expect(user).toMatchObject({ id: mia.userId, email: mia.email, googleEmail: other.email });
  });

  it('13. a switched-off account stays off', async () => {
    const mia = await linkedOwner();
    const sam = await google.world.colleague(mia, ['owner']);
    await google.person({ email: sam.email });
    the(await google.logIn(sam.ask, sam.email, { intent: 'link' }));
    await google.world.service.sql(`update account set status = 'inactive' where id = $1`, [sam.userId]);
    expect((await google.logIn(google.world.anybody(), sam.email)).error).toMatchObject(failed);
  });

  it('13. a link needs somebody signed in with a fresh proof, and a session that lives until the end', async () => {
    const { world } = google;
    const mia = await world.owner();
    const { email } = await google.person();
    const input = { intent: 'link' };
    expect((await world.anybody()(start, { input })).error).toMatchObject({ statusCode: 401 });
    await world.service.sql(`update session set proved_at = now() - interval '1 hour' where account_id = $1`, [
      mia.userId,
    ]);
    const late = the<SignedIn>(await mia.ask(documents.refresh, { token: mia.refreshToken }));
    expect((await world.service.as(late.accessToken)(start, { input })).error).toMatchObject({
      code: 'step-up-required',
    });
    const started = the<Started>(await mia.ask(start, { input }));
    const back = await google.back(started, email);
    the(await mia.ask(documents.logOut));
    expect((await world.anybody()(finish, { input: back })).error).toMatchObject(failed);
  });

  it('13. a person of Google has one account', async () => {
    const mia = await linkedOwner();
    const zoe = await google.world.owner();
    expect((await google.logIn(zoe.ask, mia.email, { intent: 'link' })).error).toMatchObject(failed);
  });

  it('13. an invitation is joined by the invited address alone; terms are accepted later', async () => {
    const { world } = google;
    const mia = await world.owner();
    const email = newEmail();
    the(
      await mia.ask('mutation ($people: [UserInput!]!) { inviteUsers(people: $people) { count } }', {
        people: [{ email, permissions: [{ permission: 'campaign-editor', access: true }] }],
      }),
    );
    const { values } = await world.mail(email, 'invitation');
    const input = { intent: 'invitation', invitation: { email, token: String(values['link']).split('/').at(-1) } };
    const stranger = await google.person();
    expect((await google.logIn(world.anybody(), stranger.email, input)).error).toMatchObject(failed);
    await google.person({ email });
    const { user, accessToken } = the<Finished>(await google.logIn(world.anybody(), email, input));
    expect(user).toMatchObject({
      email,
      googleEmail: email,
      flags: { hasPassword: false, acceptTermsAndConditions: false },
    });
    expect(accessToken).toEqual(expect.any(String));
    expect((await google.logIn(world.anybody(), email, input)).error).toMatchObject({ code: 'invalid-code' });
    const [row] = await world.service.sql<{ tenant_id: string }>('select tenant_id from account where email = $1', [
      email,
    ]);
    expect(row!.tenant_id).toBe(mia.tenantId);
    expect((await world.anybody()(start, { input: { intent: 'invitation' } })).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'invitation.email' }],
    });
  });
});

describe('13. Google: the link with it', () => {
  it('13. is taken away by who has a password, and is a fact of the account', async () => {
    const mia = await linkedOwner();
    expect(the<{ googleEmail: string }>(await mia.ask(documents.verifyToken)).googleEmail).toBe(mia.email);
    expect(the(await mia.ask(disconnect))).toMatchObject({ googleEmail: null });
    await google.world.mail(mia.email, 'google-unlinked');
    expect(the(await mia.ask(disconnect))).toMatchObject({ googleEmail: null });
    expect(the<Finished>(await google.logIn(google.world.anybody(), mia.email)).linkToken).toEqual(expect.any(String));
  });

  it('13. stays where there is no password; a first one needs a fresh proof and no present one', async () => {
    const { world } = google;
    const { email } = await google.person();
    const { signUpToken } = the<Finished>(await google.logIn(world.anybody(), email));
    const { accessToken, refreshToken } = the<SignedIn>(
      await world.anybody()(signUpWithGoogle, { input: { signUpToken, ...business } }),
    );
    const ask = world.service.as(accessToken);
    expect((await ask(disconnect)).error).toMatchObject({ code: 'wrong-state', message: 'Choose a password first.' });
    await world.service.sql(
      `update session set proved_at = now() - interval '1 hour' where account_id = (select id from account where email = $1)`,
      [email],
    );
    const late = the<SignedIn>(await ask(documents.refresh, { token: refreshToken }));
    const first = { input: { password: goodPassword } };
    expect((await world.service.as(late.accessToken)(documents.changePassword, first)).error).toMatchObject({
      code: 'step-up-required',
    });
    the(await ask(documents.changePassword, first));
    await world.mail(email, 'password-changed');
    const second = await ask(documents.changePassword, { input: { password: 'Bellbird2!' } });
    expect(second.error).toMatchObject({ code: 'invalid-input', fields: [{ field: 'currentPassword' }] });
    the(await ask(disconnect));
    the(await world.anybody()(documents.signIn, { email, password: goodPassword }));
  });
});

describe('13. Google: no session comes of', () => {
  const tampered = async (change: (good: { code: string; state: string; flowToken: string }) => object) => {
    const mia = await linkedOwner();
    const before = (await sessionsOf(mia.email)).length;
    const ask = google.world.anybody();
    const good = await google.back(the<Started>(await ask(start, { input: { intent: 'sign-in' } })), mia.email);
    const answer = await ask(finish, { input: { ...good, ...change(good) } });
    expect(answer.error).toMatchObject(failed);
    expect(await sessionsOf(mia.email)).toHaveLength(before);
    return { ask, good };
  };
  it.each([
    ['a wrong state', { state: 'x'.repeat(43) }],
    ['another tab’s flow', { flowToken: 'x'.repeat(43) }],
    ['a wrong code', { code: 'x'.repeat(43) }],
  ])('13. %s', async (_what, change) => {
    await tampered(() => change);
  });

  it.each(['wrongNonce', 'wrongAudience', 'expired', 'wrongKey'])('13. a token with %s', async (flag) => {
    await google.sandbox.api('PUT', '', { [flag]: true });
    await google.sandbox.api('GET', '');
    try {
      const mia = await google.world.owner();
      await google.person({ email: mia.email });
      expect((await google.logIn(mia.ask, mia.email, { intent: 'link' })).error).toMatchObject(failed);
      expect((await google.logIn(google.world.anybody(), mia.email)).error).toMatchObject(failed);
    } finally {
      await google.sandbox.api('PUT', '', { [flag]: false });
    }
  });

  it('13. a code that came twice, fifty times at once', async () => {
    const mia = await linkedOwner();
    const before = (await sessionsOf(mia.email)).length;
    const input = await google.back(
      the<Started>(await google.world.anybody()(start, { input: { intent: 'sign-in' } })),
      mia.email,
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => google.world.anybody()(finish, { input })));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    for (const { error } of answers) if (error !== null) expect(error).toMatchObject(failed);
    expect(await sessionsOf(mia.email)).toHaveLength(before + 1);
  });

  it('13. a flow that is ten minutes old', async () => {
    const { email } = await google.person();
    const ask = google.world.anybody();
    const input = await google.back(the<Started>(await ask(start, { input: { intent: 'sign-in' } })), email);
    await google.world.service.sql(
      `update oidc_flow set expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect((await ask(finish, { input })).error).toMatchObject(failed);
  });

  it('13. a provider that is away: the same words, and the person begins anew', async () => {
    const mia = await linkedOwner();
    const ask = google.world.anybody();
    const input = await google.back(the<Started>(await ask(start, { input: { intent: 'sign-in' } })), mia.email);
    await google.sandbox.api('PUT', '', { failPercent: 100 });
    const away = await ask(finish, { input });
    await google.sandbox.api('PUT', '', { failPercent: 0 });
    expect(away.error).toMatchObject({ statusCode: 503, message: failed.message });
    expect((await ask(finish, { input })).error).toMatchObject(failed);
    expect(the<Finished>(await google.logIn(ask, mia.email)).user).toMatchObject({ id: mia.userId });
  });

  it('13. more than 20 calls a minute from one address', async () => {
    const ask = google.world.anybody('198.51.100.77');
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask(start, { input: { intent: 'sign-in' } })));
    const refused = answers.filter(({ error }) => error?.code === 'too-many-requests');
    expect(refused).toHaveLength(5);
    expect(refused[0]!.error!['retryAfterSeconds']).toEqual(expect.any(Number));
  });
});

it('13. nothing secret of a log-in with Google lies in the database as it is', async () => {
  const { world } = google;
  const { email } = await google.person();
  const ask = world.anybody();
  const started = the<Started>(await ask(start, { input: { intent: 'sign-in' } }));
  const input = await google.back(started, email);
  const { signUpToken } = the<Finished>(await ask(finish, { input }));
  const rows =
    JSON.stringify(await world.service.sql(`select f.*, encode(verifier_sealed, 'escape') from oidc_flow f`)) +
    JSON.stringify(await world.service.sql('select * from google_proof'));
  for (const secret of [started.flowToken, input.state, input.code, signUpToken!]) expect(rows).not.toContain(secret);
});

it('28. chapter 8.5: a used flow or token opened one session at most, and a link is of one account', async () => {
  const { world } = google;
  expect(await world.service.sql(`select issuer, subject from google_link group by 1, 2 having count(*) > 1`)).toEqual(
    [],
  );
  expect(
    await world.service.sql(
      `select l.account_id from google_link l join account a on a.id = l.account_id where a.status = 'email-not-verified' or a.tenant_id <> l.tenant_id`,
    ),
  ).toEqual([]);
  // Nobody is linked but by a flow or a proof that is used.
  const [{ links, used }] = (await world.service.sql<{ links: number; used: number }>(
    `select (select count(*)::int from google_link) as links, (select count(*)::int from oidc_flow where used_at is not null) as used`,
  )) as [{ links: number; used: number }];
  expect(links).toBeLessThanOrEqual(used);
});
