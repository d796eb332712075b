import { newId } from '@bellbird/database';
import { userRemoved } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

interface Thing {
  id: string;
  isPublic: boolean;
  creator: { id: string; name: string | null } | null;
  usersPrivateAccess: { user: string; permission: string; name: string | null }[];
}

describe.each([
  ['Segment', 'segment', 'segments', { filters: [] }],
  ['Audience', 'audience', 'audiences', {}],
])('sharing of a %s', (type, one, many, more) => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let maker: Person;
  let friend: Person;
  let stranger: Person;
  beforeAll(async () => {
    contacts = await startContacts(`sharing_${many}`);
  }, 120_000);
  afterAll(async () => {
    // Chapter 8, the eighth sentence, after all of these tests.
    const wrong = await contacts.sql(
      `select s.* from share s where not exists (select 1 from ${one} t where t.tenant_id = s.tenant_id and t.id = s.thing_id)
          or exists (select 1 from share_departed gone where gone.tenant_id = s.tenant_id and gone.user_id = s.user_id)`,
    );
    await contacts.stop();
    expect(wrong).toEqual([]);
  });
  beforeEach(async () => {
    contacts.neighbours.strangers.clear();
    contacts.neighbours.down = false;
    ava = await contacts.person();
    const colleague = (): Promise<Person> =>
      contacts.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
    [maker, friend, stranger] = [await colleague(), await colleague(), await colleague()];
  });

  const members = 'id isPublic creator { id name } usersPrivateAccess';
  const create = `mutation ($input: ${type}Input!) { made: create${type}(input: $input) { ${members} } }`;
  const update = `mutation ($id: ID!, $input: ${type}Patch!) { made: update${type}(id: $id, input: $input) { ${members} } }`;
  const get = `query ($id: ID!) { made: ${one}(id: $id) { ${members} } }`;
  const remove = `mutation ($id: ID!) { delete${type}(id: $id) }`;
  const removeMany = `mutation ($ids: [ID!]) { done: delete${type}s(selection: { data: $ids }) { affected } }`;
  const list = `query ($query: ListQuery) { page: ${many}(query: $query) { count data { id } } count: ${many}Count found: ${many}CountWithFilters(query: $query) }`;
  const make = async (input: object = {}, who = maker): Promise<Thing> =>
    (
      await who.ask<{ made: Thing }>(create, {
        input: { name: `Thing ${newId()}`, isPublic: false, ...more, ...input },
      })
    ).made;
  const shared = (permission: string, person = friend): object => ({
    usersPrivateAccess: [{ user: person.userId, permission }],
  });
  const change = (who: Person, { id }: Thing, input: object): Promise<{ made: Thing }> =>
    who.ask<{ made: Thing }>(update, { id, input });
  const seen = async (who: Person, query: object = {}): Promise<unknown> => {
    const { page, count, found } = await who.ask<{
      page: { count: number; data: { id: string }[] };
      count: number;
      found: number;
    }>(list, { query });
    expect([page.count, found]).toEqual([page.data.length, page.data.length]);
    return { ids: page.data.map(({ id }) => id).sort(), count };
  };

  it('is answered with names, public where nobody says else, and found by both', async () => {
    const mine = await make(shared('view'));
    expect(mine).toEqual({
      id: mine.id,
      isPublic: false,
      creator: { id: maker.userId, name: 'Sam' },
      usersPrivateAccess: [{ user: friend.userId, permission: 'view', name: 'Sam' }],
    });
    const open = await make({ isPublic: undefined });
    expect([open.isPublic, open.usersPrivateAccess]).toEqual([true, []]);
    const theirs = await make({ isPublic: true }, ava);
    const filters = (field: string, kind: string, value: unknown): object => ({
      filters: [{ field, type: kind, operation: 'equals', value }],
    });
    expect(await seen(ava, filters('creator', 'text', ava.userId))).toEqual({ ids: [theirs.id], count: 3 });
    expect(await seen(ava, filters('isPublic', 'boolean', 'no'))).toMatchObject({ ids: [mine.id] });
    contacts.neighbours.down = true;
    expect((await ava.ask<{ made: Thing }>(get, { id: mine.id })).made.creator).toEqual({
      id: maker.userId,
      name: null,
    });
  });

  it.each([
    ['view', false, false],
    ['modify', true, false],
    ['all', true, true],
  ])('with %s lets see; edit: %s; share and delete: %s', async (permission, edits, all) => {
    const thing = await make(shared(permission));
    await friend.ask(get, { id: thing.id });
    const tried = async (allowed: boolean, act: () => Promise<unknown>, refused: () => Promise<{ code: string }>) =>
      allowed ? void (await act()) : expect((await refused()).code).toBe('forbidden');
    const both = (document: string, variables: object) =>
      [
        () => friend.ask(document, { id: thing.id, ...variables }),
        () => friend.refused(document, { id: thing.id, ...variables }),
      ] as const;
    await tried(edits, ...both(update, { input: { name: 'Renamed' } }));
    // What a form sends back as it was is no sharing.
    await tried(edits, ...both(update, { input: { isPublic: false, ...shared(permission) } }));
    const more = { user: stranger.userId, permission: 'view' };
    await tried(all, ...both(update, { input: { usersPrivateAccess: [{ user: friend.userId, permission }, more] } }));
    await tried(all, ...both(update, { input: { isPublic: true } }));
    await tried(all, ...both(remove, {}));
    expect(await contacts.sql('select 1 from share where thing_id = $1', [thing.id])).toHaveLength(all ? 0 : 1);
  });

  it('that somebody does not see is not there for them: 404 one by one, and in no list or count', async () => {
    const hidden = await make(shared('view'));
    const open = await make({ isPublic: true });
    for (const [document, variables] of [
      [get, {}],
      [update, { input: { name: 'Mine' } }],
      [remove, {}],
    ] as const)
      expect(await stranger.refused(document, { id: hidden.id, ...variables })).toMatchObject({ code: 'not-found' });
    expect(await seen(stranger)).toEqual({ ids: [open.id], count: 1 });
    for (const who of [ava, maker, friend])
      expect(await seen(who)).toEqual({ ids: [hidden.id, open.id].sort(), count: 2 });
    expect(await stranger.ask(removeMany, { ids: [hidden.id] })).toEqual({ done: { affected: 0 } });
    expect((await stranger.refused(update, { id: open.id, input: { name: 'Mine' } })).code).toBe('forbidden');
  });

  it('in a bulk call one that may not be deleted stops all', async () => {
    const [own, open] = [await make({}, friend), await make({ isPublic: true })];
    expect((await friend.refused(removeMany, { ids: [own.id, open.id] })).code).toBe('forbidden');
    expect(await seen(friend)).toMatchObject({ count: 2 });
    expect(await friend.ask(removeMany, { ids: [own.id] })).toEqual({ done: { affected: 1 } });
  });

  it('over ten thousand in a bulk call are refused before a job is made, where one may not be deleted', async () => {
    const [columns, values] = one === 'segment' ? [', filters, filters_match', `, '[]', 'all'`] : ['', ''];
    const fill = (creator: string, isPublic: boolean, count: number): Promise<unknown> =>
      contacts.sql(
        `insert into ${one} (tenant_id, id, name, is_public, creator_id${columns})
         select $1, gen_random_uuid(), 'Thing ' || gen_random_uuid(), $3, $2${values} from generate_series(1, $4::int)`,
        [ava.tenantId, creator, isPublic, count],
      );
    const removeAll = `mutation { done: delete${type}s(selection: { filters: [], all: true }) { affected job { id } } }`;
    // What one does not see is not chosen, so it stops nothing.
    await fill(friend.userId, false, 10_001);
    await fill(stranger.userId, false, 1);
    await fill(maker.userId, true, 1);
    expect((await friend.refused(removeAll)).code).toBe('forbidden');
    expect(await contacts.sql('select 1 from kit_job where tenant_id = $1', [ava.tenantId])).toEqual([]);
    await contacts.sql(`delete from ${one} where tenant_id = $1 and creator_id = $2`, [ava.tenantId, maker.userId]);
    expect(await friend.ask(removeAll)).toEqual({ done: { affected: 0, job: { id: expect.any(String) as string } } });
    await eventually(async () => expect(await seen(friend)).toEqual({ ids: [], count: 0 }));
    expect(await seen(stranger)).toMatchObject({ count: 1 });
  });

  it('names what is wrong: who is no member, what is no permission, who comes twice, and more than 200', async () => {
    const share = (user: string, permission = 'view'): object => ({ user, permission });
    const nobody = newId();
    contacts.neighbours.strangers.add(nobody);
    const people = [share(friend.userId), share(stranger.userId), share(nobody)];
    const wrong = async (usersPrivateAccess: unknown): Promise<string[]> =>
      (await maker.refused(create, { input: { name: 'Wrong', ...more, usersPrivateAccess } })).fields;
    expect(await wrong(people)).toEqual(['usersPrivateAccess[2].user']);
    expect(await wrong([share(friend.userId, 'owner')])).toEqual(['usersPrivateAccess[0].permission']);
    expect(await wrong([share(friend.userId), share(friend.userId, 'all')])).toEqual(['usersPrivateAccess[1].user']);
    expect(await wrong(Array.from({ length: 201 }, () => share(newId())))).toEqual(['usersPrivateAccess']);
    expect(await seen(ava)).toEqual({ ids: [], count: 0 });
    const thing = await make();
    expect((await maker.refused(update, { id: thing.id, input: { usersPrivateAccess: people } })).fields).toEqual([
      'usersPrivateAccess[2].user',
    ]);
    contacts.neighbours.down = true;
    expect(await maker.refused(update, { id: thing.id, input: shared('view') })).toMatchObject({
      code: 'unavailable',
      statusCode: 503,
    });
    // Nobody has to be known to take something away.
    await change(maker, thing, shared('none', { ...friend, userId: nobody }));
  });

  it('may be given away: who takes it from themselves hears what it became, and then it is gone for them', async () => {
    const thing = await make(shared('all'));
    expect((await change(friend, thing, shared('view', stranger))).made.usersPrivateAccess).toHaveLength(1);
    expect((await friend.refused(get, { id: thing.id })).code).toBe('not-found');
    await stranger.ask(get, { id: thing.id });
  });

  it('takes the whole list anew; none takes away', async () => {
    const thing = await make(shared('view'));
    const who = async (input: object): Promise<unknown> =>
      (await change(maker, thing, input)).made.usersPrivateAccess.map(({ user, permission }) => [user, permission]);
    expect(await who(shared('modify', stranger))).toEqual([[stranger.userId, 'modify']]);
    expect(await who({ usersPrivateAccess: null })).toEqual([[stranger.userId, 'modify']]);
    expect(await who(shared('none', stranger))).toEqual([]);
    await change(maker, thing, shared('view'));
    expect(await who({ usersPrivateAccess: [] })).toEqual([]);
  });

  it('ends with who leaves the business, also where it is being written just then', async () => {
    const thing = await make(shared('all'));
    const away = newId();
    const payload = { userId: friend.userId, tenantId: ava.tenantId, name: 'Sam', permissions: [], status: 'removed' };
    await contacts.platform.bus.publish(
      [friend.userId, away].map((userId) => ({
        topic: userRemoved.topic,
        key: ava.tenantId,
        eventId: newId(),
        type: userRemoved.type,
        schemaVersion: userRemoved.version,
        tenantId: ava.tenantId,
        aggregateVersion: 2n,
        occurredAt: new Date(),
        trace: null,
        value: JSON.stringify({ ...payload, userId }),
      })),
    );
    await eventually(async () =>
      expect(await contacts.sql('select 1 from share where tenant_id = $1', [ava.tenantId])).toEqual([]),
    );
    await eventually(async () =>
      expect(await contacts.sql('select 1 from share_departed where user_id = $1', [away])).toHaveLength(1),
    );
    // Identity said yes a moment before they left.
    const late = await change(maker, thing, {
      usersPrivateAccess: [
        { user: away, permission: 'view' },
        { user: stranger.userId, permission: 'view' },
      ],
    });
    expect(late.made.usersPrivateAccess).toMatchObject([{ user: stranger.userId }]);
    expect((await friend.refused(get, { id: thing.id })).code).toBe('not-found');
  });

  it('may be used by who sees it: checkAudience tells what a viewer cannot', async () => {
    const [hidden, open] = [await make(shared('view')), await make({ isPublic: true })];
    const member = type === 'Segment' ? 'segmentIds' : 'groupIds';
    const unseenBy = async (viewerId: string | null): Promise<unknown> =>
      (
        await contacts.asService<{ checkAudience: { unseen: Record<string, string[]> } }>(
          ava.tenantId,
          `query ($ids: ${type === 'Segment' ? '[String!]' : '[ID!]'}, $viewerId: ID) { checkAudience(${member}: $ids, viewerId: $viewerId) { unseen } }`,
          { ids: [hidden.id, open.id], viewerId },
        )
      ).checkAudience.unseen[member];
    expect(await unseenBy(null)).toEqual([]);
    expect(await unseenBy(friend.userId)).toEqual([]);
    expect(await unseenBy(stranger.userId)).toEqual([hidden.id]);
  });
});
