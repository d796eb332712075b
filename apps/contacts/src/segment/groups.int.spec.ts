import { startContacts, type ContactsUnderTest, type Person } from '../../test/contacts-under-test.js';

interface Named {
  id: string;
  name: string;
  count: number;
  version: number;
  [more: string]: unknown;
}

describe('attributes, tags, segments and audiences', () => {
  let contacts: ContactsUnderTest;
  let ava: Person;
  let other: Person;
  beforeAll(async () => {
    contacts = await startContacts('groups');
  }, 120_000);
  afterAll(() => contacts.stop());
  beforeEach(async () => {
    ava = await contacts.person();
    other = await contacts.person();
  });
  const add = async (input: Record<string, unknown>, who = ava): Promise<string> =>
    (
      await who.ask<{ createContact: { id: string } }>(
        'mutation ($input: ContactInput!) { createContact(input: $input) { id } }',
        { input },
      )
    ).createContact.id;
  /** Creates one by its type: 'Tag', 'Segment' … */
  const make = async (type: string, input: Record<string, unknown>, members: string, who = ava): Promise<Named> =>
    (
      await who.ask<Record<string, Named>>(
        `mutation ($input: ${type}Input!) { create${type}(input: $input) { ${members} } }`,
        { input },
      )
    )[`create${type}`] as Named;

  it.each([
    ['Attribute', { name: 'Suburb', type: 'text' }, 'id name key type items version'],
    ['Tag', { name: 'Gold' }, 'id name colour count version'],
    [
      'Segment',
      { name: 'Gold', filters: [] },
      'id name filters filtersMatch count isPublic usersPrivateAccess version',
    ],
    ['Audience', { name: 'Gold' }, 'id name count version'],
  ])('%s: made, listed, changed, deleted; to another business it is not there', async (type, input, members) => {
    const one = `${type.charAt(0).toLowerCase()}${type.slice(1)}`;
    const made = await make(type, input, members);
    expect(
      (await ava.ask<Record<string, Named>>(`query ($id: ID!) { ${one}(id: $id) { ${members} } }`, { id: made.id }))[
        one
      ],
    ).toEqual(made);
    expect(
      (
        await ava.refused(`mutation ($input: ${type}Input!) { create${type}(input: $input) { id } }`, {
          input: { ...input, name: `${String(input.name).toUpperCase()}` },
        })
      ).code,
    ).toBe('duplicate-name');
    expect(
      (
        await ava.refused(`mutation ($input: ${type}Input!) { create${type}(input: $input) { id } }`, {
          input: { ...input, name: ' ' },
        })
      ).fields,
    ).toEqual(['name']);
    expect((await make(type, input, 'id', other)).id).not.toBe(made.id);
    const random = '01920000-0000-7000-8000-00000000dead';
    for (const call of [
      `query ($id: ID!) { ${one}(id: $id) { id } }`,
      `mutation ($id: ID!) { update${type}(id: $id, input: {name: "Mine"}) { id } }`,
      `mutation ($id: ID!) { delete${type}(id: $id) }`,
    ]) {
      const { traceId: _1, ...theirs } = await other.refused(call, { id: made.id });
      const { traceId: _2, ...nobodys } = await other.refused(call, { id: random });
      expect(theirs).toEqual(nobodys);
      expect(theirs.code).toBe('not-found');
    }
    const changed = (
      await ava.ask<Record<string, Named>>(
        `mutation ($id: ID!) { update${type}(id: $id, input: {name: "Silver", version: 1}) { name version } }`,
        { id: made.id },
      )
    )[`update${type}`];
    expect(changed).toEqual({ name: 'Silver', version: 2 });
    expect(
      (
        await ava.refused(`mutation ($id: ID!) { update${type}(id: $id, input: {name: "X", version: 1}) { id } }`, {
          id: made.id,
        })
      ).code,
    ).toBe('version-conflict');
    const many = `${one}s`;
    const listed = await ava.ask<Record<string, { data: Named[]; count: number }>>(
      `{ ${many}(query: {sortBy: "name:asc", filters: [{field: "name", type: "text", operation: "startsWith", value: "SIL"}]}) { data { name } count } }`,
    );
    expect(listed[many]).toEqual({ data: [{ name: 'Silver' }], count: 1 });
    const reader = await contacts.person({ tenantId: ava.tenantId, permissions: ['user-editor'] });
    expect((await reader.refused(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id: made.id })).code).toBe(
      'forbidden',
    );
    await ava.ask(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id: made.id });
    expect((await ava.ask<Record<string, number>>(`{ ${many}Count }`))[`${many}Count`]).toBe(0);
    expect((await other.ask<Record<string, number>>(`{ ${many}Count }`))[`${many}Count`]).toBe(1);
  });

  it('a tag that is renamed takes along the segment by which it is texted, and no other', async () => {
    const tag = await make('Tag', { name: 'VIP' }, 'id');
    const asks = (...value: string[]) => [{ field: 'tags', type: 'tags', operation: 'one', value }];
    const other = await make('Tag', { name: 'Locals' }, 'id');
    await make('Segment', { name: 'VIP', filters: asks(tag.id) }, 'id');
    await make('Segment', { name: 'My best people', filters: asks(tag.id) }, 'id');
    await make('Segment', { name: 'VIP (2)', filters: asks(tag.id, other.id) }, 'id');
    await make('Segment', { name: 'regulars', filters: [] }, 'id');
    const rename = (name: string) =>
      ava.ask('mutation ($id: ID!, $name: String!) { updateTag(id: $id, input: { name: $name }) { id } }', {
        id: tag.id,
        name,
      });
    const names = async () =>
      (
        await ava.ask<{ segments: { data: Named[] } }>(
          '{ segments(query: {sortBy: "createdAt:asc"}) { data { name version } } }',
        )
      ).segments.data.map(({ name, version }) => [name, version]);
    await rename(' Regulars ');
    const untouched = [
      ['My best people', 1],
      ['VIP (2)', 1],
      ['regulars', 1],
    ];
    expect(await names()).toEqual([['Regulars (2)', 2], ...untouched]);
    await rename('Friends');
    expect(await names()).toEqual([['Friends', 3], ...untouched]);
    await rename('Friends');
    expect(await names()).toEqual([['Friends', 3], ...untouched]);
  });

  describe('attributes', () => {
    it('keep their key and type, take items, refuse what is none', async () => {
      const size = await make(
        'Attribute',
        { name: 'Shirt size', type: 'category', items: ['Small', ' small ', 'Large'] },
        'id key items',
      );
      expect(size).toMatchObject({ key: 'shirtSize', items: ['Small', 'Large'] });
      const item = 'mutation ($id: ID!, $item: String!) { addAttributeItem(id: $id, item: $item) { items version } }';
      expect(
        (await ava.ask<{ addAttributeItem: Named }>(item, { id: size.id, item: 'Huge' })).addAttributeItem,
      ).toEqual({ items: ['Small', 'Large', 'Huge'], version: 2 });
      expect(
        (await ava.ask<{ addAttributeItem: Named }>(item, { id: size.id, item: 'HUGE' })).addAttributeItem['items'],
      ).toHaveLength(3);
      expect((await ava.refused(item, { id: size.id, item: '' })).fields).toEqual(['item']);
      expect((await other.refused(item, { id: size.id, item: 'Mine' })).code).toBe('not-found');
      const change =
        'mutation ($id: ID!, $input: AttributePatch!) { updateAttribute(id: $id, input: $input) { name key } }';
      expect(
        (await ava.ask<{ updateAttribute: Named }>(change, { id: size.id, input: { name: 'T-shirt' } }))
          .updateAttribute,
      ).toEqual({ name: 'T-shirt', key: 'shirtSize' });
      expect((await ava.refused(change, { id: size.id, input: { type: 'text' } })).fields).toEqual(['type']);
      for (const input of [
        { name: 'A', type: 'colour' },
        { name: 'A', type: 'category' },
        { name: 'A', type: 'text', items: ['x'] },
        { name: '!!', type: 'text' },
      ]) {
        expect(
          (await ava.refused('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', { input }))
            .code,
        ).toBe('invalid-input');
      }
    });

    it('are deleted with their values, unless a segment filters by them', async () => {
      const suburb = await make('Attribute', { name: 'Suburb', type: 'text' }, 'id');
      const id = await add({ phone: '0412345678', attributes: { suburb: 'Glebe' } });
      const filters = [
        {
          type: 'conditional',
          operator: 'OR',
          filters: [{ field: 'attributes.suburb', type: 'text', operation: 'equals', value: 'glebe' }],
        },
      ];
      const segment = await make('Segment', { name: 'Locals', filters }, 'id count');
      expect(segment.count).toBe(1);
      expect((await ava.refused('mutation ($id: ID!) { deleteAttribute(id: $id) }', { id: suburb.id })).code).toBe(
        'wrong-state',
      );
      await ava.ask('mutation ($id: ID!) { deleteSegment(id: $id) }', { id: segment.id });
      await ava.ask('mutation ($id: ID!) { deleteAttribute(id: $id) }', { id: suburb.id });
      await make('Attribute', { name: 'Suburb', type: 'text' }, 'id');
      const { contact, contacts: found } = await ava.ask<{
        contact: { attributes: object };
        contacts: { count: number };
      }>('query ($id: ID!, $f: JSON) { contact(id: $id) { attributes } contacts(query: {filters: $f}) { count } }', {
        id,
        f: filters,
      });
      expect([contact.attributes, found.count]).toEqual([{}, 0]);
    });
  });

  it('tags count live contacts; a colour is a colour', async () => {
    const gold = await make('Tag', { name: 'Gold', colour: '#ffcc00' }, 'id colour count');
    expect(gold).toMatchObject({ colour: '#ffcc00', count: 0 });
    const ids = [
      await add({ phone: '0412345671', tags: [gold.id] }),
      await add({ phone: '0412345672', tags: [gold.id] }),
    ];
    const count = async (): Promise<unknown> =>
      (await ava.ask<{ tag: Named }>('query ($id: ID!) { tag(id: $id) { count } }', { id: gold.id })).tag.count;
    expect(await count()).toBe(2);
    await ava.ask('mutation ($ids: [ID!]) { deleteContacts(selection: {data: $ids}) { affected } }', {
      ids: ids.slice(1),
    });
    expect(await count()).toBe(1);
    await ava.ask('mutation ($ids: [ID!]) { restoreContacts(selection: {data: $ids}) { affected } }', { ids });
    expect(await count()).toBe(2);
    expect(
      (await ava.refused('mutation ($id: ID!) { updateTag(id: $id, input: {colour: "red"}) { id } }', { id: gold.id }))
        .fields,
    ).toEqual(['colour']);
    expect(
      (
        await ava.ask<{ updateTag: Named }>(
          'mutation ($id: ID!) { updateTag(id: $id, input: {colour: null}) { colour } }',
          { id: gold.id },
        )
      ).updateTag['colour'],
    ).toBe('#5c24b8');
    await ava.ask('mutation ($id: ID!) { deleteTag(id: $id) }', { id: gold.id });
    expect(
      (await ava.ask<{ contact: { tags: string[] } }>('query ($id: ID!) { contact(id: $id) { tags } }', { id: ids[0] }))
        .contact.tags,
    ).toEqual([]);
  });

  it('segments follow their filters and name what is wrong in them', async () => {
    const wong = await make(
      'Segment',
      { name: 'Wongs', filters: [{ field: 'lastName', type: 'text', operation: 'equals', value: 'wong' }] },
      'id count filtersMatch isPublic',
    );
    expect(wong).toMatchObject({ count: 0, filtersMatch: 'all', isPublic: true });
    await add({ lastName: 'Wong', phone: '0412345671' });
    await add({ lastName: 'Wong', phone: '0412345671' }, other);
    const everybody = await make('Segment', { name: 'Everybody', filters: [] }, 'id');
    const { segments } = await ava.ask<{ segments: { data: Named[] } }>(
      '{ segments(query: {sortBy: "name:asc"}) { data { id count } } }',
    );
    expect(segments.data).toEqual([
      { id: everybody.id, count: 1 },
      { id: wong.id, count: 1 },
    ]);
    const wrong = { name: '', filters: [{ field: 'shoeSize', type: 'number', operation: 'equals', value: 1 }] };
    const create = 'mutation ($input: SegmentInput!) { createSegment(input: $input) { id } }';
    expect((await ava.refused(create, { input: wrong })).fields.sort()).toEqual(['filters[0].field', 'name']);
    const hidden = [{ field: 'tags', type: 'tags', operation: 'none-any', value: 'a\0b', more: '\ud800' }];
    expect((await ava.refused(create, { input: { name: 'NUL', filters: hidden } })).fields).toEqual(['filters']);
  });

  it('segments are shared as their maker says', async () => {
    const maker = await contacts.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
    const friend = await contacts.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
    const stranger = await contacts.person({ tenantId: ava.tenantId, permissions: ['campaign-editor'] });
    const mine = await make(
      'Segment',
      {
        name: 'Mine',
        filters: [],
        isPublic: false,
        usersPrivateAccess: [{ user: friend.userId, permission: 'modify' }],
      },
      'id',
      maker,
    );
    const get = 'query ($id: ID!) { segment(id: $id) { name } }';
    const rename = 'mutation ($id: ID!) { updateSegment(id: $id, input: {name: "Renamed"}) { name } }';
    const share = 'mutation ($id: ID!) { updateSegment(id: $id, input: {isPublic: true}) { name } }';
    const remove = 'mutation ($id: ID!) { deleteSegment(id: $id) }';
    expect((await stranger.refused(get, { id: mine.id })).code).toBe('not-found');
    expect((await stranger.refused(remove, { id: mine.id })).code).toBe('not-found');
    await friend.ask(rename, { id: mine.id });
    expect((await friend.refused(share, { id: mine.id })).code).toBe('forbidden');
    expect((await friend.refused(remove, { id: mine.id })).code).toBe('forbidden');
    await ava.ask(share, { id: mine.id });
    await stranger.ask(get, { id: mine.id });
    expect((await stranger.refused(rename, { id: mine.id })).code).toBe('forbidden');
    await maker.ask(remove, { id: mine.id });
  });

  it('audiences take, add and remove contacts, and only their own', async () => {
    const [one, two, three] = [
      await add({ phone: '0412345671' }),
      await add({ phone: '0412345672' }),
      await add({ phone: '0412345673' }),
    ];
    const theirs = await add({ phone: '0412345671' }, other);
    const group = await make('Audience', { name: 'Regulars', contactIds: [one, two, two] }, 'id count');
    expect(group.count).toBe(2);
    const change = async (input: Record<string, unknown>): Promise<unknown> =>
      (
        await ava.ask<{ updateAudience: Named }>(
          'mutation ($id: ID!, $input: AudiencePatch!) { updateAudience(id: $id, input: $input) { count } }',
          { id: group.id, input },
        )
      ).updateAudience.count;
    expect(await change({ add: [three], remove: [one] })).toBe(2);
    expect(await change({ remove: [one] })).toBe(2);
    expect(await change({ contactIds: [one] })).toBe(1);
    for (const members of ['contactIds', 'add', 'remove']) {
      expect(
        (
          await ava.refused(
            'mutation ($id: ID!, $input: AudiencePatch!) { updateAudience(id: $id, input: $input) { id } }',
            { id: group.id, input: { [members]: [one, theirs, 'x'] } },
          )
        ).fields,
      ).toEqual([`${members}[2]`]);
      expect(
        (
          await ava.refused(
            'mutation ($id: ID!, $input: AudiencePatch!) { updateAudience(id: $id, input: $input) { id } }',
            { id: group.id, input: { [members]: [one, theirs] } },
          )
        ).fields,
      ).toEqual([`${members}[1]`]);
    }
    await ava.ask('mutation ($id: ID!) { deleteContact(id: $id) }', { id: one });
    expect(await change({})).toBe(0);
  });
});
