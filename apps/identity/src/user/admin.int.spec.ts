import { decodeJwt } from 'jose';
import { Database } from '@bellbird/database';
import { MissingSettings } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import {
  documents,
  goodPassword,
  newEmail,
  startIdentity,
  the,
  type IdentityUnderTest,
  type SignedIn,
} from '../../test/identity-under-test.js';
import { codeOf, secondStepDocuments } from '../../test/second-step.js';
import { identityConfig } from '../identity.config.js';
import { KeepBusinessProfile } from '../profile/keep-business-profile.js';
import { KeepPlatformProfile } from '../profile/keep-platform-profile.js';
import { EnsureAdmin } from './ensure-admin.js';

const admin = { email: 'admin@example.com', password: 'Bellbird1!' };
let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({
    BELLBIRD_ADMIN_EMAIL: admin.email,
    BELLBIRD_ADMIN_PASSWORD: admin.password,
    ACCESS_POLL_MS: '200',
  });
});
afterAll(() => world.stop());

describe('the platform’s admin', () => {
  it('is there from the environment, belongs to no business, and has none of a business’s rights', async () => {
    const { accessToken, user } = the<{ accessToken: string; user: object }>(
      await world.anybody()(documents.signIn, admin),
    );
    expect(user).toMatchObject({ role: 'admin', tenant: null, permissions: [], email: admin.email });
    expect(decodeJwt(accessToken)).toMatchObject({ role: 'admin', tid: null, perms: [] });
    const ask = world.service.as(accessToken);
    expect((await ask(documents.verifyToken)).data).toMatchObject({ verifyToken: { role: 'admin' } });
    expect((await ask('mutation { saveDraftCampaign(draft: {}) { id } }')).error).toMatchObject({
      code: 'forbidden',
      statusCode: 403,
    });
    expect((await ask(documents.logOut)).data).toEqual({ logOut: true });
  });

  it('leaves a trail of its own, which nobody of a business sees', async () => {
    const [mia, { accessToken }] = [
      await world.owner(),
      the<{ accessToken: string }>(await world.anybody()(documents.signIn, admin)),
    ];
    const ask = world.service.as(accessToken);
    const trail = '{ auditEntries { data { action actor { kind } } } }';
    the(await ask(`mutation { createUser(input: { email: "${newEmail()}", permissions: [] }) { id } }`));
    await eventually(async () =>
      expect(the(await ask(trail))).toEqual({ data: [{ action: 'user.invited', actor: { kind: 'admin' } }] }),
    );
    expect(the(await mia.ask(trail))).toEqual({ data: [] });
  });

  it('invites others, who join as admins with no rights of a business, and sees nobody else', async () => {
    const mia = await world.owner();
    const { accessToken } = the<SignedIn>(await world.anybody()(documents.signIn, admin));
    const ask = world.service.as(accessToken);
    const invite = 'mutation ($people: [UserInput!]!) { inviteUsers(people: $people) { data { id } } }';
    const email = newEmail();
    const withRights = { email, permissions: [{ permission: 'campaign-editor', access: true }] };
    expect((await ask(invite, { people: [withRights] })).error).toMatchObject({ code: 'forbidden' });
    the(await ask(invite, { people: [{ email, permissions: [] }] }));
    const { values } = await world.mail(email, 'invitation');
    expect(values).toMatchObject({ businessName: 'Bellbird', invitedBy: 'Platform Admin' });
    const token = String(values['link']).split('/').at(-1);
    const join = `mutation ($email: String!, $token: String!, $input: JoinInput!) {
      joinByInvitation(email: $email, token: $token, input: $input) { accessToken user { id role tenant { id } permissions { permission } } } }`;
    const input = { firstName: 'Dev', lastName: 'Stone', password: goodPassword, acceptTermsAndConditions: true };
    const joined = the<SignedIn & { user: { id: string } }>(await world.anybody()(join, { email, token, input }));
    expect(joined.user).toMatchObject({ role: 'admin', tenant: null, permissions: [] });

    const people = '{ users { data { email } } }';
    const emails = the<{ data: { email: string }[] }>(await world.service.as(joined.accessToken)(people)).data;
    expect(emails.map((each) => each.email)).toEqual(expect.arrayContaining([admin.email, email]));
    expect(emails.map((each) => each.email)).not.toContain(mia.email);
    const update = 'mutation ($id: ID!, $input: UserPatch!) { updateUser(id: $id, input: $input) { status } }';
    expect((await ask(update, { id: mia.userId, input: { status: 'inactive' } })).error?.code).toBe('not-found');
    expect(the(await ask(update, { id: joined.user.id, input: { status: 'inactive' } }))).toEqual({
      status: 'inactive',
    });
    await eventually(async () =>
      expect((await world.service.as(joined.accessToken)(people)).error?.code).toBe('session-expired'),
    );
  });

  it('keeps a password that was changed when the platform starts again', async () => {
    const password = 'Kookaburra2?';
    const { accessToken } = the<{ accessToken: string }>(await world.anybody()(documents.signIn, admin));
    the(
      await world.service.as(accessToken)(documents.changePassword, {
        input: { currentPassword: admin.password, password },
      }),
    );
    await world.service.app.get(EnsureAdmin).onApplicationBootstrap();
    the(await world.anybody()(documents.signIn, { email: admin.email, password }));
    expect(await world.service.sql('select count(*)::int as n from account where email = $1', [admin.email])).toEqual([
      { n: 1 },
    ]);
  });

  it.each([
    ['BELLBIRD_ADMIN_EMAIL', 'BELLBIRD_ADMIN_PASSWORD'],
    ['BELLBIRD_ADMIN_PASSWORD', 'BELLBIRD_ADMIN_EMAIL'],
  ])('half set, with %s alone, stops the start and names %s', (given, missing) => {
    const platform = { ...world.platform, env: { [given]: 'x' } };
    expect(() => identityConfig(platform)).toThrow(MissingSettings);
    expect(() => identityConfig(platform)).toThrow(missing);
  });
});

describe('27. an admin of whom a second step is asked', () => {
  let strict: IdentityUnderTest;
  beforeAll(async () => {
    strict = await startIdentity({
      BELLBIRD_ADMIN_EMAIL: admin.email,
      BELLBIRD_ADMIN_PASSWORD: admin.password,
      ADMIN_TWO_FACTOR_REQUIRED: 'true',
      ACCESS_POLL_MS: '200',
    });
  });
  afterAll(() => strict.stop());
  const people = '{ users { count } }';
  const shown = '{ verifyToken { enrolmentDue } }';
  const signIn = async () => the<SignedIn>(await strict.anybody()(documents.signIn, admin));
  const refreshed = async (refreshToken: string) =>
    the<SignedIn>(await strict.anybody()(documents.refresh, { token: refreshToken }));

  it('gets at the own account alone until it is set up, and cannot turn it off again; businesses are not asked', async () => {
    const { accessToken, refreshToken } = await signIn();
    const due = strict.service.as(accessToken);
    for (const document of [people, '{ merchants { count } }', '{ auditEntries { count } }'])
      expect((await due(document)).error).toMatchObject({ code: 'two-factor-required', statusCode: 403 });
    expect((await due(shown)).data).toEqual({ verifyToken: { enrolmentDue: true } });
    expect((await (await strict.owner()).ask('{ directory { data { id } } }')).error).toBeNull();

    const { secret } = the<{ secret: string }>(await due(secondStepDocuments.key));
    the(await due(secondStepDocuments.enable, { code: codeOf(secret) }));
    await eventually(async () => expect((await due(people)).error).toMatchObject({ code: 'session-expired' }));
    const ask = strict.service.as((await refreshed(refreshToken)).accessToken);
    expect(the(await ask(people))).toEqual({ count: 1 });
    expect((await ask(shown)).data).toEqual({ verifyToken: { enrolmentDue: null } });
    const off = { code: codeOf(secret, 1), input: { password: admin.password } };
    expect((await ask(secondStepDocuments.disable, off)).error).toMatchObject({ code: 'wrong-state' });
  });

  it('is asked no more where the platform starts without it', async () => {
    await strict.service.sql(`delete from two_factor`);
    const { accessToken, refreshToken } = await signIn();
    const due = strict.service.as(accessToken);
    expect((await due(people)).error).toMatchObject({ code: 'two-factor-required' });
    const { app } = strict.service;
    const config = { ...identityConfig(strict.platform), adminTwoFactorRequired: false };
    await new KeepPlatformProfile(app.get(Database), app.get(KeepBusinessProfile), config).onApplicationBootstrap();
    await eventually(async () => expect((await due(people)).error).toMatchObject({ code: 'session-expired' }));
    expect(the(await strict.service.as((await refreshed(refreshToken)).accessToken)(people))).toEqual({ count: 1 });
  });
});
