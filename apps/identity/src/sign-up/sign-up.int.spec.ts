import { newId } from '@bellbird/database';
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

const signUp = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  world.anybody()(documents.signUp, { input }, headers);
const accounts = (email: string) =>
  world.service.sql<{
    id: string;
    tenant_id: string;
    password_hash: string;
    phone: string | null;
    permissions: string[];
    status: string;
    role: string;
  }>(
    'select id, tenant_id, password_hash, phone, permissions, status, role from account where lower(email) = lower($1)',
    [email],
  );
/** What a value looks like from outside: its shape, without what is in it. */
const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
  return value === null ? null : typeof value;
};

describe('signing up', () => {
  it('makes an owner of a new business, tells the others, and mails a six-digit code', async () => {
    const input = signUpInput({ phone: '0412 345 678', referralCode: 'FRIEND', howDidYouHear: 'From a friend' });
    const email = String(input['email']);
    const { user } = the<{ user: Record<string, unknown> }>(await signUp(input));
    expect(user).toMatchObject({
      role: 'merchant',
      email,
      firstName: 'Mia',
      lastName: 'Chen',
      status: 'email-not-verified',
      avatar: null,
      markers: [],
      campaignsDraft: null,
      tenant: { name: 'Corner Café', country: 'AU', timeZone: 'Australia/Sydney' },
      flags: {
        welcomeTourSkipped: false,
        twoFactorAuthentication: false,
        hasPassword: true,
        acceptTermsAndConditions: true,
      },
    });
    const [account] = await accounts(email);
    expect(account).toMatchObject({
      id: user['id'],
      phone: '+61412345678',
      permissions: ['owner'],
      status: 'email-not-verified',
    });
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,(?:t=2,p=1|p=1,t=2)\$/);
    const mail = await world.mail(email, 'verify-email');
    expect(mail).toMatchObject({
      tenantId: account?.tenant_id,
      values: { firstName: 'Mia', code: expect.stringMatching(/^\d{6}$/) },
    });
    await world.quiet();
    expect(world.registered.filter((each) => each.email === email)).toEqual([
      {
        userId: account?.id,
        tenantId: account?.tenant_id,
        email,
        businessName: 'Corner Café',
        country: 'AU',
        timeZone: 'Australia/Sydney',
      },
    ]);
  });

  it('with an address that is taken looks the same from outside: only its owner learns, by mail', async () => {
    const owner = await world.owner();
    const fresh = await signUp(signUpInput());
    const taken = await signUp(
      signUpInput({ email: owner.email.toUpperCase(), firstName: 'Eve', businessName: 'Evil' }),
    );
    expect(taken.status).toBe(fresh.status);
    expect(shapeOf(taken.data)).toEqual(shapeOf(fresh.data));
    expect(taken.data).toMatchObject({
      signUp: {
        user: {
          email: owner.email.toUpperCase(),
          firstName: 'Eve',
          status: 'email-not-verified',
          tenant: { name: 'Evil' },
        },
      },
    });
    expect(JSON.stringify(taken.data)).not.toMatch(new RegExp(`${owner.userId}|${owner.tenantId}`));
    expect(await world.mail(owner.email, 'email-already-registered')).toMatchObject({
      to: owner.email,
      tenantId: owner.tenantId,
      values: { firstName: 'Mia', link: 'http://localhost:3000/forgot-password' },
    });
    await world.quiet();
    expect(world.mailsTo(owner.email).map((each) => each.template)).toEqual([
      'verify-email',
      'email-already-registered',
    ]);
    expect(await accounts(owner.email)).toEqual([expect.objectContaining({ id: owner.userId, status: 'active' })]);
    expect(world.registered.filter((each) => each.businessName === 'Evil')).toEqual([]);
  });

  it('twenty times at once with one address makes one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(signUpInput({ email }))));
    expect(answers.map((each) => each.error)).toEqual(answers.map(() => null));
    expect(await accounts(email)).toHaveLength(1);
    await world.quiet();
    expect(world.registered.filter((each) => each.email === email)).toHaveLength(1);
    expect(world.mailsTo(email).filter((each) => each.template === 'verify-email')).toHaveLength(1);
  });

  it('thirty times with a stranger’s address sends it three mails', async () => {
    const email = newEmail();
    for (let n = 0; n < 30; n++) the(await signUp(signUpInput({ email })));
    await world.quiet();
    expect(world.mailsTo(email).map((each) => each.template)).toEqual([
      'verify-email',
      'email-already-registered',
      'email-already-registered',
    ]);
  });

  it('from one caller’s address makes twenty businesses an hour, and looks the same after that', async () => {
    const caller = world.anybody('2001:db8::1');
    const neighbour = world.anybody('2001:db8::ffff');
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const input = signUpInput();
        return { input, answer: await (n % 2 === 0 ? caller : neighbour)(documents.signUp, { input }) };
      }),
    );
    expect(
      new Set(answers.map(({ answer }) => JSON.stringify(shapeOf([answer.status, answer.data, answer.error])))).size,
    ).toBe(1);
    await world.quiet();
    const made = await world.service.sql('select 1 from account where email = any($1)', [
      answers.map(({ input }) => input['email']),
    ]);
    expect(made).toHaveLength(20);
    the(await signUp(signUpInput()));
  });

  it('again with the same Idempotency-Key gives the same answer and no second mail', async () => {
    const input = signUpInput();
    const key = { 'idempotency-key': newId() };
    const first = await signUp(input, key);
    expect((await signUp(input, key)).data).toEqual(first.data);
    expect((await signUp({ ...input, firstName: 'Ann' }, key)).error).toMatchObject({ code: 'idempotency-mismatch' });
    await world.quiet();
    expect(world.mailsTo(String(input['email']))).toHaveLength(1);
  });
});

describe('input that signing up refuses', () => {
  const name = 'Use 1 to 50 letters, with an apostrophe, hyphen, underscore, dot or space between parts.';
  const password =
    'Use 6 to 128 characters with a lowercase letter, an uppercase letter, a digit and a special character.';
  const business = 'Use letters, numbers, underscores, hyphens or spaces only.';
  it.each([
    ['firstName', '', name],
    ['firstName', null, name],
    ['firstName', 'x'.repeat(51), name],
    ['lastName', 'Ch3n', name],
    ['lastName', '<b>', name],
    ['email', 'mia@example', 'Invalid email or username.'],
    ['email', '', 'Invalid email or username.'],
    ['email', 'a b@example.com', 'Invalid email or username.'],
    ['password', '', 'The password is required.'],
    ['password', null, 'The password is required.'],
    ['password', 'bellbird1!', password],
    ['password', 'Bb1!x', password],
    ['password', 'Bellbird1! ', password],
    ['password', `Bb1!${'x'.repeat(125)}`, password],
    ['businessName', 'A & B', business],
    ['businessName', '', business],
    ['country', 'XX', 'Choose a country of the list.'],
    ['country', 'Australia', 'Choose a country of the list.'],
    ['timeZone', 'Mars/Base', 'Choose a time zone of the list.'],
    ['timeZone', '+10:00', 'Choose a time zone of the list.'],
    ['phone', '12', 'Invalid phone number.'],
    ['phone', 'x'.repeat(41), 'Invalid phone number.'],
    ['referralCode', 'x'.repeat(65), 'A referral code has at most 64 characters.'],
    ['acceptTermsAndConditions', false, 'Accept the terms and conditions to register.'],
    ['acceptTermsAndConditions', null, 'Accept the terms and conditions to register.'],
  ] as const)('%s %j', async (field, value, message) => {
    const input = signUpInput({ [field]: value });
    expect((await signUp(input)).error).toMatchObject({
      code: 'invalid-input',
      statusCode: 400,
      message,
      fields: [{ field, message }],
    });
    expect(await accounts(String(input['email']))).toEqual([]);
  });

  it('is named field by field, all at once', async () => {
    const { error } = await signUp({ password: goodPassword, acceptTermsAndConditions: true });
    expect(error?.fields.map(({ field }) => field).sort()).toEqual([
      'businessName',
      'country',
      'email',
      'firstName',
      'lastName',
      'timeZone',
    ]);
  });

  it.each(['tenantId', 'role', 'balance', 'status', 'createdBy', 'id', 'permissions', '__proto__', 'constructor'])(
    'a member that is not its own: %s',
    async (member) => {
      const input = JSON.parse(
        JSON.stringify(signUpInput()).replace('{', `{${JSON.stringify(member)}:${JSON.stringify({ role: 'admin' })},`),
      ) as Record<string, unknown>;
      expect(Object.keys(input)).toContain(member);
      expect((await signUp(input)).error).toMatchObject({ code: 'invalid-input', statusCode: 400 });
      expect(await accounts(String(input['email']))).toEqual([]);
    },
  );
});
