import type { Permission } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import {
  bulkChange,
  countRows,
  createRow,
  deleteRow,
  exporterOf,
  listRows,
  listValues,
  readRow,
  restoreRow,
  seenAmong,
  updateRow,
  type AnyResource,
  type ResourceActor,
} from '@bellbird/resource-kit';
import { seeded, type Seed } from '@bellbird/testing';
import { testPlatform, type StartedService, type TestPlatform } from './testing.js';
import type { ServiceDefinition } from './wiring/define-service.js';

/* The reference: who sees what and who may do what, as the contract says it, without a database. */

type Level = 'view' | 'modify' | 'all';
interface Thing {
  id: string;
  creator: string | null;
  isPublic: boolean;
  shares: ReadonlyMap<string, Level>;
  trashed: boolean;
}
interface Viewer {
  id: string;
  kind: 'user' | 'service';
  permissions: Permission[];
}
type Act = 'edit' | 'share' | 'delete' | 'restore';

const seesAll = ({ kind, permissions }: Viewer): boolean =>
  kind === 'service' || permissions.some((each) => each === 'owner' || each === 'administrator');
const isOwn = ({ id }: Viewer, { creator }: Thing): boolean => creator === id;
const sees = (viewer: Viewer, thing: Thing): boolean =>
  seesAll(viewer) || thing.isPublic || isOwn(viewer, thing) || thing.shares.has(viewer.id);
const enough: Readonly<Record<Act, readonly Level[]>> = {
  edit: ['modify', 'all'],
  share: ['all'],
  delete: ['all'],
  restore: ['all'],
};
function answerTo(viewer: Viewer, act: Act, thing: Thing): 'done' | 'forbidden' | 'not-found' {
  if (!sees(viewer, thing)) return 'not-found';
  const held = thing.shares.get(viewer.id);
  const may = seesAll(viewer) || isOwn(viewer, thing) || (held !== undefined && enough[act].includes(held));
  return may ? 'done' : 'forbidden';
}
const seenBy = (viewer: Viewer, things: readonly Thing[], trashed: boolean): string[] =>
  things
    .filter((thing) => thing.trashed === trashed && sees(viewer, thing))
    .map(({ id }) => id)
    .sort();

/* The worlds. */

interface World {
  tx: Tx;
  resource: AnyResource;
  tenantId: string;
  people: readonly string[];
  things: readonly Thing[];
}

const actorOf = (tenantId: string, { id: userId, kind, permissions }: Viewer): ResourceActor => ({
  kind,
  userId,
  tenantId,
  permissions,
  country: 'AU',
  provedAt: 0,
  address: null,
  timeZone: 'UTC',
  now: '2026-11-20T01:00:00.000Z',
});

async function randomWorld(tx: Tx, resource: AnyResource, tenantId: string, seed: Seed): Promise<World> {
  const people = Array.from({ length: 4 }, () => newId());
  const members = new Set(people);
  const now = new Date('2026-11-20T01:00:00Z');
  const things: Thing[] = [];
  const [named = ''] = Object.keys(resource.sample ?? {});
  for (let nth = seed.int(1, 5); nth > 0; nth -= 1) {
    const creator = seed.int(0, 5) === 0 ? null : seed.pick(people);
    const isPublic = seed.int(0, 2) === 0;
    const shares = new Map(
      people.flatMap((each) => (seed.int(0, 2) === 0 ? [[each, seed.pick(['view', 'modify', 'all'] as const)]] : [])),
    );
    const maker: Viewer = { id: creator ?? newId(), kind: creator === null ? 'service' : 'user', permissions: [] };
    const writing = { tx, resource, actor: actorOf(tenantId, maker), now, members };
    const { id } = (await createRow(writing, {
      ...resource.sample,
      [named]: `${String(resource.sample?.[named])} ${nth}`,
      isPublic,
      usersPrivateAccess: [...shares].map(([user, permission]) => ({ user, permission })),
    })) as { id: string };
    const trashed = resource.trash !== false && seed.int(0, 3) === 0;
    if (trashed) await deleteRow(writing, id, false);
    things.push({ id, creator, isPublic, shares, trashed });
  }
  return { tx, resource, tenantId, people, things };
}

/** What a viewer gets by every way in which rows are read. */
async function readBy({ tx, resource, tenantId, things }: World, viewer: Viewer, view: 'live' | 'trash') {
  const actor = actorOf(tenantId, viewer);
  const file = exporterOf(resource);
  const order = { view, query: {}, actor };
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id).sort();
  const isTrash = view === 'trash';
  const got = async (id: string): Promise<string[]> =>
    (await answered(tx, () => readRow(tx, resource, actor, id))) === 'done' ? [id] : [];
  const all = await listRows(tx, resource, actor, {}, view);
  return {
    list: ids(all.data),
    ofList: all.count,
    count: (await countRows(tx, resource, actor, { view })).count,
    total: (await file.begin(tx, order)).total,
    file: ids((await file.page(tx, order, null, 100)).rows),
    // Both views: a row in the trash is read by its id too.
    one: isTrash ? null : (await Promise.all(things.map(({ id }) => got(id)))).flat().sort(),
    values: isTrash ? null : (await listValues(tx, resource, actor, { field: 'id' })).map(({ value }) => value).sort(),
    named: isTrash
      ? null
      : [
          ...(await seenAmong(
            tx,
            resource,
            actor,
            things.map(({ id }) => id),
          )),
        ].sort(),
  };
}

/** How a change ends, and as if it had not been. */
async function answered(tx: Tx, change: () => Promise<unknown>): Promise<string> {
  await tx.execute('savepoint tried');
  try {
    await change();
    return 'done';
  } catch (error) {
    if (!isProductError(error)) throw error;
    return error.code;
  } finally {
    await tx.execute('rollback to savepoint tried');
  }
}

async function checkWorld(world: World, seed: Seed): Promise<void> {
  const { tx, resource, tenantId, people, things } = world;
  const viewer: Viewer = {
    id: seed.pick([...people, newId()]),
    kind: seed.int(0, 9) === 0 ? 'service' : 'user',
    permissions: seed.pick<Permission[]>([[], ['campaign-editor'], ['campaign-editor'], ['administrator'], ['owner']]),
  };
  const views = resource.trash === false ? (['live'] as const) : (['live', 'trash'] as const);
  for (const view of views) {
    const rows = seenBy(viewer, things, view === 'trash');
    const n = rows.length;
    const live = view === 'live' ? rows : null;
    const one = live && [...live, ...seenBy(viewer, things, true)].sort();
    const expected = { list: rows, ofList: n, count: n, total: n, file: rows, one, values: live, named: live };
    expect({ viewer, things, view, ...(await readBy(world, viewer, view)) }).toEqual({
      viewer,
      things,
      view,
      ...expected,
    });
  }
  const writing = { tx, resource, actor: actorOf(tenantId, viewer), now: new Date(), members: new Set(people) };
  const acts: Record<Act, (thing: Thing) => Promise<unknown>> = {
    edit: ({ id }) => updateRow(writing, id, {}),
    share: ({ id, isPublic }) => updateRow(writing, id, { isPublic: !isPublic }),
    delete: ({ id, trashed }) => deleteRow(writing, id, trashed),
    restore: ({ id }) => restoreRow(writing, id),
  };
  for (const thing of things) {
    const act: Act = seed.pick(thing.trashed ? ['delete', 'restore'] : ['edit', 'share', 'delete']);
    const said = await answered(tx, () => acts[act](thing));
    expect({ viewer, thing, act, said }).toEqual({ viewer, thing, act, said: answerTo(viewer, act, thing) });
  }
  const chosen = things.filter(({ trashed }) => !trashed && seed.int(0, 1) === 0);
  const visible = chosen.filter((thing) => sees(viewer, thing));
  const may = visible.every((thing) => answerTo(viewer, 'delete', thing) === 'done');
  const data = chosen.map(({ id }) => id);
  let affected: number | null = null;
  const said = await answered(tx, async () => {
    affected = (await bulkChange(writing, 'delete', { data }, 'live')).affected;
  });
  expect({ viewer, chosen, said, affected }).toEqual({
    viewer,
    chosen,
    said: may ? 'done' : 'forbidden',
    affected: may ? visible.length : null,
  });
}

/**
 * Sharing is the rule of the contract for every shared resource of a service: `worlds` random businesses each, read by
 * list, count, values, trash, export, by id and by what may be named elsewhere, changed one by one and many at once.
 */
export function sharingContract(definition: ServiceDefinition, worlds: number): void {
  describe(`21. sharing in ${definition.name}`, () => {
    let platform: TestPlatform;
    let service: StartedService;
    beforeAll(async () => {
      platform = await testPlatform();
      service = await platform.start(definition);
    });
    afterAll(() => platform.stop());

    const shared = definition.resources.filter((resource) => resource.shared !== null);
    it.each(shared.map((resource) => [resource.type, resource] as const))(
      `%s: ${worlds} random worlds differ in nothing from the reference`,
      async (_, resource) => {
        const db = service.app.get(Database);
        await seeded(async (seed) => {
          for (let nth = 0; nth < worlds; nth += 1) {
            const tenantId = newId();
            await db.tenant(tenantId, async (tx) => {
              await checkWorld(await randomWorld(tx, resource, tenantId, seed), seed);
            });
          }
        });
      },
      120_000,
    );
  });
}
