import { decodeJwt } from 'jose';
import { newId } from '@bellbird/database';
import { tenantUpdated } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import {
  documents,
  signUpInput,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { codeOf, enrol, secondStepDocuments } from '../../test/second-step.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({ ACCESS_POLL_MS: '200' });
});
afterAll(() => world.stop());

/** As tenants says it. */
async function say({ tenantId }: Person, changed: object): Promise<void> {
  const { topic, type, version } = tenantUpdated;
  const facts = { topic, type, tenantId, key: tenantId, eventId: newId(), schemaVersion: version };
  const value = JSON.stringify({ tenantId, ...changed });
  await world.platform.bus.publish([{ ...facts, value, aggregateVersion: 2n, occurredAt: new Date(), trace: null }]);
}
const refreshed = async (person: Person): Promise<Person> => {
  const tokens = the<SignedIn>(await world.anybody()(documents.refresh, { token: person.refreshToken }));
  return { ...person, ...tokens, ask: world.service.as(tokens.accessToken) };
};
const shown = `{ verifyToken { enrolmentDue tenant { lockAfterMinutes } } }`;
const directory = '{ directory { data { id } } }';

it('27. a business that asks for a second step: who has none gets at the own account alone, at once, until it is set up', async () => {
  const mia = await world.again(await world.owner());
  await enrol(world, mia);
  const sam = await world.colleague(mia, ['administrator']);
  expect((await sam.ask(directory)).error).toBeNull();
  await say(mia, { twoFactorRequired: true, lockAfterMinutes: 15 });
  // The token of before is out of date; the next one says what is due.
  await eventually(async () => expect((await sam.ask(directory)).error).toMatchObject({ code: 'session-expired' }));
  const due = await refreshed(sam);
  expect(decodeJwt(due.accessToken)).toMatchObject({ enrol: true });
  expect((await due.ask(directory)).error).toMatchObject({
    code: 'two-factor-required',
    statusCode: 403,
    message: 'Set up your second step first.',
  });
  expect((await due.ask(shown)).data).toEqual({
    verifyToken: { enrolmentDue: true, tenant: { lockAfterMinutes: 15 } },
  });
  const { secret } = the<{ secret: string }>(await due.ask(secondStepDocuments.key));
  the(await due.ask(secondStepDocuments.enable, { code: codeOf(secret) }));
  await eventually(async () => expect((await due.ask(directory)).error).toMatchObject({ code: 'session-expired' }));
  const enrolled = await refreshed(due);
  expect((await enrolled.ask(directory)).error).toBeNull();
  expect((await enrolled.ask(shown)).data).toMatchObject({ verifyToken: { enrolmentDue: null } });
  const staysOn = { code: 'wrong-state', message: 'Corner Café asks for a second step, so it stays on.' };
  const off = { code: codeOf(secret, 1), input: { password: sam.password } };
  expect((await enrolled.ask(secondStepDocuments.disable, off)).error).toMatchObject(staysOn);
  expect((await enrolled.ask(secondStepDocuments.sendCode)).error).toMatchObject(staysOn);
});

it('27. a business that asks no more: everybody goes on', async () => {
  const mia = await world.again(await world.owner());
  await say(mia, { twoFactorRequired: true });
  await eventually(async () => expect((await mia.ask(directory)).error).toMatchObject({ code: 'session-expired' }));
  const due = await refreshed(mia);
  expect((await due.ask(directory)).error).toMatchObject({ code: 'two-factor-required' });
  await say(mia, { twoFactorRequired: false });
  await eventually(async () => expect((await due.ask(directory)).error).toMatchObject({ code: 'session-expired' }));
  expect((await (await refreshed(due)).ask(directory)).error).toBeNull();
});

it('sign-up is closed where the platform says so, and the last word counts while nobody answers', async () => {
  const guest = world.anybody();
  const signUp = () => guest(documents.signUp, { input: signUpInput() });
  world.tenants.signUpOpen = false;
  await eventually(async () => expect((await signUp()).error).toMatchObject({ code: 'forbidden', statusCode: 403 }), {
    timeoutMs: 8_000,
  });
  world.tenants.isAway = true;
  expect((await signUp()).error).toMatchObject({ code: 'forbidden' });
  world.tenants.isAway = false;
  world.tenants.signUpOpen = true;
}, 20_000);
