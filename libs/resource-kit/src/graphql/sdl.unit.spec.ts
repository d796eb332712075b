import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { everyOperationDeclaresAccess } from '@bellbird/auth';
import type { Database } from '@bellbird/database';
import { text } from '../columns/kinds.js';
import { completeResource } from '../resource/complete-resource.js';
import { defineResource } from '../resource/declare-resource.js';
import { field } from '../resource/field-builders.js';
import { personSchema } from '../testing/in-process-graph.js';
import { person } from '../testing/people.js';
import { memberDirectivesSdl } from './member-sdl.js';
import { resourceResolvers } from './resolvers.js';
import { restSdl } from './rest-sdl.js';
import { operationNames, resourceSdl, sharedSdl } from './sdl.js';

const file = new URL('../../person.graphql', import.meta.url);

const readOnly = completeResource({
  type: 'CallerId',
  one: 'callerId',
  many: 'callerIds',
  table: 'caller_id',
  fields: { id: field.id(), name: field.text({ column: 'name' }) },
  defaultSort: 'name:asc',
  select: { id: 't.id', name: 't.name' },
  verbs: ['list', 'get', 'count'],
  access: { read: 'member' },
});

describe('the SDL of a resource', () => {
  it('is that of person.graphql', () => {
    const now = `${sharedSdl}\n${resourceSdl(person)}`;
    if (process.env['UPDATE_QUERIES'] !== undefined) writeFileSync(file, now);
    expect(now).toBe(readFileSync(file, 'utf8'));
  });

  it('has only the verbs that the resource has, and resolvers for exactly those', () => {
    const schema = buildSchema(
      `directive @access(to: String!) on FIELD_DEFINITION\ndirective @shareable on OBJECT\n${memberDirectivesSdl}\ntype Query\ntype CallerId { id: ID! }\n${sharedSdl}\n${resourceSdl(readOnly)}`,
    );
    const resolvers = resourceResolvers(readOnly, {
      read: async () => {
        throw new Error();
      },
      change: async () => {
        throw new Error();
      },
      clock: { now: () => new Date(0) },
    });
    const queries = ['callerIds', 'callerId', 'callerIdsCount', 'callerIdsValues'];
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(queries);
    expect(Object.keys(resolvers.Query)).toEqual(queries);
    expect(resolvers.Mutation).toEqual({});
    expect(schema.getMutationType()).toBeUndefined();
  });

  it('says which live event shows one of them anew, and which calls REST has', () => {
    const live = { event: 'caller-id-updated', about: 'It was verified', one: true };
    const watched = { ...readOnly, verbs: ['get'] as const, live };
    expect(resourceSdl(completeResource(watched))).toContain(
      'callerId(id: ID!): CallerId @access(to: "member") @live(event: "caller-id-updated", about: "It was verified", one: true)\n',
    );
    expect(() => completeResource({ ...watched, verbs: ['list'] })).toThrow('needs the verb get');
    expect(restSdl({}, { one: 'giftCard', many: 'giftCards', sample: { name: 'A' } })).toBe(
      ' @rest(base: "gift-cards", one: "giftCard", many: "giftCards", words: ["gift card","gift cards"], create: "{\\"name\\":\\"A\\"}")',
    );
  });

  it('names the interfaces that its type keeps, before its key', () => {
    const vehicle = { about: 'What rolls', access: { read: 'member' }, verbs: ['get'] } as const;
    const sdlOf = (interfaces: string[]): string =>
      defineResource('Car', { name: text({ input: 'none' }) }, { ...vehicle, interfaces }).typeSdl ?? '';
    expect(sdlOf(['Vehicle', 'Insured'])).toContain('type Car implements Vehicle & Insured @key(fields: "id") {');
    expect(sdlOf([])).toContain('type Car @key(fields: "id") {');
  });

  it('declares the access of every operation', () => {
    const rules = everyOperationDeclaresAccess(personSchema({ db: {} as Database, clock: { now: () => new Date(0) } }));
    expect(Object.fromEntries(rules)).toEqual({
      'Query.people': 'member',
      'Query.person': 'member',
      'Query.peopleCount': 'member',
      'Query.peopleCountWithFilters': 'member',
      'Query.peopleValues': 'member',
      'Query.peopleTrash': 'member',
      'Query.peopleExport': 'member',
      'Query.peopleJob': 'campaign-editor',
      'Mutation.createPerson': 'campaign-editor',
      'Mutation.updatePerson': 'campaign-editor',
      'Mutation.deletePerson': 'campaign-editor',
      'Mutation.deletePeople': 'campaign-editor',
      'Mutation.restorePerson': 'campaign-editor',
      'Mutation.restorePeople': 'campaign-editor',
      'Mutation.exportPeople': 'member',
    });
  });

  it('says what filters and orders may name, and why a call may be refused', () => {
    const sdl = resourceSdl(person);
    expect(sdl).toContain('@filterable(name: "status", types: ["enum: equals notEqual one none"], words: ');
    expect(sdl).toContain(
      '@filterable(name: "id", types: ["text: equals notEqual one none","enum: equals notEqual one none"], format: "uuid", sorts: true)',
    );
    expect(sdl).toContain('people(query: ListQuery @member(filters: "Person")): PersonList');
    expect(sdl).toMatch(/createPerson\(.* @refuses\(code: "duplicate-phone", rule: "[^"]+"\)\n/);
    expect(sdl).toMatch(/updatePerson\(.* @refuses\(code: "in-trash", .* @refuses\(code: "version-conflict", /);
  });

  it('names its operations after the resource', () => {
    expect(operationNames({ one: 'smsCampaign', many: 'smsCampaigns' })).toMatchObject({
      list: 'smsCampaigns',
      create: 'createSmsCampaign',
      deleteMany: 'deleteSmsCampaigns',
    });
  });
});

describe('a declaration that contradicts itself', () => {
  const good = {
    type: 'X',
    one: 'x',
    many: 'xs',
    table: 'x',
    fields: { id: field.id() },
    defaultSort: 'id:asc',
    select: { id: 't.id' },
    access: { read: 'member' },
  };
  it.each([
    ['a default order that is no field', { ...good, defaultSort: 'name:asc' }],
    [
      'a default order that does not sort',
      { ...good, fields: { id: field.id(), n: field.text({ column: 'n', sortable: false }) }, defaultSort: 'n:asc' },
    ],
    ['a side table nobody declared', { ...good, fields: { id: field.id(), n: field.text({ side: { f: 'n' } }) } }],
    ['no id', { ...good, fields: {} }],
    ['a trash without its column', { ...good, verbs: ['trash' as const] }],
    ['an export without columns', { ...good, verbs: ['export' as const] }],
    ['a dynamic field under a fixed name', { ...good, fields: { id: field.id(), n: async () => new Map() } }],
  ])('does not start: %s', (_, declaration) => {
    expect(() => completeResource(declaration)).toThrow(/^Resource X: /);
  });

  it('lets nobody write where it says nothing of writing', () => {
    expect(completeResource(good).access.write).toBe('service');
  });
});
