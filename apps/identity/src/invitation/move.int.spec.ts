import {
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import {
  secondStepDocuments as ask,
  askWith,
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

const joining = `mutation ($email: String!, $token: String!, $input: JoinInput!) {
  joinByInvitation(email: $email, token: $token, input: $input) { accessToken refreshToken user { id tenant { id } flags { twoFactorAuthentication } } } }`;

/** Invites somebody who has an account elsewhere, and answers what joins with these proofs. */
async function invited(by: Person, person: Person): Promise<(move: object) => ReturnType<Person['ask']>> {
  const people = [{ email: person.email, permissions: [{ permission: 'campaign-editor', access: true }] }];
  the(await by.ask('mutation ($people: [UserInput!]!) { inviteUsers(people: $people) { count } }', { people }));
  const { values } = await world.mail(person.email, 'invitation-has-account');
  const token = String(values['link']).split('/').at(-1);
  return (move) =>
    world.anybody()(joining, { email: person.email, token, input: { move, acceptTermsAndConditions: true } });
}

describe('6. A move with two-factor on', () => {
  it('wants password and code, and takes the second step along', async () => {
    const [mia, other] = [await world.owner(), await world.owner()];
    const sam = await world.colleague(mia, ['campaign-editor']);
    const { secret, recoveryCodes } = await enrol(world, sam);
    const join = await invited(other, sam);
    const wrong = { code: 'invalid-code', message: 'The password or code is wrong.' };
    for (const move of [
      { password: sam.password },
      { password: sam.password, code: wrongCodeOf(secret) },
      { password: 'Wrong1!', code: codeOf(secret) },
    ])
      expect((await join(move)).error).toMatchObject(wrong);
    expect(the(await signIn(world, sam))).toMatchObject({ twoFactorRequired: true });
    const moved = the<SignedIn>(await join({ password: sam.password, code: recoveryCodes[0] }));
    expect(moved).toMatchObject({ user: { tenant: { id: other.tenantId }, flags: { twoFactorAuthentication: true } } });
    expect(the(await askWith(world, moved)(ask.security))).toMatchObject({ recoveryCodesLeft: 9 });
    const again = await secondStep(world, await firstStep(world, sam), recoveryCodes[0]!);
    expect(again.error?.code).toBe('invalid-code');
    the(await secondStep(world, await firstStep(world, sam), codeOf(secret)));
    expect(await world.service.sql('select 1 from two_factor where account_id = $1', [sam.userId])).toEqual([]);
  });

  it('leaves the code unused where the last owner may not leave', async () => {
    const [mia, other] = [await world.owner(), await world.owner()];
    const { recoveryCodes } = await enrol(world, mia);
    const join = await invited(other, mia);
    expect((await join({ password: mia.password, code: recoveryCodes[0] })).error).toMatchObject({
      code: 'wrong-state',
    });
    the(await secondStep(world, await firstStep(world, mia), recoveryCodes[0]!));
  });
});
