import { jest } from '@jest/globals';
import pg from 'pg';
import { metrics } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import {
  documents,
  goodPassword,
  newEmail,
  signUpInput,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { Invitations } from '../invitation/invitations.js';
import { AskedMails } from '../mail/asked-mails.js';
import { ResetLinks } from '../mail/reset-links.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const newPassword = 'Kookaburra2?';
const rule = 'Use 6 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.';
const signIn = (person: Person, password: string) =>
  world.anybody(person.address)(documents.signIn, { email: person.email, password });
const refresh = (token: string) => world.anybody()(documents.refresh, { token });
const change = (person: Person, input: Record<string, unknown>, headers = {}) =>
  person.ask(documents.changePassword, { input }, headers);

describe('changing the password', () => {
  it('takes the present one, ends all other sessions, and tells the owner by mail', async () => {
    const mia = await world.again(await world.owner());
    const stranger = await world.owner();
    const elsewhere = the<SignedIn>(await signIn(mia, goodPassword));
    expect((await change(mia, { currentPassword: goodPassword, password: newPassword })).data).toEqual({
      changePassword: true,
    });
    expect((await refresh(elsewhere.refreshToken)).error).toMatchObject({ code: 'session-expired' });
    the(await refresh(mia.refreshToken));
    the(await refresh(stranger.refreshToken));
    expect((await signIn(mia, goodPassword)).error).toMatchObject({ code: 'unauthorized' });
    the(await signIn(mia, newPassword));
    the(await signIn(stranger, goodPassword));
    expect(await world.mail(mia.email, 'password-changed')).toMatchObject({
      tenantId: mia.tenantId,
      values: { firstName: 'Mia' },
    });
  });

  it.each([
    [{ currentPassword: goodPassword, password: '' }, 'password', 'The password is required.'],
    [{ currentPassword: goodPassword }, 'password', 'The password is required.'],
    [{ currentPassword: goodPassword, password: 'short' }, 'password', rule],
    [{ currentPassword: '', password: newPassword }, 'currentPassword', 'The password is required.'],
    [{ currentPassword: 'Wrong1!', password: newPassword }, 'currentPassword', 'The password is not right.'],
  ])('refuses %j', async (input, field, message) => {
    const mia = await world.owner();
    expect((await change(mia, input)).error).toMatchObject({
      code: 'invalid-input',
      statusCode: 400,
      fields: [{ field, message }],
    });
    the(await signIn(mia, goodPassword));
  });

  it('does not let a stolen access token guess the present one more than ten times', async () => {
    const mia = await world.owner();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => change(mia, { currentPassword: 'Wrong1!', password: newPassword })),
    );
    expect(answers.filter((each) => each.error?.code === 'invalid-input')).toHaveLength(10);
    expect((await change(mia, { currentPassword: goodPassword, password: newPassword })).error).toMatchObject({
      code: 'too-many-requests',
    });
  });

  it('is answered the same again under its key, though the present password is another by then', async () => {
    const mia = await world.owner();
    const input = { currentPassword: goodPassword, password: newPassword };
    for (let n = 0; n < 12; n++)
      expect((await change(mia, input, { 'idempotency-key': 'change' })).data).toEqual({ changePassword: true });
    expect((await change(mia, input)).error).toMatchObject({ code: 'invalid-input' });
    await world.quiet();
    expect(world.mailsTo(mia.email).filter((each) => each.template === 'password-changed')).toHaveLength(1);
  });

  it('needs a token', async () => {
    expect((await world.anybody()(documents.changePassword, { input: {} })).error).toMatchObject({
      code: 'unauthorized',
    });
  });
});

const figure = async (name: string, kind: string): Promise<number> =>
  (await metrics.registry.getSingleMetric(name)!.get()).values.find(({ labels }) => labels['kind'] === kind)?.value ??
  NaN;

/** What an answer asks of identity's tables; what is done later, by the loops, is held up meanwhile. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const later = [AskedMails.prototype, Invitations.prototype].map((loop) =>
    jest.spyOn(loop as { turn: () => Promise<boolean> }, 'turn').mockResolvedValue(false),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls
      .map(([query]: readonly unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
      .filter((text) => /\b(?:account|asked_mail|attempt|email_code|password_reset|tenant_profile)\b/.test(text));
  } finally {
    asked.mockRestore();
    for (const each of later) each.mockRestore();
  }
}

describe('a forgotten password', () => {
  const forgot = (email: string) => world.anybody()(documents.forgot, { email });
  const reset = (token: string, password: string | null = newPassword, headers = {}) =>
    world.anybody()(documents.reset, { token, password }, headers);
  const invalid = {
    code: 'invalid-code',
    statusCode: 400,
    message: 'Your verification link is invalid. Request a new one',
  };
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

  it('is answered the same again under its key, though the link is used by then', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const token = await linkTo(mia.email);
    const key = { 'idempotency-key': newEmail() };
    for (let n = 0; n < 2; n++) expect((await reset(token, newPassword, key)).data).toEqual({ resetPassword: true });
    expect((await reset(token, 'Another3#', key)).error).toMatchObject({ code: 'idempotency-mismatch' });
    expect((await reset(token)).error).toMatchObject(invalid);
    await world.quiet();
    expect(world.mailsTo(mia.email).filter((each) => each.template === 'password-changed')).toHaveLength(1);
  });

  it('is answered the same for every address; a mail goes where there is an account', async () => {
    const mia = await world.owner();
    const nobody = newEmail();
    const [known, unknown, nonsense] = [await forgot(mia.email), await forgot(nobody), await forgot('not an address')];
    for (const each of [known, unknown, nonsense])
      expect(each).toMatchObject({ status: 200, data: { forgotPassword: true }, error: null });
    expect([...unknown.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
    await linkTo(mia.email);
    await world.quiet();
    expect(world.mailsTo(nobody)).toEqual([]);
  });

  it('stays good for an hour when another is asked for, but no longer than that', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const first = await linkTo(mia.email);
    await forgot(mia.email);
    const second = await linkTo(mia.email, 2);
    await world.service.sql(
      `update password_reset set expires_at = expires_at - interval '60 minutes 1 second' where account_id = $1`,
      [mia.userId],
    );
    expect((await reset(first)).error).toMatchObject(invalid);
    expect((await reset(second)).error).toMatchObject(invalid);
    the(await signIn(mia, goodPassword));
  });

  it('is replaced by either of the latest two links, and then by no other', async () => {
    const mia = await world.owner();
    const links: string[] = [];
    for (let nth = 1; nth <= 3; nth++) {
      await forgot(mia.email);
      links.push(await linkTo(mia.email, nth));
    }
    const [first, second, third] = links as [string, string, string];
    expect((await reset(first)).error).toMatchObject(invalid);
    the(await reset(second));
    expect((await reset(third, 'Another3#')).error).toMatchObject(invalid);
    the(await signIn(mia, newPassword));
  });

  it('by both links at once is replaced once', async () => {
    const mia = await world.owner();
    await forgot(mia.email);
    const first = await linkTo(mia.email);
    await forgot(mia.email);
    const second = await linkTo(mia.email, 2);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(n % 2 === 0 ? first : second, `Kookaburra${n}?`)),
    );
    expect(answers.filter((each) => each.error === null)).toHaveLength(1);
  });

  it('asked for thirty times sends three mails, says nothing, and leaves the latest two links good', async () => {
    const mia = await world.owner();
    const before = await figure('mails_withheld_total', 'forgot-password');
    const answers = await Promise.all(Array.from({ length: 30 }, () => forgot(mia.email)));
    for (const each of answers)
      expect(each).toMatchObject({ status: 200, data: { forgotPassword: true }, error: null });
    await world.quiet();
    expect(world.mailsTo(mia.email).filter((each) => each.template === 'reset-password')).toHaveLength(3);
    expect(await figure('mails_withheld_total', 'forgot-password')).toBe(before + 27);
    // Mails that are asked for at once may come in another order than their links were made: of two, one at least is of the
    // latest two links, and with its password both are gone.
    const resets = [await reset(await linkTo(mia.email, 2)), await reset(await linkTo(mia.email, 3))];
    expect(resets.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('is asked for once, though its mail could not be written three times', async () => {
    const mia = await world.owner();
    const failing = jest.spyOn(ResetLinks.prototype, 'send');
    for (let n = 0; n < 3; n++) failing.mockRejectedValueOnce(new Error('not now'));
    await forgot(mia.email);
    await eventually(
      async () => {
        await world.service.sql('update asked_mail set due_at = now()');
        expect(failing.mock.calls.length).toBeGreaterThan(3);
      },
      { timeoutMs: 20_000 },
    );
    failing.mockRestore();
    the(await reset(await linkTo(mia.email)));
  }, 30_000);

  it('asked for by one caller reaches sixty mailboxes in the hour, and no more', async () => {
    const caller = world.anybody();
    const people = await Promise.all(Array.from({ length: 3 }, () => world.owner()));
    const sixty = Array.from({ length: 60 }, (_, n) => (n === 0 ? people[0]!.email : newEmail()));
    await Promise.all(sixty.map((email) => caller(documents.forgot, { email })));
    for (const { email } of people)
      expect((await caller(documents.forgot, { email })).data).toEqual({ forgotPassword: true });
    await forgot(people[1]!.email);
    await world.quiet();
    expect(
      people.map(({ email }) => world.mailsTo(email).filter((each) => each.template === 'reset-password').length),
    ).toEqual([1, 1, 0]);
  });

  it('does the same work in an answer for every address: known, unknown, and over its limit', async () => {
    const [mia, sam] = [await world.owner(), await world.owner()];
    for (let n = 0; n < 3; n++) await forgot(sam.email);
    await world.quiet();
    const unknown = newEmail();
    for (const document of [documents.forgot, documents.resend]) {
      const work: string[][] = [];
      for (const email of [mia.email, sam.email, unknown, 'not an address'])
        work.push(await statementsOf(() => world.anybody()(document, { email })));
      expect(work[0]).toContainEqual(expect.stringContaining('insert into asked_mail'));
      expect(work).toEqual(work.map(() => work[0]));
    }
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
    expect((await reset(token, 'short')).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'password', message: rule }],
    });
    expect((await reset(token, null)).error).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'password', message: 'The password is required.' }],
    });
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
    expect((await elsewhere(documents.signIn, { email: mia.email, password: goodPassword })).error).toMatchObject({
      code: 'too-many-requests',
    });
    await forgot(mia.email);
    the(await elsewhere(documents.reset, { token: await linkTo(mia.email), password: newPassword }));
    for (let n = 0; n < 11; n++) await world.anybody()(documents.signIn, { email: mia.email, password: 'Wrong1!' });
    the(await elsewhere(documents.signIn, { email: mia.email, password: newPassword }));
  });

  it('is counted with guesses by the account, however its address is spelt', async () => {
    const mia = await world.owner();
    const spellings = ['i', 'I', 'İ', 'ı'].map((letter) => mia.email.replace('i', letter));
    const elsewhere = (email: string) => world.anybody()(documents.signIn, { email, password: goodPassword });
    for (let n = 0; n < 3; n++) for (const email of spellings) await forgot(email);
    await world.quiet();
    expect(world.mailsTo(mia.email).filter((each) => each.template === 'reset-password')).toHaveLength(3);
    const wrong = { email: mia.email, password: 'Wrong1!' };
    for (let n = 0; n < 10; n++) await world.anybody()(documents.signIn, wrong);
    for (const email of spellings.slice(0, 2))
      expect((await elsewhere(email)).error).toMatchObject({ code: 'too-many-requests' });
    for (const email of spellings.slice(2))
      expect((await elsewhere(email)).error).toMatchObject({ code: 'unauthorized' });
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
    expect(await world.service.sql('select status from account where id = $1', [mia.userId])).toEqual([
      { status: 'inactive' },
    ]);
  });

  it.each(['', 'x', 'a'.repeat(43), '../../etc', 'a'.repeat(50_000)])(
    'is not replaced by a link that nobody sent: %#',
    async (token) => {
      expect((await reset(token)).error).toMatchObject(invalid);
    },
  );
});
