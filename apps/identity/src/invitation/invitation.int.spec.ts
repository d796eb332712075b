import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import {
  documents,
  goodPassword,
  newAddress,
  newEmail,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
let mia: Person;
beforeAll(async () => {
  world = await startIdentity();
  mia = await world.owner();
});
afterAll(() => world.stop());

const editor = [{ permission: 'campaign-editor', access: true }];
const fields = 'id email status name held invitedBy invitationExpiresAt invitationMail permissions version';
const invite = `mutation ($people: [UserInput!]!, $resend: Boolean) { inviteUsers(people: $people, resend: $resend) { count data { ${fields} } } }`;
const again = `mutation ($id: ID!) { resendInvitation(id: $id) { ${fields} } }`;
const look = `query ($email: String!, $token: String!) { invitation(email: $email, token: $token) { businessName invitedBy email hasAccount expiresAt } }`;
const join = `mutation ($email: String!, $token: String!, $input: JoinInput!) {
  joinByInvitation(email: $email, token: $token, input: $input) { accessToken refreshToken user { id firstName status permissions { permission access } tenant { id name } } } }`;
const remove = 'mutation ($id: ID!) { deleteUser(id: $id) }';

interface User {
  id: string;
  email: string;
  status: string;
  held: string[];
  invitedBy: string | null;
  invitationMail: string | null;
  version: number;
}
const invited = async (by: Person, email = newEmail()): Promise<User> =>
  the<{ data: User[] }>(await by.ask(invite, { people: [{ email, permissions: editor }] })).data[0]!;
const tokenOf = async (email: string, nth = 1, template: 'invitation' | 'invitation-has-account' = 'invitation') => {
  const { values } = await world.mail(email, template, nth);
  const [token, address] = String(values['link']).split('/').toReversed();
  expect(decodeURIComponent(address!)).toBe(email);
  return token!;
};
const sam = { firstName: 'Sam', lastName: 'Ng', password: goodPassword, acceptTermsAndConditions: true };
const joins = async (email: string, token: string, input: object = sam) =>
  world.anybody(newAddress())(join, { email, token, input });
const deadLink = { code: 'invalid-code', message: 'Your verification link is invalid. Request a new one' };

describe('4. an invitation', () => {
  it('makes a member of who opens its mail, with the permissions as they are then', async () => {
    const person = await invited(mia);
    expect(person).toMatchObject({ status: 'invited', held: ['campaign-editor'], invitedBy: 'Mia Chen' });
    const token = await tokenOf(person.email);
    const seen = the(await world.anybody()(look, { email: person.email, token }));
    expect(seen).toMatchObject({
      businessName: 'Corner Café',
      invitedBy: 'Mia Chen',
      email: person.email,
      hasAccount: false,
    });
    const update = 'mutation ($id: ID!, $input: UserPatch!) { updateUser(id: $id, input: $input) { held } }';
    const more = [{ permission: 'business-editor', access: true }];
    the(await mia.ask(update, { id: person.id, input: { permissions: more } }));
    const joined = the<SignedIn & { user: { id: string; tenant: { id: string }; permissions: object[] } }>(
      await joins(person.email.toUpperCase(), token),
    );
    expect(joined.user).toMatchObject({
      id: person.id,
      firstName: 'Sam',
      status: 'active',
      tenant: { id: mia.tenantId },
    });
    expect(joined.user.permissions).toContainEqual({ permission: 'business-editor', access: true });
    the(await world.anybody()(documents.signIn, { email: person.email, password: goodPassword }));
    expect((await joins(person.email, token)).error).toMatchObject(deadLink);
  });

  it('says what is wrong with what somebody gives, all of it, and stays open', async () => {
    const { email } = await invited(mia);
    const token = await tokenOf(email);
    const wrongOf = async (input: object): Promise<string[] | undefined> =>
      (await joins(email, token, input)).error?.fields.map(({ field }) => field).toSorted();
    expect(await wrongOf({ firstName: '1', password: 'x' })).toEqual(['firstName', 'password']);
    expect(await wrongOf({})).toEqual(['acceptTermsAndConditions', 'firstName', 'lastName', 'password']);
    the(await joins(email, token));
  });

  it.each(['unknown', 'of another address', 'expired', 'revoked', 're-sent'])(
    'whose link is %s is answered alike',
    async (kind) => {
      const person = await invited(mia);
      let { email } = person;
      let token = await tokenOf(email);
      if (kind === 'unknown') token = 'x';
      if (kind === 'of another address') ({ email } = await invited(mia));
      if (kind === 'expired')
        await world.service.sql(
          `update invitation set expires_at = now() - interval '1 second' where account_id = $1`,
          [person.id],
        );
      if (kind === 'revoked') the(await mia.ask(remove, { id: person.id }));
      if (kind === 're-sent') the(await mia.ask(again, { id: person.id }));
      expect((await world.anybody()(look, { email, token })).error).toMatchObject(deadLink);
      expect((await joins(email, token)).error).toMatchObject(deadLink);
    },
  );

  it('that is sent again gets a new link and a new week; the sixth mail of a day waits', async () => {
    const person = await invited(mia);
    await tokenOf(person.email);
    for (let n = 2; n <= 5; n += 1) {
      the(await mia.ask(again, { id: person.id }));
      await tokenOf(person.email, n);
    }
    expect((await mia.ask(again, { id: person.id })).error).toMatchObject({ code: 'too-many-requests' });
    // Revoking and inviting anew is no way around it.
    the(await mia.ask(remove, { id: person.id }));
    expect((await mia.ask(invite, { people: [{ email: person.email, permissions: editor }] })).error).toMatchObject({
      code: 'too-many-requests',
    });
  });

  it('taken fifty times at once makes one member', async () => {
    const { email, id } = await invited(mia);
    const token = await tokenOf(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => joins(email, token)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await world.service.sql('select 1 from account where email = $1', [email])).toHaveLength(1);
    expect(await world.service.sql('select 1 from session where account_id = $1', [id])).toHaveLength(1);
  });

  it('shows how its mail fared', async () => {
    const person = await invited(mia);
    const { emailId } = await world.mail(person.email, 'invitation');
    await world.settle(emailId, mia.tenantId, 'failed');
    await eventually(async () =>
      expect(
        the<User>(await mia.ask(`query ($id: ID!) { user(id: $id) { ${fields} } }`, { id: person.id })),
      ).toMatchObject({
        invitationMail: 'failed',
      }),
    );
  });
});

describe('inviting several', () => {
  it('is all or nobody, and names who is wrong', async () => {
    const good = newEmail();
    const answer = await mia.ask(invite, {
      people: [
        { email: good, permissions: editor },
        { email: 'nonsense', permissions: editor },
        { email: good.toUpperCase(), permissions: editor },
        { email: newEmail(), firstName: '7', permissions: [{ permission: 'campaign-editor', access: true }] },
      ],
    });
    expect(answer.error).toMatchObject({ code: 'invalid-input' });
    expect(answer.error?.fields.map(({ field }) => field).toSorted()).toEqual([
      '[1].email',
      '[2].email',
      '[3].firstName',
    ]);
    expect(await world.service.sql('select 1 from account where email = $1', [good])).toEqual([]);
  });

  it('refuses members and invited ones of this business, and sends again where told', async () => {
    const { email } = await invited(mia);
    const people = [
      { email, permissions: editor },
      { email: newEmail(), permissions: editor },
    ];
    expect((await mia.ask(invite, { people })).error).toMatchObject({
      code: 'duplicate-email',
      message: 'Some email addresses already exist.',
      existing: [email],
    });
    expect(the<{ count: number }>(await mia.ask(invite, { people, resend: true })).count).toBe(2);
    await tokenOf(email, 2);
    const member = await mia.ask(invite, { people: [{ email: mia.email, permissions: editor }], resend: true });
    expect(member.error).toMatchObject({ code: 'duplicate-email', existing: [mia.email] });
  });

  it('gives only what one has, and owners only by a fresh owner', async () => {
    const tom = await world.colleague(mia, ['user-editor']);
    expect((await tom.ask(invite, { people: [{ email: newEmail(), permissions: editor }] })).error).toMatchObject({
      code: 'forbidden',
      message: 'You can only give permissions that you have. Ask the owner or an administrator.',
    });
    const nobody = await world.colleague(mia, ['campaign-editor']);
    expect((await nobody.ask(invite, { people: [{ email: newEmail(), permissions: [] }] })).error?.code).toBe(
      'forbidden',
    );
  });
});

describe('an address that has an account in another business', () => {
  it('6. is invited as any other, and told by its mail; the account moves with its password', async () => {
    const other = await world.owner();
    const zoe = await world.colleague(other, ['campaign-editor']);
    const person = await invited(mia, zoe.email);
    expect(person).toMatchObject({ status: 'invited', invitationMail: 'queued' });
    const token = await tokenOf(zoe.email, 1, 'invitation-has-account');
    expect(the(await world.anybody()(look, { email: zoe.email, token }))).toMatchObject({ hasAccount: true });
    expect((await joins(zoe.email, token)).error?.fields.map(({ field }) => field)).toEqual(['move']);
    const move = (password: string) => joins(zoe.email, token, { move: { password }, acceptTermsAndConditions: true });
    expect((await move('Wrong1!')).error).toMatchObject({
      code: 'invalid-code',
      message: 'The password or code is wrong.',
    });
    the(await move(zoe.password));
    const signedIn = the<{ user: { firstName: string; tenant: { id: string } } }>(
      await world.anybody()(documents.signIn, { email: zoe.email, password: zoe.password }),
    );
    expect(signedIn.user).toMatchObject({ firstName: 'Sam', tenant: { id: mia.tenantId } });
    await eventually(async () => expect((await zoe.ask(documents.verifyToken)).error?.code).toBe('session-expired'));
    expect(await world.service.sql('select name from removed_user where id = $1', [zoe.userId])).toEqual([
      { name: 'Sam Lee' },
    ]);
  });

  it('5. is answered byte for byte as one that is unknown, but for ids and times', async () => {
    const other = await world.owner();
    const zoe = await world.colleague(other, ['campaign-editor']);
    const alike = (person: User): string =>
      JSON.stringify({ ...person, id: 'id', email: 'email', invitationExpiresAt: 'time' });
    expect(alike(await invited(mia, zoe.email))).toBe(alike(await invited(mia)));
  });

  it('6. stays where it is where it is the last owner of the other', async () => {
    const other = await world.owner();
    await invited(mia, other.email);
    const token = await tokenOf(other.email, 1, 'invitation-has-account');
    const moved = await joins(other.email, token, {
      move: { password: other.password },
      acceptTermsAndConditions: true,
    });
    expect(moved.error).toMatchObject({ code: 'wrong-state', message: 'An organisation keeps at least one owner.' });
    the(await world.anybody()(documents.signIn, { email: other.email, password: other.password }));
  });
});

it('looking at invitations is counted: thirty a minute from one address', async () => {
  const ask = world.anybody(newAddress());
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 31; n += 1) codes.push((await ask(look, { email: newEmail(), token: newId() })).error?.code);
  expect(codes.slice(0, 30).every((code) => code === 'invalid-code')).toBe(true);
  expect(codes[30]).toBe('too-many-requests');
});
