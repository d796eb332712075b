import { Kind, parse, type ConstDirectiveNode, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { newId } from '@bellbird/database';
import { operationNames, type AnyResource } from '@bellbird/resource-kit';
import { testPlatform, type Ask, type GraphAnswer, type StartedService, type TestPlatform } from './testing.js';
import type { ServiceDefinition } from './wiring/define-service.js';

const scalars = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTime', 'JSON', 'FiltersMatch']);

/** The documents of a resource's calls, from its declaration. */
function documentsOf(resource: AnyResource) {
  const names = operationNames(resource);
  const { type } = resource;
  const members = membersOf(resource);
  const row = `{ ${members.join(' ')} }`;
  return {
    names,
    create: `mutation ($input: ${type}Input!) { ${names.create}(input: $input) ${row} }`,
    update: `mutation ($id: ID!, $input: ${type}Patch!) { ${names.update}(id: $id, input: $input) ${row} }`,
    delete: `mutation ($id: ID!) { ${names.delete}(id: $id) }`,
    get: `query ($id: ID!) { ${names.get}(id: $id) ${row} }`,
    list: `query ($query: ListQuery) { ${names.list}(query: $query) { data ${row} count } }`,
  };
}

/** The members of its type that have no members of their own. */
function membersOf({ type, typeSdl }: AnyResource): string[] {
  const { definitions } = parse(typeSdl ?? '');
  const found = definitions.find(
    (each): each is ObjectTypeDefinitionNode => each.kind === Kind.OBJECT_TYPE_DEFINITION && each.name.value === type,
  );
  return (found?.fields ?? []).flatMap((field) => (scalars.has(nameOf(field.type)) ? [field.name.value] : []));
}

const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/**
 * What every resource that can be made promises, tested from its declaration with its `sample`: it is made, read, found,
 * changed and deleted; a second one of the same is refused; to another business it is not there, which may have its
 * twin; members read, those write who may. The first member of a sample is a text that can be changed.
 */
export function resourcesContract(definition: ServiceDefinition): void {
  const made = definition.resources.filter(({ sample }) => sample !== null);

  describe(`the resources of ${definition.name}`, () => {
    let platform: TestPlatform;
    let service: StartedService;
    let mine: Ask;
    let theirs: Ask;
    const person = async (actor: object = {}): Promise<Ask> =>
      service.as(await platform.tokenOf({ tenantId: newId(), ...actor }));
    beforeAll(async () => {
      platform = await testPlatform();
      service = await platform.start(definition);
    });
    afterAll(() => platform.stop());
    beforeEach(async () => {
      [mine, theirs] = [await person(), await person()];
    });

    it('each have a sample where they can be made', () => {
      const without = definition.resources.filter(({ verbs, sample }) => verbs.has('create') && sample === null);
      expect(without.map(({ type }) => type)).toEqual([]);
    });

    for (const resource of made)
      describe(resource.type, () => {
        const documents = documentsOf(resource);
        const { names } = documents;
        const input = resource.sample ?? {};
        const [changing = ''] = Object.keys(input);
        const changed = { [changing]: `${String(input[changing])} Two` };
        const make = async (who = mine): Promise<Row> => {
          const { data, error } = await who(documents.create, { input });
          expect(error).toBeNull();
          return data?.[names.create] as Row;
        };
        const rows = ({ data, error }: GraphAnswer): Row[] => {
          expect(error).toBeNull();
          return (data?.[names.list] as { data: Row[] }).data;
        };

        it('is made, read, found by filters, changed at its version, and deleted', async () => {
          const row = await make();
          expect((await mine(documents.get, { id: row.id })).data).toEqual({ [names.get]: row });
          const equal = (value: unknown) => [{ field: changing, type: 'text', operation: 'equals', value }];
          expect(rows(await mine(documents.list, { query: { filters: equal(row[changing]) } }))).toEqual([row]);
          expect(rows(await mine(documents.list, { query: { filters: equal('Nobody') } }))).toEqual([]);
          const { data, error } = await mine(documents.update, {
            id: row.id,
            input: { ...changed, version: row.version },
          });
          expect(error).toBeNull();
          expect(data?.[names.update]).toMatchObject({ ...changed, id: row.id, version: row.version + 1 });
          const stale = await mine(documents.update, { id: row.id, input: { ...changed, version: row.version } });
          expect(stale.error).toMatchObject({ code: 'version-conflict', statusCode: 409 });
          expect((await mine(documents.delete, { id: row.id })).error).toBeNull();
          expect(rows(await mine(documents.list))).toEqual([]);
        });

        const codes = [...new Set(Object.values(resource.constraints))];
        if (codes.length > 0)
          it('is there once', async () => {
            await make();
            const { error } = await mine(documents.create, { input });
            expect({ statusCode: error?.statusCode, known: codes.includes(error?.code as never) }).toEqual({
              statusCode: 409,
              known: true,
            });
          });

        it('names the members that it lacks', async () => {
          const { error } = await mine(documents.create, { input: {} });
          expect(error).toMatchObject({ code: 'invalid-input', statusCode: 400 });
          const required = requiredOf(resource);
          expect(error?.fields.map(({ field }) => field)).toEqual(expect.arrayContaining(required));
        });

        it('is not there for another business, which may have its twin', async () => {
          const { id } = await make();
          const twin = await make(theirs);
          expect(rows(await theirs(documents.list)).map((row) => row.id)).toEqual([twin.id]);
          for (const [document, variables] of [
            [documents.get, {}],
            [documents.update, { input: changed }],
            [documents.delete, {}],
          ] as const) {
            const [foreign, none] = [
              (await theirs(document, { id, ...variables })).error,
              (await theirs(document, { id: newId(), ...variables })).error,
            ];
            expect({ ...foreign, traceId: '' }).toEqual({ ...none, traceId: '' });
            expect(foreign).toMatchObject({ code: 'not-found' });
          }
          expect((await mine(documents.get, { id })).error).toBeNull();
        });

        it('is read by every member and written by those who may', async () => {
          const reader = await person({ permissions: [] });
          expect(rows(await reader(documents.list))).toEqual([]);
          expect((await service.as(null)(documents.list)).error).toMatchObject({ code: 'unauthorized' });
          if (resource.access.write !== 'member')
            expect((await reader(documents.create, { input })).error).toMatchObject({ code: 'forbidden' });
        });
      });
  });
}

interface Row {
  id: string;
  version: number;
  [member: string]: unknown;
}

/** The members that a create has to give, as its SDL says. */
function requiredOf({ type, typeSdl }: AnyResource): string[] {
  const input = parse(typeSdl ?? '').definitions.find(
    (each) => each.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION && each.name.value === `${type}Input`,
  );
  if (input?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return [];
  return (input.fields ?? []).flatMap((field) => (field.directives?.some(isRequired) ? [field.name.value] : []));
}

const isRequired = ({ arguments: args }: ConstDirectiveNode): boolean =>
  args?.some(({ name, value }) => name.value === 'required' && value.kind === Kind.BOOLEAN && value.value) ?? false;
