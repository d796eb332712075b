import type { AccessRule } from '@bellbird/auth';
import type { Row, Tx } from '@bellbird/database';
import type { ErrorCode, FieldError } from '@bellbird/errors';
import type { Shared } from '../sharing/sharing.js';
import type { Writable } from '../write/writable.js';
import type { ResourceActor } from './actor.js';
import type { Field } from './field.js';
import type { Refusal } from './refusal.js';

export type { ResourceActor } from './actor.js';

/** Rows in use, or rows in the trash. */
export type View = 'live' | 'trash';

/** Whether somebody asked for a member of the rows. */
export type Wants = (member: string) => boolean;

/** The generic calls of spec point 7 that a resource has. `trash` brings its list and both restores, `list` the values of its fields. */
export const verbs = [
  'list',
  'get',
  'count',
  'count-with-filters',
  'values',
  'create',
  'update',
  'delete',
  'bulk-delete',
  'trash',
  'export',
] as const;
export type Verb = (typeof verbs)[number];

/** What every out-shape has. It must be JSON as it is: instants as ISO text, no bigint. */
export interface Identified {
  id: string;
}

/** Finds fields whose names are known only to the tenant, such as custom attributes. Names that it leaves out are undeclared. */
export type DynamicFields = (
  tx: Tx,
  actor: ResourceActor,
  names: readonly string[],
) => Promise<ReadonlyMap<string, Field>>;

/** A table beside the own one, one row a live row, on which filters and orders may run (late join). */
export interface SideTable {
  table: string;
  idColumn: string;
}

/** A column of the exported file. */
export interface ExportColumn<Out> {
  title: string;
  value: (row: Out) => unknown;
  /** A phone number may keep its leading +; every other cell is guarded against formulas. */
  phone?: boolean;
}

export interface ExportDeclaration<Out> {
  columns: readonly ExportColumn<Out>[];
  /** Columns known only to the tenant, after the fixed ones. */
  more?: (tx: Tx, actor: ResourceActor) => Promise<readonly ExportColumn<Out>[]>;
}

/** What happened to rows, told once a change, in its transaction. */
export interface Change {
  kind: 'created' | 'updated' | 'trashed' | 'restored' | 'deleted';
  ids: readonly string[];
}

/** A change of the service's own to many rows, by name; JSON, since a job keeps it. */
export interface NamedChange {
  name: string;
  input: unknown;
}

/**
 * Where a service does it its own way. All but `prepare` run in the transaction of the change; what they leave out, the
 * kit does. Members that a hook keeps come as they were read (ids in one spelling, texts trimmed), all others as given.
 */
export interface ResourceHooks<Input, Patch> {
  /**
   * Before the transaction of a create (`id` null) or update: asks other services what the hooks of the write need to
   * know, which get its answer as `prepared`. It judges nothing: of the row it is only known that its id is an id, and
   * nobody has looked whether the fields are well.
   */
  prepare?: (actor: ResourceActor, body: Input | Patch, id: string | null) => Promise<unknown>;
  /** On update, before the body is read: may refuse by throwing. */
  allow?: (tx: Tx, actor: ResourceActor, row: Row, patch: Patch) => Promise<void>;
  /** Before anything is written, on create and update. May refuse by throwing. */
  check?: (tx: Tx, actor: ResourceActor, body: Input | Patch, prepared: unknown) => Promise<void>;
  /** What a new row holds that no body gives, by column. */
  newRow?: (tx: Tx, actor: ResourceActor, input: Input) => Promise<Readonly<Record<string, unknown>>>;
  /** After the new row was written: what stands in other tables. */
  created?: (tx: Tx, actor: ResourceActor, id: string, input: Input) => Promise<void>;
  /** Writes the whole new row and answers its id. */
  create?: (tx: Tx, actor: ResourceActor, input: Input, prepared: unknown) => Promise<string>;
  /** The row is locked, live, of the expected version, and its version is raised already. `row` is as it was before. */
  update?: (tx: Tx, actor: ResourceActor, id: string, patch: Patch, row: Row, prepared: unknown) => Promise<void>;
  /** Deletes for ever; answers how many. `ids` are visible to the actor and locked. */
  delete?: (tx: Tx, actor: ResourceActor, ids: readonly string[]) => Promise<number>;
  /** Out of the trash; answers how many (a bulk call may pass over what cannot come back). */
  restore?: (tx: Tx, actor: ResourceActor, ids: readonly string[], bulk: boolean) => Promise<number>;
  /** Before rows leave their lists, for ever or to the trash: may refuse by throwing. `ids` are locked. */
  beforeDelete?: (tx: Tx, actor: ResourceActor, ids: readonly string[]) => Promise<void>;
  /** A change of the service's own to rows that are live, visible to the actor and locked; answers which it changed: their version is raised then. Jobs run it. */
  changeMany?: (
    tx: Tx,
    actor: ResourceActor,
    ids: readonly string[],
    change: NamedChange,
  ) => Promise<readonly string[]>;
  /** Of a page of a file, outside any transaction: asks other services what they know of the rows, and answers the rows with it. */
  fileRows?: (actor: ResourceActor, rows: readonly Identified[]) => Promise<readonly Identified[]>;
  /** After any change: keep side tables true, publish events. */
  changed?: (tx: Tx, actor: ResourceActor, change: Change) => Promise<void>;
}

/** How the REST API offers the generic calls of a resource. */
export interface RestDeclaration {
  /** The beginning of its paths, and its heading in the documentation. Default: `many` in words with hyphens. */
  base?: string;
  /** What people call one of them, and several: 'SMS template', 'SMS templates'. Default: `one` and `many` in words. */
  words?: readonly [one: string, many: string];
  /** The text under its heading. */
  about?: string;
  /** Bodies for the documentation. Default of a create: the sample. */
  examples?: { create?: object; update?: object };
  /** Calls that the graph has and REST has not. */
  without?: readonly Verb[];
}

/** The live event by which the service says that a row changed. */
export interface LiveDeclaration {
  /** 'caller-id-updated': the subscription is callerIdUpdated. */
  event: string;
  /** What the subscription tells. */
  about: string;
  /** A subscriber may ask for one row alone. */
  one?: boolean;
}

/** A body that is about to be written. */
export interface Asked<Input, Patch> {
  tx: Tx;
  actor: ResourceActor;
  body: Input | Patch;
  row: Row | null;
}

/** A resource: all that the generic operations need to know. Made by `defineResource`. */
export interface Resource<
  Out extends Identified = Identified,
  Input = Record<string, unknown>,
  Patch = Record<string, unknown>,
> {
  /** GraphQL type: 'Contact', with 'ContactInput', 'ContactPatch' where it can be written. */
  type: string;
  one: string;
  many: string;
  table: string;
  idColumn: string;
  /** Null for a platform-wide table, which everybody reads. */
  tenantColumn: string | null;
  /** Rows of the nil tenant belong to every tenant's lists (read only). */
  withPlatformRows: boolean;
  sideTables: Readonly<Record<string, SideTable>>;
  /** By out-shape name; `attributes.*` is a function that finds the tenant's own. */
  fields: Readonly<Record<string, Field | DynamicFields>>;
  defaultSort: string;
  /** The column that says since when a row is in the trash, or false. */
  trash: string | false;
  versioned: boolean;
  updatedAtColumn: string | null;
  createdAtColumn: string | null;
  verbs: ReadonlySet<Verb>;
  access: { read: AccessRule; write: AccessRule; export: AccessRule };
  /** Its rows may be private: then who made one says who sees it and who changes it. */
  shared: Shared | null;
  /** A condition over `t` that rows must meet to exist for the actor; null = all of the tenant. `$`-values through `bind`. */
  visibleTo: ((actor: ResourceActor, bind: (value: unknown, cast?: string) => string) => string | null) | null;
  /** Out-shape name → expression over `t`. Instants come out as ISO text. */
  select: Readonly<Record<string, string>>;
  /** From the selected columns to the out-shape, where they differ. */
  toOut: (row: Row) => Out;
  /** Adds to a page of rows what stands elsewhere: one query a page, never one a row. What is not wanted may stay away. */
  hydrate: ((tx: Tx, actor: ResourceActor, rows: Out[], wants: Wants) => Promise<void>) | null;
  /** How input is read and where it is kept; also which names a body may carry. */
  writable: Readonly<Record<string, Writable>>;
  /**
   * What is wrong with a body beyond its members one by one: fields with messages, said in the same 400 as what is wrong
   * with those. The row is that before an update, null on create.
   */
  rules: ((asked: Asked<Input, Patch>) => FieldError[] | Promise<FieldError[]>) | null;
  /** The type and its inputs, in SDL; null where the service writes them itself. */
  typeSdl: string | null;
  /** A body of a create that is right, for documentation and tests. */
  sample: Readonly<Record<string, unknown>> | null;
  /** Constraint name → the code that its violation answers. */
  constraints: Readonly<Record<string, ErrorCode>>;
  /** What its hooks refuse, for the documentation. */
  refusals: readonly (Refusal & { on: readonly Verb[] })[];
  hooks: ResourceHooks<Input, Patch>;
  export: ExportDeclaration<Out> | null;
  /** Its calls in the REST API; null where it has none. */
  rest: RestDeclaration | null;
  /** The subscription that shows one of them anew; null where nobody watches. */
  live: LiveDeclaration | null;
  /** How many rows the actor may see in all, where a counter knows it faster than a scan. */
  countAll: ((tx: Tx, actor: ResourceActor) => Promise<number>) | null;
}

/** A resource of whatever shape, for code that only passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- hooks take their own input types; only the owner calls them
export type AnyResource = Resource<any, any, any>;

/** A row of a resource as everybody reads it; the bodies of a create and of an update. */
export type RowOf<R> = R extends { toOut: (row: Row) => infer Out } ? Out : never;
export type InputOf<R> = R extends { hooks: ResourceHooks<infer Input, infer _Patch> } ? Input : never;
export type PatchOf<R> = R extends { hooks: ResourceHooks<infer _Input, infer Patch> } ? Patch : never;
