import type { AccessRule } from '@bellbird/auth';
import type { Row, Tx } from '@bellbird/database';
import type { ErrorCode } from '@bellbird/errors';
import type { ColumnParts, Columns, InputOf, PatchOf, RowOf } from '../columns/column.js';
import { usesOf, usualColumns, type Usual, type UsualRow } from '../columns/usual.js';
import { restSdl } from '../graphql/rest-sdl.js';
import { typeSdl, type Abouts } from '../graphql/type-sdl.js';
import { sharedColumns, sharedFields } from '../sharing/shared-columns.js';
import type { Shared } from '../sharing/sharing.js';
import { sharedVisible } from '../sharing/visible.js';
import { completeResource } from './complete-resource.js';
import { field } from './field-builders.js';
import type { DynamicFields, ExportColumn, Resource, ResourceActor, Verb, Wants } from './resource.js';

/** A row of a resource as everybody reads it. */
export type OutOf<C extends Columns, U extends Usual = object, Trash extends boolean = false> = Plain<
  { id: string } & RowOf<C> & UsualRow<U, Trash>
>;
type Plain<T> = { [Name in keyof T]: T[Name] };
type Patch<C extends Columns> = Plain<PatchOf<C> & { version?: number | null }>;

type Same =
  | 'idColumn'
  | 'tenantColumn'
  | 'withPlatformRows'
  | 'sideTables'
  | 'defaultSort'
  | 'visibleTo'
  | 'countAll'
  | 'live'
  | 'rest'
  | 'hooks'
  | 'refusals'
  | 'rules';

/** What a resource says beside its columns. */
export type ResourceOptions<C extends Columns, U extends Usual, T extends boolean> = Partial<
  Pick<Resource<OutOf<C, U, T>, Plain<InputOf<C>>, Patch<C>>, Same>
> & {
  /** 'A word that contacts are marked with'. The inputs: the same with what becomes of it, unless they are said. */
  about: string | Abouts;
  /** Default: the type's name in snake case. */
  table?: string;
  /** Names of the root fields. Default: the type's name, and that with an s. */
  one?: string;
  many?: string;
  access: { read: AccessRule; write?: AccessRule; export?: AccessRule };
  /** Default: all that the declaration makes possible. */
  verbs?: readonly Verb[];
  /**
   * Rows may be private, and shared with some people: adds `isPublic`, `creator` and `usersPrivateAccess`. The table has
   * `is_public` and `creator_id`, the service the table `share` (`shareSchema`) and somebody who knows its members.
   */
  shared?: Shared;
  /** Deleted rows go to a trash first (the column `trashed_at`). */
  trash?: T;
  /** How much is seen of `version`, `createdAt`, `updatedAt`, `trashedAt`. */
  usual?: U;
  /** False: no other service refers to it by id. */
  entity?: boolean;
  /** Interfaces of the service's SDL that its type keeps. */
  interfaces?: readonly string[];
  /** Fields to filter and sort by that are no columns: the tenant's own. */
  fields?: Readonly<Record<`${string}.*`, DynamicFields>>;
  /** Constraint name → code, beside those of `unique` columns. */
  constraints?: Readonly<Record<string, ErrorCode>>;
  /** Adds to a page of rows what stands elsewhere: one query a page, never one a row. What is not wanted may stay away. */
  hydrate?: (tx: Tx, actor: ResourceActor, rows: OutOf<C, U, T>[], wants: Wants) => Promise<void>;
  /** Where rows are read by another mapping than the columns': everything is selected by it. */
  reading?: { select: Readonly<Record<string, string>>; toOut: (row: Row) => OutOf<C, U, T> };
  /** Columns of exported files. Default: what columns say, in their order. False: no exports. */
  export?:
    | false
    | readonly (keyof OutOf<C, U, T> | ExportColumn<OutOf<C, U, T>>)[]
    | { more: (tx: Tx, actor: ResourceActor) => Promise<readonly ExportColumn<OutOf<C, U, T>>[]> };
  /** A body of a create that is right: for the documentation, and for the tests that every resource has. */
  sample?: Plain<InputOf<C>>;
};

/** A resource that was declared by its columns. */
export type Declared<C extends Columns, U extends Usual, T extends boolean> = Resource<
  OutOf<C, U, T>,
  Plain<InputOf<C>>,
  Patch<C>
>;

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * A resource from its columns: its type and inputs in GraphQL and in TypeScript, what it is filtered and sorted by, what
 * is selected, how bodies are read, what REST says of it, what is exported. What it does not declare does not exist.
 * @throws Error at start, in words, where the declaration contradicts itself.
 */
export function defineResource<
  const C extends Columns,
  const U extends Usual = object,
  const T extends boolean = false,
>(type: string, columns: C, options: ResourceOptions<C, U, T>): Declared<C, U, T> {
  const {
    about,
    usual = {},
    trash = false,
    entity,
    interfaces = [],
    fields,
    reading,
    sample,
    verbs,
    hydrate,
    access,
    shared,
    ...same
  } = options;
  const { export: exported, constraints, ...given } = same;
  const one = given.one ?? lowerFirst(type);
  const table = given.table ?? one.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const uses = usesOf(usual, trash);
  const declared: Columns = { ...columns, ...(shared && sharedColumns(shared)) };
  const own = Object.keys(declared);
  const shownUsual = Object.entries(usualColumns(uses)).filter(([name]) => !own.includes(name));
  const parts = new Map(
    [...Object.entries(declared), ...shownUsual].map(([name, each]): [string, ColumnParts] => [name, each.parts(name)]),
  );
  const all = [...parts];
  const has = (verb: Verb): boolean => verbs === undefined || verbs.includes(verb);
  const revived = all.flatMap(([name, { revive }]) => (revive === null ? [] : [[name, revive] as const]));
  const picked = <K extends keyof ColumnParts>(key: K): Record<string, NonNullable<ColumnParts[K]>> =>
    Object.fromEntries(all.flatMap(([name, each]) => (each[key] === null ? [] : [[name, each[key]]]))) as never;
  const toOut = (row: Row): Row => {
    for (const [name, revive] of revived) row[name] = revive(row[name]);
    return row;
  };
  const many = given.many ?? `${one}s`;
  return completeResource<OutOf<C, U, T>, Plain<InputOf<C>>, Patch<C>>({
    ...given,
    ...(shared && { shared, visibleTo: sharedVisible(shared) }),
    refusals: [...(given.refusals ?? []), ...(shared ? sharedRefusals : [])],
    type,
    one,
    many,
    table,
    access,
    ...(verbs && { verbs }),
    trash: uses.trashedAt === 'absent' ? false : 'trashed_at',
    versioned: uses.version !== 'absent',
    createdAtColumn: uses.createdAt === 'absent' ? null : 'created_at',
    updatedAtColumn: uses.updatedAt === 'absent' ? null : 'updated_at',
    fields: { id: field.id(), ...picked('field'), ...(shared && sharedFields), ...fields },
    select: reading?.select ?? { id: 't.id', ...picked('select') },
    toOut: reading?.toOut ?? (toOut as (row: Row) => OutOf<C, U, T>),
    hydrate: hydrate ?? null,
    writable: has('create') || has('update') ? picked('writable') : {},
    constraints: { ...uniqueConstraints(table, all), ...constraints },
    export: exported === false || !has('export') ? null : exportOf(all, exported),
    typeSdl: typeSdl({
      type,
      about: aboutsOf(about),
      isEntity: entity ?? has('get'),
      interfaces,
      rest: given.rest == null ? '' : restSdl(given.rest, { one, many, sample: sample ?? null }),
      versioned: uses.version !== 'absent',
      members: all.map(([name, { shown, created, patched }]) => ({ name, shown, created, patched })),
      takes: { create: has('create'), update: has('update') },
    }),
    sample: sample ?? null,
  });
}

/** What the rules of sharing refuse, for the documentation. */
const sharedRefusals: Resource['refusals'] = [
  {
    on: ['create', 'update'],
    code: 'invalid-input',
    field: 'usersPrivateAccess.*',
    rule: 'It is shared with members of the business, each once.',
  },
  {
    on: ['update', 'delete', 'bulk-delete', 'trash'],
    code: 'forbidden',
    rule: 'Who did not make it needs a share of it.',
  },
];

const aboutsOf = (about: string | Abouts): Abouts =>
  typeof about === 'string'
    ? { type: about, input: `${about}, to be made`, patch: `${about}, to be changed: only what is given` }
    : about;

/** Constraints are named by table and column. */
const uniqueConstraints = (table: string, all: readonly [string, ColumnParts][]): Record<string, ErrorCode> =>
  Object.fromEntries(
    all.flatMap(([, { unique }]) => (unique === null ? [] : [[`${table}_${unique.column}`, unique.code]])),
  );

function exportOf<Out extends { id: string }>(
  all: readonly [string, ColumnParts][],
  exported:
    | readonly (keyof Out | ExportColumn<Out>)[]
    | { more: (tx: Tx, actor: ResourceActor) => Promise<readonly ExportColumn<Out>[]> }
    | undefined,
): Resource<Out>['export'] {
  const columnOf = (name: keyof Out, title: string, phone: boolean): ExportColumn<Out> => ({
    title,
    value: (row) => row[name],
    ...(phone && { phone }),
  });
  if (Array.isArray(exported))
    return {
      columns: (exported as readonly (keyof Out | ExportColumn<Out>)[]).map((each) =>
        typeof each === 'object' ? each : columnOf(each, String(each), false),
      ),
    };
  return {
    columns: all.flatMap(([name, { exported: as }]) =>
      as === null ? [] : [columnOf(name as keyof Out, as.title, as.phone)],
    ),
    ...(exported !== undefined && 'more' in exported && { more: exported.more }),
  };
}
