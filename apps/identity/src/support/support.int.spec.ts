import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { nilTenant } from '@bellbird/auth';
import { eventually } from '@bellbird/testing';
import { documents, startIdentity, the, type IdentityUnderTest, type Person } from '../../test/identity-under-test.js';
import { adminLike, lookAt, lookingDocuments } from '../../test/looking.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.stop());

const { access, allow, end, start } = lookingDocuments;
const input = { hours: 24, reason: 'Texts stay queued' };
const startAt = (admin: Person, tenantId: string, reason: unknown = 'Ticket 12') =>
  admin.ask(start, { tenantId, input: { reason } });
const notLetIn = { code: 'forbidden', statusCode: 403, message: 'The owner has not let support in.' };

interface Row {
  actor_kind: string;
  actor_id: string;
  actor_name: string;
  subject_type: string;
  subject_id: string;
  address: string;
}
/** Once all is relayed and so many are there: they are taken up by an event. */
const looksOf = async (tenantId: string, count: number): Promise<Row[]> => {
  await eventually(async () => expect(await world.service.sql('select 1 from outbox')).toEqual([]));
  return eventually(async () => {
    const looks = await world.service.sql<Row>(
      `select * from audit_entry where tenant_id = $1 and action = 'support.looked' order by at, subject_id`,
      [tenantId],
    );
    expect(looks).toHaveLength(count);
    return looks;
  });
};

describe('support access', () => {
  it('is given by an owner alone, for 1, 24 or 72 hours and a reason', async () => {
    const mia = await world.owner();
    const ada = await world.colleague(mia, ['administrator']);
    for (const who of [ada, await adminLike(world, mia)])
      for (const [document, variables] of [[access], [allow, { input }], [end]] as const)
        expect((await who.ask(document, variables)).error?.code).toBe('forbidden');
    expect((await mia.ask(access)).data).toEqual({ supportAccess: null });
    for (const [wrong, field] of [
      [{ hours: 2 }, 'hours'],
      [{ reason: 'No' }, 'reason'],
      [{ reason: 'x'.repeat(501) }, 'reason'],
    ] as const)
      expect((await mia.ask(allow, { input: { ...input, ...wrong } })).error).toMatchObject({
        code: 'invalid-input',
        fields: [{ field }],
      });
    const given = the<{ until: string }>(await mia.ask(allow, { input }));
    expect(given).toEqual({ until: expect.any(String), grantedBy: 'Mia Chen', reason: input.reason });
    const [{ hours }] = (await world.service.sql<{ hours: number }>(
      'select round(extract(epoch from until - now()) / 3600)::int as hours from support_grant where tenant_id = $1',
      [mia.tenantId],
    )) as [{ hours: number }];
    expect(hours).toBe(24);
    expect((await mia.ask(access)).data).toEqual({ supportAccess: given });
    expect((await (await world.owner()).ask(access)).data).toEqual({ supportAccess: null });
  });

  it('needs a fresh proof to be given and to be used', async () => {
    const mia = await world.owner();
    the(await mia.ask(allow, { input }));
    const admin = await adminLike(world, mia);
    await world.service.sql(`update session set proved_at = now() - interval '11 minutes' where account_id = any($1)`, [
      [mia.userId, admin.userId],
    ]);
    for (const [{ refreshToken }, document, variables] of [
      [mia, allow, { input }],
      [admin, start, { tenantId: mia.tenantId, input: { reason: 'Ticket 12' } }],
    ] as const) {
      const { accessToken } = the<{ accessToken: string }>(
        await world.anybody()(documents.refresh, { token: refreshToken }),
      );
      expect((await world.service.as(accessToken)(document, variables)).error?.code).toBe('step-up-required');
    }
  });
});

describe('18. Support', () => {
  it('is refused without a grant, after its end, and of what there is not', async () => {
    const mia = await world.owner();
    const admin = await adminLike(world, mia);
    expect((await startAt(admin, mia.tenantId)).error).toMatchObject(notLetIn);
    the(await mia.ask(allow, { input }));
    expect((await startAt(admin, randomUUID())).error).toMatchObject(notLetIn);
    expect((await startAt(admin, 'corner-cafe')).error?.code).toBe('invalid-input');
    expect((await startAt(admin, mia.tenantId, 'No')).error).toMatchObject({ fields: [{ field: 'reason' }] });
    for (const who of [mia, await world.colleague(mia, ['administrator'])])
      expect((await startAt(who, mia.tenantId)).error?.code).toBe('forbidden');
    await world.service.sql('update support_grant set until = now() where tenant_id = $1', [mia.tenantId]);
    expect((await startAt(admin, mia.tenantId)).error).toMatchObject(notLetIn);
    the(await mia.ask(allow, { input }));
    the(await mia.ask(end));
    expect((await startAt(admin, mia.tenantId)).error).toMatchObject(notLetIn);
    expect(await world.service.sql('select 1 from session where acting_admin = $1', [admin.userId])).toEqual([]);
  });

  it('looks with an administrator’s eyes for an hour at most, and the owners are told by mail', async () => {
    const mia = await world.owner();
    const zoe = await world.colleague(mia, ['owner']);
    const ada = await world.colleague(mia, ['administrator']);
    the(await mia.ask(allow, { input }));
    const admin = await adminLike(world, mia);
    const { accessToken, user } = the<{ accessToken: string; user: Record<string, unknown> }>(
      await startAt(admin, mia.tenantId),
    );
    expect(user).toMatchObject({
      id: admin.userId,
      role: 'merchant',
      email: admin.email,
      tenant: { id: mia.tenantId, name: 'Corner Café' },
      support: { businessName: 'Corner Café' },
    });
    expect((user['permissions'] as { permission: string; access: boolean }[]).filter((each) => !each.access)).toEqual([
      { permission: 'owner', access: false },
    ]);
    expect(decodeJwt(accessToken)).toMatchObject({
      sub: admin.userId,
      tid: mia.tenantId,
      role: 'merchant',
      perms: ['administrator'],
      ro: true,
      act: admin.userId,
      auth_time: 0,
    });
    expect(decodeJwt(mia.accessToken)).toMatchObject({ ro: false, act: null });
    const [session] = await world.service.sql<{ minutes: number; read_only: boolean }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes, read_only from session where acting_admin = $1`,
      [admin.userId],
    );
    expect(session).toEqual({ minutes: 60, read_only: true });
    for (const owner of [mia, zoe])
      expect((await world.mail(owner.email, 'support-access')).values).toMatchObject({
        businessName: 'Corner Café',
        by: 'Ava Stone',
        reason: 'Ticket 12',
        until: expect.stringMatching(/^\d\d:\d\d on \d\d-\d\d-\d{4}$/),
      });
    expect(world.mailsTo(ada.email).filter(({ template }) => template === 'support-access')).toEqual([]);
  });

  it('goes on looking after a refresh, as the same and no longer', async () => {
    const mia = await world.owner();
    const support = await lookAt(world, mia, { hours: 1 });
    await world.service.sql(
      `update session set expires_at = now() + interval '90 seconds' where acting_admin = $1 and ended_at is null`,
      [support.userId],
    );
    const next = the<{ accessToken: string; refreshToken: string }>(
      await world.anybody()(documents.refresh, { token: support.refreshToken }),
    );
    const claims = decodeJwt(next.accessToken);
    expect(claims).toMatchObject({ ro: true, act: support.userId, tid: mia.tenantId, perms: ['administrator'] });
    // Its last token is over with it.
    expect(claims.exp! - claims.iat!).toBeLessThanOrEqual(90);
    const ask = world.service.as(next.accessToken);
    const me = `{ verifyToken { id tenant { id } support { businessName } markers campaignsDraft } userFlags { welcomeTourSkipped } }`;
    expect((await ask(me)).data).toEqual({
      verifyToken: {
        id: support.userId,
        tenant: { id: mia.tenantId },
        support: { businessName: 'Corner Café' },
        markers: [],
        campaignsDraft: null,
      },
      userFlags: { welcomeTourSkipped: true },
    });
    expect((await mia.ask(me)).data).toMatchObject({ verifyToken: { support: null } });
    await world.service.sql('update session set expires_at = now() where acting_admin = $1', [support.userId]);
    expect((await world.anybody()(documents.refresh, { token: next.refreshToken })).error?.code).toBe(
      'session-expired',
    );
  });

  it('leaves each look in the trail of the business: one a minute and thing, and none of what was refused', async () => {
    const mia = await world.owner();
    const support = await lookAt(world, mia);
    the(await support.ask('{ users { count } }'));
    await Promise.all([1, 2, 3].map(() => support.ask('{ users { count } }')));
    the(await support.ask('query ($id: ID!) { user(id: $id) { name } }', { id: mia.userId }));
    for (const id of [randomUUID(), 'nobody']) await support.ask('query ($id: ID!) { user(id: $id) { name } }', { id });
    expect((await support.ask(access)).error?.code).toBe('forbidden');
    the(await support.ask('{ verifyToken { id } }'));
    const by = { actor_kind: 'support', actor_id: support.userId, actor_name: 'Ava Stone', address: support.address };
    const looks = await looksOf(mia.tenantId, 2);
    expect(looks).toMatchObject([
      { ...by, subject_type: 'page', subject_id: 'users' },
      { ...by, subject_type: 'user', subject_id: mia.userId },
    ]);
    await world.service.sql(
      `update audit_entry set id = gen_random_uuid(), at = at - interval '1 minute' where tenant_id = $1`,
      [mia.tenantId],
    );
    const { data } = the<{ data: unknown[] }>(
      await mia.ask('{ auditEntries { data { action actor { kind name } subject { type id name } } } }'),
    );
    expect(data).toEqual(
      expect.arrayContaining([
        {
          action: 'support.looked',
          actor: { kind: 'support', name: 'Ava Stone' },
          subject: { type: 'user', id: mia.userId, name: 'user' },
        },
      ]),
    );
    expect(await looksOf(nilTenant, 0)).toEqual([]);
  });

  it('is over once it is withdrawn, which every process is told with the withdrawal', async () => {
    const hints: string[] = [];
    const stop = await world.platform.live.subscribe(nilTenant, ({ type }) => void hints.push(type));
    const mia = await world.owner();
    const support = await lookAt(world, mia);
    const other = await lookAt(world, await world.owner(), { admin: support.admin });
    the(await support.ask('{ directory { data { id } } }'));
    hints.length = 0;
    the(await mia.ask(end));
    const { sid } = decodeJwt(support.accessToken);
    expect(await world.service.sql('select 1 from access_change where subject = $1', [sid])).toHaveLength(1);
    await eventually(() => expect(hints).toContain('access-changed'));
    await stop();
    await eventually(async () =>
      expect((await support.ask('{ directory { data { id } } }')).error?.code).toBe('session-expired'),
    );
    expect((await world.anybody()(documents.refresh, { token: support.refreshToken })).error?.code).toBe(
      'session-expired',
    );
    expect((await mia.ask(access)).data).toEqual({ supportAccess: null });
    // Nothing else of the admin ended.
    the(await other.ask('{ directory { data { id } } }'));
    the(await support.admin.ask('{ verifyToken { id } }'));
  });

  it('ends with a shorter grant where it would outlast that one, and by its own log-out', async () => {
    const mia = await world.owner();
    const support = await lookAt(world, mia, { hours: 72 });
    the(await mia.ask(allow, { input }));
    the(await support.ask('{ verifyToken { id } }'));
    await world.service.sql(
      `update session set expires_at = now() + interval '3 hours' where acting_admin = $1 and ended_at is null`,
      [support.userId],
    );
    the(await mia.ask(allow, { input: { ...input, hours: 1 } }));
    await eventually(async () =>
      expect((await support.ask('{ verifyToken { id } }')).error?.code).toBe('session-expired'),
    );
    const again = the<{ accessToken: string }>(await startAt(support.admin, mia.tenantId));
    const ask = world.service.as(again.accessToken);
    the(await ask(documents.logOut));
    await eventually(async () => expect((await ask('{ verifyToken { id } }')).error?.code).toBe('session-expired'));
  });

  it('is over with the account of its admin', async () => {
    const mia = await world.owner();
    const support = await lookAt(world, mia);
    await world.service.sql(`update account set status = 'inactive' where id = $1`, [support.userId]);
    expect((await world.anybody()(documents.refresh, { token: support.refreshToken })).error?.code).toBe(
      'session-expired',
    );
  });
});
