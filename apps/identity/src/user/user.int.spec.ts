import { decodeJwt } from 'jose';
import { permissions, type Permission } from '@bellbird/auth';
import { newId } from '@bellbird/database';
import { eventually } from '@bellbird/testing';
import {
  documents,
  newEmail,
  startIdentity,
  the,
  type IdentityUnderTest,
  type Person,
  type SignedIn,
} from '../../test/identity-under-test.js';

let world: IdentityUnderTest;
beforeAll(async () => {
  world = await startIdentity({ STEP_UP_SECONDS: '600', MOST_USERS: '40' });
});
afterAll(() => world.stop());

const fields = 'id email name firstName lastName status held permissions lastSignInAt version';
const update = `mutation ($id: ID!, $input: UserPatch!) { updateUser(id: $id, input: $input) { ${fields} } }`;
const remove = 'mutation ($id: ID!) { deleteUser(id: $id) }';
const list = `query ($query: ListQuery) { users(query: $query) { count data { ${fields} } } }`;
const leave = 'mutation { leaveBusiness }';
const give = (permission: Permission, access = true) => ({ permissions: [{ permission, access }] });

interface User {
  id: string;
  email: string;
  name: string;
  status: string;
  held: Permission[];
  permissions: { permission: Permission; access: boolean }[];
  version: number;
}
const change = (by: Person, id: string, input: object) => by.ask(update, { id, input });
const editorHolds = (held: Permission | 'nothing'): Permission[] => (held === 'nothing' ? [] : [held]);

/** The page's rule of who may grant, said a second time: what somebody holds, what the other holds, what is given or taken. */
function mayGrant(own: Permission[], other: Permission[], permission: Permission, access: boolean): boolean {
  if (own.includes('owner')) return true;
  if (other.includes('owner')) return false;
  if (own.includes('administrator')) return permission !== 'owner';
  if (!own.includes('user-editor') || other.includes('administrator')) return false;
  return access ? own.includes(permission) : permission !== 'owner' && permission !== 'administrator';
}

const usersOf = async (by: Person, query: object = {}): Promise<User[]> =>
  the<{ data: User[] }>(await by.ask(list, { query })).data;

describe('the list of users', () => {
  it('shows the members of the own business to who may edit them', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor', 'business-editor']);
    const users = await usersOf(mia, { sortBy: 'name:asc' });
    expect(users.map(({ name }) => name)).toEqual(['Mia Chen', 'Sam Lee']);
    expect(users[1]).toMatchObject({ id: sam.userId, status: 'active', held: ['campaign-editor', 'business-editor'] });
    expect(users[0]!.permissions).toContainEqual({ permission: 'campaign-editor', access: true });
    expect((await sam.ask(list)).error?.code).toBe('forbidden');
    const stranger = await world.owner();
    expect((await usersOf(stranger)).map(({ id }) => id)).toEqual([stranger.userId]);
  });

  it.each([
    ['one', ['campaign-editor', 'administrator'], 2],
    ['all', ['campaign-editor', 'business-editor'], 1],
    ['none', ['campaign-editor'], 2],
    ['none-any', undefined, 0],
  ] as const)('filters by what was given: %s of %j', async (operation, value, count) => {
    const mia = await world.owner();
    await world.colleague(mia, ['campaign-editor', 'business-editor']);
    await world.colleague(mia, ['administrator']);
    const filters = [{ field: 'held', type: 'tags', operation, ...(value && { value }) }];
    expect(await usersOf(mia, { filters })).toHaveLength(count);
    const values = `query { usersValues(field: "held") { data { value count } } }`;
    expect(the<{ data: object[] }>(await mia.ask(values)).data).toContainEqual({ value: 'administrator', count: 1 });
  });

  it('takes no word that is no permission', async () => {
    const mia = await world.owner();
    const filters = [{ field: 'held', type: 'tags', operation: 'one', value: ['king'] }];
    expect((await mia.ask(list, { query: { filters } })).error).toMatchObject({ code: 'invalid-input' });
  });
});

describe('a change of permissions', () => {
  it('is felt without log-out: the token of before is refreshed into the new rights', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    expect((await sam.ask(list)).error?.code).toBe('forbidden');
    the(await change(mia, sam.userId, give('user-editor')));
    await eventually(async () => expect((await sam.ask(list)).error?.code).toBe('session-expired'));
    const next = the<SignedIn>(await world.anybody()(documents.refresh, { token: sam.refreshToken }));
    expect(decodeJwt(next.accessToken)['perms']).toEqual(['user-editor']);
    the(await world.service.as(next.accessToken)(list));
  });

  it('needs a fresh proof where it makes or unmakes an owner or an administrator, and nothing more than that', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    await world.service.sql(`update session set proved_at = now() - interval '11 minutes' where account_id = $1`, [
      mia.userId,
    ]);
    const stale = the<SignedIn>(await world.anybody()(documents.refresh, { token: mia.refreshToken }));
    const late = { ...mia, ask: world.service.as(stale.accessToken) };
    the(await change(late, sam.userId, give('campaign-editor')));
    for (const permission of ['owner', 'administrator'] as const)
      expect((await change(late, sam.userId, give(permission))).error).toMatchObject({
        code: 'step-up-required',
        statusCode: 403,
        message: 'Confirm that it is you.',
      });
    expect((await late.ask(remove, { id: sam.userId })).error?.code).toBe('step-up-required');
    expect((await late.ask(leave)).error?.code).toBe('step-up-required');
    const stepUp = 'mutation ($input: ProofInput!) { stepUp(input: $input) { accessToken } }';
    const { accessToken } = the<{ accessToken: string }>(await late.ask(stepUp, { input: { password: mia.password } }));
    the(await change({ ...mia, ask: world.service.as(accessToken) }, sam.userId, give('owner')));
  });

  it('2. is refused by the rule of who may grant: each editor, each permission, on the own, an other’s and an owner’s account', async () => {
    const mia = await world.owner();
    const editors = new Map<Permission | 'nothing', Person>();
    for (const held of permissions) editors.set(held, await world.colleague(mia, [held]));
    editors.set('nothing', await world.colleague(mia, []));
    const target = await world.colleague(mia, []);
    const differ: string[] = [];
    for (const [held, editor] of editors)
      for (const permission of permissions)
        for (const whose of ['own', 'other', 'owner'] as const)
          for (const access of [true, false]) {
            const has = new Set<Permission>(whose === 'own' ? editorHolds(held) : whose === 'owner' ? ['owner'] : []);
            if (whose !== 'own' && !access) has.add(permission);
            // What is as it was told to be is no change, and nobody's to refuse.
            if (has.has(permission) === access) continue;
            if (whose !== 'own')
              await world.service.sql('update account set permissions = $2 where id = $1', [target.userId, [...has]]);
            const id = whose === 'own' ? editor.userId : target.userId;
            const { error } = await change(editor, id, give(permission, access));
            const may = mayGrant(editorHolds(held), [...has], permission, access) && whose !== 'own';
            if ((error === null) !== may || (error !== null && error.code !== 'forbidden'))
              differ.push(`${held} ${access ? 'gives' : 'takes'} ${permission}, ${whose}: ${error?.code ?? 'done'}`);
          }
    expect(differ).toEqual([]);
  }, 60_000);

  it('is refused, as is switching off, where it is one’s own account or an owner’s', async () => {
    const mia = await world.owner();
    const [admin, editor] = [
      await world.colleague(mia, ['administrator']),
      await world.colleague(mia, ['user-editor']),
    ];
    const off = { status: 'inactive' };
    expect((await change(editor, admin.userId, off)).error?.code).toBe('forbidden');
    expect((await change(admin, mia.userId, off)).error?.code).toBe('forbidden');
  });

  it('names what is no permission, and never the address', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    expect(
      (await change(mia, sam.userId, { permissions: [{ permission: 'king', access: true }] })).error?.fields,
    ).toMatchObject([{ field: 'permissions' }]);
  });
});

describe('3. a business keeps an owner', () => {
  it('whose last one is neither demoted nor switched off nor removed, and does not leave', async () => {
    const mia = await world.owner();
    const second = await world.colleague(mia, ['owner']);
    the(await change(second, mia.userId, give('owner', false)));
    const last = { code: 'wrong-state', message: 'An organisation keeps at least one owner.' };
    expect((await second.ask(leave)).error).toMatchObject(last);
    expect((await change(second, second.userId, { status: 'inactive' })).error).toMatchObject({
      code: 'wrong-state',
      message: 'Ask another owner or administrator.',
    });
    expect((await second.ask(remove, { id: second.userId })).error).toMatchObject({
      message: 'Ask another owner or administrator.',
    });
  });

  it('however many remove one another at once: 50 removals, 20 times', async () => {
    const business = await world.owner();
    for (let round = 0; round < 20; round += 1) {
      const [one, two] = [await world.colleague(business, ['owner']), await world.colleague(business, ['owner'])];
      await world.service.sql(`update account set status = 'inactive' where tenant_id = $1 and id <> all($2::uuid[])`, [
        business.tenantId,
        [one.userId, two.userId],
      ]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          n % 2 === 0 ? one.ask(remove, { id: two.userId }) : two.ask(remove, { id: one.userId }),
        ),
      );
      const left = await world.service.sql(
        `select 1 from account where tenant_id = $1 and status = 'active' and 'owner' = any(permissions)`,
        [business.tenantId],
      );
      expect(left).toHaveLength(1);
      expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
      // Who is gone meanwhile is not there, or out of date.
      const refusals = new Set(answers.flatMap(({ error }) => (error === null ? [] : [error.code])));
      for (const code of refusals) expect(['wrong-state', 'not-found', 'session-expired']).toContain(code);
    }
  }, 60_000);

  it('even for who writes past the service', async () => {
    const mia = await world.owner();
    await expect(
      world.service.sql(`update account set permissions = '{administrator}' where id = $1`, [mia.userId]),
    ).rejects.toThrow('An organisation keeps at least one owner.');
  });
});

describe('somebody who is switched off', () => {
  it('is out at once, cannot come back by refresh or password, and comes back when switched on', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    const off = the<User>(await change(mia, sam.userId, { status: 'inactive' }));
    expect(off).toMatchObject({ status: 'inactive', held: ['campaign-editor'] });
    await eventually(async () => expect((await sam.ask(documents.verifyToken)).error?.code).toBe('session-expired'));
    expect((await world.anybody()(documents.refresh, { token: sam.refreshToken })).error?.code).toBe('session-expired');
    const signIn = () => world.anybody()(documents.signIn, { email: sam.email, password: sam.password });
    expect((await signIn()).error?.code).toBe('unauthorized');
    the(await change(mia, sam.userId, { status: 'active' }));
    the(await signIn());
    expect((await change(mia, sam.userId, { status: 'invited' })).error?.code).toBe('wrong-state');
  });
});

describe('somebody who is removed', () => {
  it('is out at once; the address is free, only the name is left', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    the(await mia.ask(remove, { id: sam.userId }));
    await eventually(async () => expect((await sam.ask(documents.verifyToken)).error?.code).toBe('session-expired'));
    expect((await usersOf(mia)).map(({ id }) => id)).toEqual([mia.userId]);
    const again = await world.owner({ email: sam.email });
    expect(again.tenantId).not.toBe(mia.tenantId);
    expect((await mia.ask(remove, { id: sam.userId })).error?.code).toBe('not-found');
    const stranger = await world.owner();
    expect((await stranger.ask(remove, { id: mia.userId })).error?.code).toBe('not-found');
  });

  it('in a bulk call, with those who may not be removed, removes nobody', async () => {
    const mia = await world.owner();
    const [sam, admin] = [await world.colleague(mia, []), await world.colleague(mia, ['administrator'])];
    const bulk = 'mutation ($selection: Selection!) { deleteUsers(selection: $selection) { affected } }';
    const answer = await admin.ask(bulk, { selection: { data: [sam.userId, mia.userId] } });
    expect(answer.error?.code).toBe('forbidden');
    expect(await usersOf(mia)).toHaveLength(3);
    expect(the(await mia.ask(bulk, { selection: { data: [sam.userId, admin.userId, newId()] } }))).toEqual({
      affected: 2,
    });
  });

  it('may go of himself', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    the(await sam.ask(leave));
    expect(await usersOf(mia)).toHaveLength(1);
  });
});

describe('everybody of a business', () => {
  it('knows who else there is and who can give what, without addresses', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, ['campaign-editor']);
    await world.colleague(mia, ['user-editor']);
    const directory = the<{ data: object[] }>(await sam.ask('{ directory { data { id name status } } }'));
    expect(directory.data).toHaveLength(3);
    const holders = async (permission: Permission) =>
      the<{ data: { name: string }[] }>(
        await sam.ask(`query ($p: String!) { permissionHolders(permission: $p) { data { id name } } }`, {
          p: permission,
        }),
      ).data.map(({ name }) => name);
    expect(await holders('business-editor')).toEqual(['Mia Chen']);
    expect(await holders('user-editor')).toEqual(['Mia Chen', 'Sam Lee']);
  });

  it('is told to other services by id: who is a member, and the names of those who are or were', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    const gone = await world.colleague(mia, []);
    const other = await world.owner();
    the(await gone.ask(leave));
    const [invited = ''] = the<{ data: { id: string }[] }>(
      await mia.ask(
        'mutation { inviteUsers(people: [{ email: "ivo@example.com", permissions: [] }]) { data { id } } }',
      ),
    ).data.map(({ id }) => id);
    const ids = [mia, sam, gone, other].map(({ userId }) => userId);
    const asService = world.service.as(await world.platform.serviceToken('contacts', mia.tenantId));
    const asked = async <T>(document: string, given: string[]): Promise<T> =>
      the<T>(await asService(document, { ids: given }));
    const areMembers = 'query ($ids: [ID!]!) { areMembers(ids: $ids) }';
    expect((await asked<string[]>(areMembers, [...ids, invited])).sort()).toEqual([mia.userId, sam.userId].sort());
    const names = await asked<{ id: string; name: string }[]>(
      'query ($ids: [ID!]!) { memberNames(ids: $ids) { id name } }',
      ids,
    );
    expect(new Map(names.map(({ id, name }) => [id, name])).get(mia.userId)).toBe('Mia Chen');
    expect(names.map(({ id }) => id).sort()).toEqual([mia, sam, gone].map(({ userId }) => userId).sort());
    expect((await asService(areMembers, { ids: ['mia'] })).error).toMatchObject({ fields: [{ field: 'ids[0]' }] });
    expect((await mia.ask(areMembers, { ids })).error).toMatchObject({ code: 'forbidden' });
  });

  it('may ask for a permission; the same again within a day is the same request', async () => {
    const mia = await world.owner();
    const sam = await world.colleague(mia, []);
    const ask = async (permission: Permission, page = '/sms-campaigns') =>
      sam.ask(`mutation ($input: AccessRequestInput!) { requestAccess(input: $input) { id permission createdAt } }`, {
        input: { permission, page },
      });
    const first = the<{ id: string }>(await ask('campaign-editor'));
    expect(the(await ask('campaign-editor', '/contacts'))).toMatchObject({ id: first.id });
    for (const permission of permissions.filter((each) => each !== 'campaign-editor').slice(0, 4))
      the(await ask(permission));
    expect((await ask('business-editor')).error?.code).toBe('too-many-requests');
    expect((await ask('campaign-editor', 'x')).error?.fields).toMatchObject([{ field: 'page' }]);
  });
});

it('a business has a limit of users', async () => {
  const mia = await world.owner();
  await world.service.sql(
    `insert into account (id, tenant_id, role, email, first_name, last_name, status) select gen_random_uuid(), $1, 'merchant', 'x' || n || $2, 'A', 'B', 'inactive' from generate_series(1, 39) n`,
    [mia.tenantId, newEmail()],
  );
  const create = 'mutation ($input: UserInput!) { createUser(input: $input) { id } }';
  expect((await mia.ask(create, { input: { email: newEmail(), permissions: [] } })).error).toMatchObject({
    code: 'limit-reached',
    statusCode: 422,
  });
});
