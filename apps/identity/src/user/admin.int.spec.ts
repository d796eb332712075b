import { decodeJwt } from 'jose';
import { MissingSettings } from '@bellbird/service-host';
import { eventually } from '@bellbird/testing';
import { documents, newEmail, startIdentity, the, type IdentityUnderTest } from '../../test/identity-under-test.js';
import { identityConfig } from '../identity.config.js';
import { EnsureAdmin } from './ensure-admin.js';

const admin = { email: 'admin@example.com', password: 'Bellbird1!' };
let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({ BELLBIRD_ADMIN_EMAIL: admin.email, BELLBIRD_ADMIN_PASSWORD: admin.password });
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
