import type { Row, Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { defineResource, type OutOf } from '../resource/declare-resource.js';
import type { ResourceActor } from '../resource/resource.js';
import { alice } from '../testing/people.js';
import { readInput } from '../write/read-input.js';
import { boolean, computed, ids, instant, int, json, money, reference, text, texts, words } from './kinds.js';

const columns = {
  name: text({
    required: true,
    max: 10,
    sortKey: 'name_key',
    unique: 'duplicate-name',
    missing: 'A name is required.',
    message: 'Too long.',
    example: 'Ada',
  }),
  nickName: text({ max: 5, about: 'What friends say', onUpdate: 'What friends say now' }),
  colour: text({ max: 7, pattern: /^#[0-9]{6}$/, default: '#112233' }),
  size: words({ small: 1, large: 2 }, { required: true }),
  isPublic: boolean({ initial: true, onNull: 'kept' }),
  parts: texts({
    optional: true,
    most: 2,
    tooMany: 'At most 2.',
    each: { max: 4, message: 'Give 1 to 4 characters.' },
  }),
  friends: ids({ shown: false, keeps: 'hook', input: 'update', most: 3, tooMany: 'At most 3.' }),
  owner: reference({ input: 'create' }),
  rules: json<{ a: number }>()({ as: ['Rules!'], check: (value) => value }),
  price: money({ required: true }),
  seenAt: instant({ sortable: false }),
  people: computed(int({ required: true }), 'How many'),
};
const thing = defineResource('BigThing', columns, {
  about: 'A thing',
  trash: true,
  access: { read: 'member', write: 'campaign-editor' },
  rules: ({ body, row }) =>
    row === null && body.nickName === body.name ? [{ field: 'nickName', message: 'Another name, please.' }] : [],
});

const tx = {} as Tx;
const actor: ResourceActor = alice;
const read = (body: Record<string, unknown>, row: Record<string, unknown> | null = null): Promise<Row> =>
  readInput({ tx, actor, resource: thing }, body, row).then(({ values }) => values);
const wrong = async (body: Record<string, unknown>, row: Record<string, unknown> | null = null): Promise<unknown> => {
  const error = await read(body, row).then(
    () => new Error('It was read.'),
    (thrown: unknown) => thrown,
  );
  if (!isProductError(error)) throw error;
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
};

describe('a resource of columns', () => {
  it('has a type and inputs that say of each member what its column does', () => {
    expect(thing.typeSdl).toBe(`"A thing"
type BigThing @key(fields: "id") {
  id: ID!
  name: String! @member(example: "Ada")
  "What friends say"
  nickName: String
  colour: String! @member(pattern: "^#[0-9]{6}$")
  size: String! @member(words: ["small","large"])
  isPublic: Boolean!
  parts: [String!] @member(optional: true)
  owner: ID
  rules: JSON @member(as: ["Rules!"])
  price: String! @member(format: "money")
  seenAt: DateTime
  "How many"
  people: Int!
  "Since when it is in the trash; null for one that is in use"
  trashedAt: DateTime @member(optional: true)
  "Raised by each change"
  version: Int!
  createdAt: DateTime!
  updatedAt: DateTime!
}

"A thing, to be made"
input BigThingInput {
  name: String @member(max: 10, min: 1, pattern: "^[^\\\\u0000]*[^\\\\s\\\\u0000][^\\\\u0000]*$", required: true, example: "Ada")
  "What friends say"
  nickName: String @member(max: 5)
  colour: String @member(max: 7, pattern: "^\\\\s*(?:(?:#[0-9]{6})\\\\s*)?$")
  size: String @member(words: ["small","large"], required: true)
  isPublic: Boolean
  parts: [String!] @member(max: 2, min: 1, pattern: "^[^\\\\u0000]*[^\\\\s\\\\u0000][^\\\\u0000]*$")
  owner: ID
  rules: JSON @member(as: ["Rules!"])
}

"A thing, to be changed: only what is given"
input BigThingPatch {
  name: String @member(max: 10, min: 1, pattern: "^[^\\\\u0000]*[^\\\\s\\\\u0000][^\\\\u0000]*$", notNull: true, example: "Ada")
  "What friends say now"
  nickName: String @member(max: 5)
  colour: String @member(max: 7, pattern: "^\\\\s*(?:(?:#[0-9]{6})\\\\s*)?$")
  size: String @member(words: ["small","large"], notNull: true)
  isPublic: Boolean
  parts: [String!] @member(max: 2, min: 1, pattern: "^[^\\\\u0000]*[^\\\\s\\\\u0000][^\\\\u0000]*$")
  friends: [ID!] @member(max: 3)
  rules: JSON @member(as: ["Rules!"])
  "The version that was read: an old one is refused"
  version: Int
}
`);
  });

  it('selects, filters, sorts, constrains and exports by them', () => {
    expect(thing).toMatchObject({ table: 'big_thing', one: 'bigThing', many: 'bigThings', trash: 'trashed_at' });
    expect(thing.select).toMatchObject({ nickName: 't.nick_name', colour: `coalesce(t.colour, '#112233')` });
    expect(Object.keys(thing.select)).not.toContain('people');
    expect(Object.keys(thing.fields)).toEqual([
      'id',
      'name',
      'nickName',
      'colour',
      'size',
      'isPublic',
      'owner',
      'price',
      'seenAt',
      'version',
      'createdAt',
      'updatedAt',
    ]);
    expect(thing.fields['seenAt']).toMatchObject({ sort: null });
    expect(thing.constraints).toEqual({ big_thing_name: 'duplicate-name' });
    expect(thing.export?.columns.map(({ title }) => title)).toEqual([
      'name',
      'nickName',
      'colour',
      'size',
      'isPublic',
      'parts',
      'owner',
      'rules',
      'price',
      'seenAt',
      'people',
      'createdAt',
    ]);
    expect(thing.toOut({ size: 2, price: 1_500_000n })).toMatchObject({ size: 'large', price: '1.500000' });
  });

  it('tells the compiler what its rows are', () => {
    const row: OutOf<typeof columns, object, true> = {
      id: '',
      name: '',
      nickName: null,
      colour: '',
      size: 'small',
      isPublic: true,
      parts: null,
      owner: null,
      rules: { a: 1 },
      price: '1.00',
      seenAt: null,
      people: 1,
      trashedAt: null,
      version: 1,
      createdAt: '',
      updatedAt: '',
    };
    // @ts-expect-error -- a required text is never null
    row.name = null;
    // @ts-expect-error -- none of the words
    row.size = 'huge';
    // @ts-expect-error -- not shown
    expect(row.friends).toBeUndefined();
  });

  it('reads a create: what is given, and what a row holds where nothing is', async () => {
    expect(await read({ name: ' Ada ', size: 'large', parts: ['a', 'A'] })).toEqual({
      name: 'Ada',
      size: 2,
      is_public: true,
      parts: ['a'],
    });
  });

  it('reads an update: what is given, null for none, a kept value where null is to change nothing', async () => {
    const row = { name: 'Ada' };
    expect(await read({ nickName: null, isPublic: null, friends: [] }, row)).toEqual({ nick_name: null });
  });

  it('names all that is wrong at once, with the rules of the whole', async () => {
    expect(await wrong({})).toMatchObject({ name: 'A name is required.', size: 'This is required.' });
    expect(await wrong({ name: 'Eve', nickName: 'Eve', size: 'huge', parts: ['', 'abcde'], friends: [] })).toEqual({
      nickName: 'Another name, please.',
      size: 'Give one of small, large.',
      'parts[0]': 'Give 1 to 4 characters.',
      'parts[1]': 'Give 1 to 4 characters.',
      friends: 'This field does not exist or cannot be changed.',
    });
    expect(await wrong({ name: null, owner: 'x', friends: ['y', 'z'], other: 1 }, {})).toEqual({
      name: 'A name is required.',
      'friends[0]': 'This is not an id.',
      owner: 'This field does not exist or cannot be changed.',
      other: 'This field does not exist or cannot be changed.',
    });
  });
});
