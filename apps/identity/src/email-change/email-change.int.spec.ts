import {
  documents,
  goodPassword,
  newEmail,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const ask = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) }';
const confirm = 'mutation ($code: String!) { confirmEmailChange(code: $code) { id email } }';
const follow = 'mutation ($kind: String!, $token: String!) { followLink(kind: $kind, token: $token) }';
const wrongCode = {
  code: 'invalid-code',
  statusCode: 400,
  message: 'Invalid security code. You can request a new one.',
};
const wrongLink = {
  code: 'invalid-code',
  statusCode: 400,
  message: 'Your verification link is invalid. Request a new one',
};

const tokenOf = (link: unknown): string => String(link).split('/').at(-1)!;
/** Asks for another address; what the mail to it holds. */
const asked = async (by: Person, email = newEmail(), nth = 1) => {
  expect(the(await by.ask(ask, { input: { email } }))).toBe(true);
  const { values } = await world.mail(email, 'email-change-code', nth);
  return { email, code: String(values['code']), token: tokenOf(values['link']) };
};
const undoOf = async (email: string, nth = 1): Promise<string> => {
  const { values } = await world.mail(email, 'email-changed', nth);
  expect(String(values['link'])).toMatch(/^http:\/\/localhost:3000\/links\/undo-email\/[\w-]{43}$/);
  return tokenOf(values['link']);
};
const signIn = (email: string, password = goodPassword) => world.anybody()(documents.signIn, { email, password });
const emailOf = async ({ userId }: Person): Promise<string> => {
  const [row] = await world.service.sql<{ email: string }>('select email from account where id = $1', [userId]);
  return row!.email;
};

describe('14. E-mail change', () => {
  it('14. by the code: the new address logs in, other sessions end, the old one is told', async () => {
    const owner = await world.owner();
    const other = the<SignedIn>(await signIn(owner.email));
    // The session of the sign-up ended with that log-in.
    const mia = { ...owner, ask: world.service.as(the<SignedIn>(await signIn(owner.email)).accessToken) };
    const { email, code } = await asked(mia);
    expect(code).toMatch(/^\d{8}$/);
    expect((await world.mail(mia.email, 'email-change-notice')).values).toMatchObject({ newEmail: email });
    expect(await emailOf(mia)).toBe(mia.email);
    expect(the(await mia.ask(confirm, { code }))).toEqual({ id: mia.userId, email });
    expect((await world.anybody()(documents.refresh, { token: other.refreshToken })).error).toMatchObject({
      code: 'session-expired',
    });
    the(await mia.ask(documents.verifyToken));
    the(await signIn(email));
    expect((await signIn(mia.email)).error).toMatchObject({ code: 'unauthorized' });
    await undoOf(mia.email);
    expect((await mia.ask(confirm, { code })).error).toMatchObject(wrongCode);
  });

  it('14. by the link, signed in nowhere: every session ends; once', async () => {
    const mia = await world.owner();
    const { email, token } = await asked(mia);
    the(await world.anybody()(follow, { kind: 'new-email', token }));
    expect(await emailOf(mia)).toBe(email);
    expect((await world.anybody()(documents.refresh, { token: mia.refreshToken })).error).not.toBeNull();
    expect((await world.anybody()(follow, { kind: 'new-email', token })).error).toMatchObject(wrongLink);
  });

  it('14. by the link, signed in: this session stays', async () => {
    const mia = await world.owner();
    const { email, token } = await asked(mia);
    the(await mia.ask(follow, { kind: 'new-email', token }));
    expect(await emailOf(mia)).toBe(email);
    the(await world.anybody()(documents.refresh, { token: mia.refreshToken }));
  });

  it('14. a code stands five tries, an hour, and is the last one sent', async () => {
    const mia = await world.owner();
    const first = await asked(mia);
    const wrong = first.code === '00000000' ? '00000001' : '00000000';
    const second = await asked(mia);
    expect((await mia.ask(confirm, { code: first.code })).error).toMatchObject(wrongCode);
    for (let i = 0; i < 4; i++) expect((await mia.ask(confirm, { code: wrong })).error).toMatchObject(wrongCode);
    expect((await mia.ask(confirm, { code: second.code })).error).toMatchObject(wrongCode);
    const third = await asked(mia);
    await world.service.sql(`update email_change set expires_at = now() - interval '1 second' where account_id = $1`, [
      mia.userId,
    ]);
    expect((await mia.ask(confirm, { code: third.code })).error).toMatchObject(wrongCode);
    expect((await world.anybody()(follow, { kind: 'new-email', token: third.token })).error).toMatchObject(wrongLink);
    expect((await mia.ask(ask, { input: { email: newEmail() } })).error).toMatchObject({ code: 'too-many-requests' });
  });

  it('14. a taken address answers the same; its owner alone is told', async () => {
    const [mia, zoe] = [await world.owner(), await world.owner()];
    const free = await mia.ask(ask, { input: { email: newEmail() } });
    // What is asked for before its mails are written takes the place of the first.
    await world.mail(mia.email, 'email-change-notice');
    const taken = await mia.ask(ask, { input: { email: zoe.email.toUpperCase() } });
    expect(taken).toEqual({ ...free, headers: expect.anything() });
    await world.mail(zoe.email, 'email-already-registered');
    // The asker's mailbox gets the same in both cases.
    await world.mail(mia.email, 'email-change-notice', 2);
    await world.quiet();
    expect(world.mailsTo(zoe.email).filter(({ template }) => template === 'email-change-code')).toEqual([]);
  });

  it('14. two accounts ask for one address: the first who proves it has it', async () => {
    const [mia, zoe] = [await world.owner(), await world.owner()];
    const email = newEmail();
    const first = await asked(mia, email);
    const second = await asked(zoe, email, 2);
    const answers = await Promise.all([
      mia.ask(confirm, { code: first.code }),
      zoe.ask(confirm, { code: second.code }),
    ]);
    const refused = answers.filter(({ error }) => error !== null);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.error).toMatchObject(wrongCode);
    expect(await world.service.sql('select 1 from account where email = $1', [email])).toHaveLength(1);
  });

  it('14. code and link of one change at once: one change', async () => {
    const mia = await world.owner();
    const { code, token } = await asked(mia);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => mia.ask(follow, { kind: 'new-email', token })),
      mia.ask(confirm, { code }),
    ]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await world.service.sql('select 1 from email_undo where account_id = $1', [mia.userId])).toHaveLength(1);
  });

  it('14. undo: the old address is back, every session ends, once', async () => {
    const mia = await world.owner();
    const { email, code } = await asked(mia);
    the(await mia.ask(confirm, { code }));
    const token = await undoOf(mia.email);
    the(await world.anybody()(follow, { kind: 'undo-email', token }));
    expect(await emailOf(mia)).toBe(mia.email);
    expect((await world.anybody()(documents.refresh, { token: mia.refreshToken })).error).not.toBeNull();
    expect((await signIn(email)).error).toMatchObject({ code: 'unauthorized' });
    the(await signIn(mia.email));
    expect((await world.anybody()(follow, { kind: 'undo-email', token })).error).toMatchObject(wrongLink);
  });

  it('14. undo: a second change takes the first owner’s way back not away, and its own goes with it', async () => {
    const mia = await world.owner();
    const first = await asked(mia);
    the(await mia.ask(confirm, { code: first.code }));
    const second = await asked(mia);
    the(await mia.ask(confirm, { code: second.code }));
    const [hers, theirs] = [await undoOf(mia.email), await undoOf(first.email)];
    const pending = await asked(mia);
    the(await world.anybody()(follow, { kind: 'undo-email', token: hers }));
    expect(await emailOf(mia)).toBe(mia.email);
    expect((await world.anybody()(follow, { kind: 'undo-email', token: theirs })).error).toMatchObject(wrongLink);
    expect((await world.anybody()(follow, { kind: 'new-email', token: pending.token })).error).toMatchObject(wrongLink);
  });

  it('14. undo: an old address that is somebody else’s by now stays theirs; sessions end all the same', async () => {
    const mia = await world.owner();
    const { email, code } = await asked(mia);
    the(await mia.ask(confirm, { code }));
    const token = await undoOf(mia.email);
    const zoe = await world.owner();
    await world.service.sql('update account set email = $1 where id = $2', [mia.email, zoe.userId]);
    the(await world.anybody()(follow, { kind: 'undo-email', token }));
    expect(await emailOf(mia)).toBe(email);
    expect((await world.anybody()(documents.refresh, { token: mia.refreshToken })).error).not.toBeNull();
  });

  it('14. undo: seven days, not longer', async () => {
    const mia = await world.owner();
    const { code } = await asked(mia);
    the(await mia.ask(confirm, { code }));
    const token = await undoOf(mia.email);
    const [row] = await world.service.sql<{ days: number }>(
      `select round(extract(epoch from undo_until - now()) / 86400)::int as days from email_undo where account_id = $1`,
      [mia.userId],
    );
    expect(row!.days).toBe(7);
    await world.service.sql(`update email_undo set undo_until = now() where account_id = $1`, [mia.userId]);
    expect((await world.anybody()(follow, { kind: 'undo-email', token })).error).toMatchObject(wrongLink);
  });

  it('14. is refused for what is no address, one’s own, a proof that is late, and links of no kind', async () => {
    const mia = await world.owner();
    for (const email of ['nonsense', mia.email.toUpperCase()])
      expect((await mia.ask(ask, { input: { email } })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'email' }],
      });
    const anybody = world.anybody();
    for (const [kind, token] of [
      ['new-email', 'x'.repeat(43)],
      ['undo-email', 'x'],
      ['stop-recovery', 'x'.repeat(43)],
      ['nonsense', 'x'],
    ])
      expect((await anybody(follow, { kind, token })).error).toMatchObject(wrongLink);
    await world.service.sql(`update session set proved_at = now() - interval '1 hour' where account_id = $1`, [
      mia.userId,
    ]);
    const late = the<SignedIn>(await mia.ask(documents.refresh, { token: mia.refreshToken }));
    const answer = await world.service.as(late.accessToken)(ask, { input: { email: newEmail() } });
    expect(answer.error).toMatchObject({ code: 'step-up-required' });
  });

  it('14. links: 20 a minute and address', async () => {
    const anybody = world.anybody('198.51.100.78');
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => anybody(follow, { kind: 'new-email', token: 'x' })),
    );
    expect(answers.filter(({ error }) => error?.code === 'too-many-requests')).toHaveLength(2);
  });

  it('14. a link to choose a password that was mailed before the change opens nothing after it', async () => {
    const mia = await world.owner();
    the(await world.anybody()(documents.forgot, { email: mia.email }));
    const { values } = await world.mail(mia.email, 'reset-password');
    const { code } = await asked(mia);
    the(await mia.ask(confirm, { code }));
    const reset = await world.anybody()(documents.reset, { token: tokenOf(values['link']), password: 'Bellbird2!' });
    expect(reset.error).toMatchObject({ code: 'invalid-code' });
  });

  it('14. asked again with one Idempotency-Key is one change', async () => {
    const mia = await world.owner();
    const { email, code } = await asked(mia);
    const key = { 'idempotency-key': 'change-1' };
    const answers = [await mia.ask(confirm, { code }, key), await mia.ask(confirm, { code }, key)];
    for (const answer of answers) expect(the(answer)).toMatchObject({ email });
  });
});

it('28. chapter 8.2 and 8.5: an address has one account that is not invited, and a used change leaves nothing to use', async () => {
  const { sql } = world.service;
  expect(await sql(`select email_key from account where status <> 'invited' group by 1 having count(*) > 1`)).toEqual(
    [],
  );
  expect(
    await sql(
      `select c.account_id from email_change c join account a on a.id = c.account_id where lower(c.new_email) = a.email_key`,
    ),
  ).toEqual([]);
  expect(
    await sql(`select 1 from email_undo u join account a on a.id = u.account_id where u.account_version > a.version`),
  ).toEqual([]);
});
