import { jest } from '@jest/globals';
import argon2 from 'argon2';
import type { GraphAnswer } from '@bellbird/service-host/testing';
import {
  documents,
  goodPassword,
  newAddress,
  newEmail,
  signUpInput,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
let mia: Person;
beforeAll(async () => {
  world = await startIdentity();
  mia = await world.owner();
});
afterAll(() => world.stop());

const signIn = (email: string, password: string, address?: string): Promise<GraphAnswer> =>
  world.anybody(address)(documents.signIn, { email, password });
const codesOf = (answers: GraphAnswer[]): Record<string, number> => {
  const codes: Record<string, number> = {};
  for (const { error } of answers) codes[error?.code ?? 'ok'] = (codes[error?.code ?? 'ok'] ?? 0) + 1;
  return codes;
};

describe('signing in', () => {
  it('gives two tokens and the auth user, whatever the case of the address', async () => {
    const signedIn = the<{ accessToken: string; refreshToken: string; user: Record<string, unknown> }>(
      await signIn(mia.email.toUpperCase(), goodPassword),
    );
    expect(signedIn.accessToken.split('.')).toHaveLength(3);
    expect(signedIn.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(signedIn.user).toMatchObject({
      id: mia.userId,
      email: mia.email,
      role: 'merchant',
      status: 'active',
      googleEmail: null,
    });
    expect((await world.service.as(signedIn.accessToken)(documents.verifyToken)).data).toEqual({
      verifyToken: signedIn.user,
    });
  });

  it('answers an unknown address exactly as a wrong password', async () => {
    const wrong = await signIn(mia.email, 'Wrong1!');
    const unknown = await signIn(newEmail(), 'Wrong1!');
    expect(wrong.error).toMatchObject({ code: 'unauthorized', statusCode: 401, message: 'Invalid email or username.' });
    expect(unknown.error).toEqual({ ...wrong.error, traceId: expect.any(String) });
    expect(unknown.status).toBe(wrong.status);
    expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
    expect(unknown.headers.get('content-length')).toBe(wrong.headers.get('content-length'));
  });

  it('checks a hash of the same cost for an address that nobody has, so that it takes as long', async () => {
    const known = await freshAccount();
    const verify = jest.spyOn(argon2, 'verify');
    try {
      for (const email of [known.email, newEmail()]) await signIn(email, 'Wrong1!');
      const costs = verify.mock.calls.map(([hash]) => hash.split('$').slice(1, 4).join(' '));
      expect(costs).toEqual(Array(2).fill('argon2id v=19 m=19456,p=1,t=2'));
    } finally {
      verify.mockRestore();
    }
  });

  it('compares the whole password, never a part of it', async () => {
    const longest = `Bb1!${'x'.repeat(124)}`;
    const owner = await world.owner({ password: longest });
    the(await signIn(owner.email, longest));
    for (const other of [
      `${longest}x`,
      longest.slice(0, 72),
      longest.slice(0, 127),
      `${longest.slice(0, 127)}y`,
      `${longest} `,
    ]) {
      expect((await signIn(owner.email, other)).error).toMatchObject({ code: 'unauthorized' });
    }
    expect((await signIn(owner.email, 'x'.repeat(1_000_000))).error).toMatchObject({ code: 'unauthorized' });
  });

  it('is refused to an account that was switched off, like any wrong password', async () => {
    const owner = await world.owner();
    await world.service.sql(`update account set status = 'inactive' where id = $1`, [owner.userId]);
    expect((await signIn(owner.email, goodPassword)).error).toMatchObject({
      code: 'unauthorized',
      message: 'Invalid email or username.',
    });
  });
});

/** Of an owner who never signed in from anywhere that is known: made in the database, for the hash is costly. */
async function freshAccount(): Promise<{ email: string; id: string }> {
  const email = newEmail();
  const [{ id }] = (await world.service.sql<{ id: string }>(
    `insert into account (id, tenant_id, role, email, first_name, last_name, password_hash, status, permissions, terms_accepted_at)
     select uuidv7(), uuidv7(), role, $1, first_name, last_name, password_hash, 'active', permissions, now() from account where id = $2 returning id`,
    [email, mia.userId],
  )) as [{ id: string }];
  return { email, id };
}

describe('guessing', () => {
  it('is over after ten failures, for the right password too, and says for how long', async () => {
    const { email } = await freshAccount();
    for (let n = 0; n < 10; n++) expect((await signIn(email, 'Wrong1!')).error).toMatchObject({ code: 'unauthorized' });
    const { error } = await signIn(email, goodPassword);
    expect(error).toMatchObject({ code: 'too-many-requests', statusCode: 429 });
    expect(error?.['retryAfterSeconds']).toBeGreaterThan(840);
    expect(error?.['retryAfterSeconds']).toBeLessThanOrEqual(900);
    await world.service.sql(`update attempt set since = since - interval '15 minutes 1 second'`);
    the(await signIn(email, goodPassword));
  });

  it('does not lock out the owner, who comes from an address known to be the owner’s', async () => {
    for (let n = 0; n < 12; n++) await signIn(mia.email, 'Wrong1!');
    expect((await signIn(mia.email, goodPassword)).error).toMatchObject({ code: 'too-many-requests' });
    the(await signIn(mia.email, goodPassword, mia.address));
  });

  it('from the owner’s own address is limited as well', async () => {
    const owner = await world.owner();
    for (let n = 0; n < 10; n++)
      expect((await signIn(owner.email, 'Wrong1!', owner.address)).error).toMatchObject({ code: 'unauthorized' });
    expect((await signIn(owner.email, goodPassword, owner.address)).error).toMatchObject({ code: 'too-many-requests' });
  });

  it('over many accounts from one address is over after ten as well', async () => {
    const address = newAddress();
    const answers: GraphAnswer[] = [];
    for (let n = 0; n < 13; n++) answers.push(await signIn(newEmail(), 'Wrong1!', address));
    expect(codesOf(answers)).toEqual({ unauthorized: 10, 'too-many-requests': 3 });
    the(await signIn(mia.email, goodPassword, mia.address));
  });

  it('sixty times at once, each from another address, is evaluated ten times', async () => {
    const { email } = await freshAccount();
    const answers = await Promise.all(Array.from({ length: 60 }, () => signIn(email, 'Wrong1!')));
    expect(codesOf(answers)).toEqual({ unauthorized: 10, 'too-many-requests': 50 });
  });

  it('through a hundred aliases of one request is counted a hundred times', async () => {
    const { email } = await freshAccount();
    const aliases = Array.from(
      { length: 100 },
      (_, n) => `a${n}: signIn(email: $email, password: "Wrong${n}!") { accessToken }`,
    );
    const response = await fetch(`${world.service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-bellbird-remote-address': newAddress() },
      body: JSON.stringify({ query: `mutation ($email: String!) { ${aliases.join(' ')} }`, variables: { email } }),
    });
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    const codes = errors.map((each) => each.extensions.code);
    expect(codes).toHaveLength(100);
    expect(codes.filter((each) => each === 'unauthorized')).toHaveLength(10);
    expect(codes.filter((each) => each === 'too-many-requests')).toHaveLength(90);
  });

  it('through a batch of a hundred requests is not served at all', async () => {
    const { email } = await freshAccount();
    const one = { query: documents.signIn, variables: { email, password: 'Wrong1!' } };
    const response = await fetch(`${world.service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Array.from({ length: 100 }, () => one)),
    });
    expect(response.status).toBe(400);
    await response.body?.cancel();
    the(await signIn(email, goodPassword));
  });

  it('counts failures alone: who knows the password signs in as often as he likes', async () => {
    const { email } = await freshAccount();
    const address = newAddress();
    for (let n = 0; n < 13; n++) the(await signIn(email, goodPassword, address));
    const another = await freshAccount();
    for (let n = 0; n < 9; n++) await signIn(another.email, 'Wrong1!', address);
    the(await signIn(another.email, goodPassword, address));
  });

  it('leaves no addresses and no e-mails behind, only hashes, and those not for ever', async () => {
    const rows = await world.service.sql<{ key: Buffer }>('select key from attempt');
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).toHaveLength(32);
  });
});

it('never tells whether the address or the password was wrong before the address is verified', async () => {
  const email = newEmail();
  the(await world.anybody()(documents.signUp, { input: signUpInput({ email }) }));
  expect((await signIn(email, 'Wrong1!')).error).toMatchObject({ code: 'unauthorized' });
});
