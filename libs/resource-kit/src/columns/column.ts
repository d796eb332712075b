import type { ErrorCode } from '@bellbird/errors';
import type { At } from '../resource/field-builders.js';
import type { Field } from '../resource/field.js';
import type { FormOfText, Writable } from '../write/writable.js';

/** What SDL says of a member beyond its type: the arguments of `@member`. */
export interface MemberFacts extends FormOfText {
  required?: boolean;
  optional?: boolean;
  as?: readonly string[];
  map?: readonly string[];
  filters?: string;
  example?: string;
}

/** A member of a GraphQL type or input. */
export interface Member {
  /** Its GraphQL type: 'String!'. */
  type: string;
  about: string | null;
  facts: MemberFacts;
}

/** All that is derived of one column, once its name is known. */
export interface ColumnParts {
  /** In the type; null where nobody sees it. */
  shown: Member | null;
  /** Expression over the own table, alias `t`; null where `hydrate` or `toOut` gives the value. */
  select: string | null;
  /** From the stored value to the one that is shown, where they differ. */
  revive: ((stored: unknown) => unknown) | null;
  /** How lists filter and sort by it. */
  field: Field | null;
  created: Member | null;
  patched: Member | null;
  /** How bodies are read and where they are kept; null where the hooks of the resource read it themselves. */
  writable: Writable | null;
  /** The column that must be unique in a tenant, and what a second one is answered. */
  unique: { column: string; code: ErrorCode } | null;
  /** In exported files; null where it is not. */
  exported: { title: string; phone: boolean } | null;
}

/**
 * A column of a resource: what it is in the type, in the inputs, in filters and in files. Made by the kinds of `kinds.ts`.
 * The type parameters are what code sees of it: in rows, in the input of a create, in the patch of an update. `never` =
 * it is not there.
 */
export interface Column<Shown = unknown, Created = unknown, Patched = unknown> {
  parts: (name: string) => ColumnParts;
  /** For the compiler alone; no value is ever there. */
  readonly is?: { shown: Shown; created: Created; patched: Patched };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- columns of all types stand in one declaration
export type Columns = Readonly<Record<string, Column<any, any, any>>>;

type ShownOf<C> = C extends Column<infer Shown, unknown, unknown> ? Shown : never;
type CreatedOf<C> = C extends Column<unknown, infer Created, unknown> ? Created : never;
type PatchedOf<C> = C extends Column<unknown, unknown, infer Patched> ? Patched : never;

/** The members of a row that columns declare. */
export type RowOf<C extends Columns> = {
  [Name in keyof C as [ShownOf<C[Name]>] extends [never] ? never : Name]: ShownOf<C[Name]>;
};
/** What a create takes: GraphQL lets all be missing, the kit says what is required. */
export type InputOf<C extends Columns> = {
  [Name in keyof C as [CreatedOf<C[Name]>] extends [never] ? never : Name]?: CreatedOf<C[Name]> | null;
};
/** What an update takes, but for the version. */
export type PatchOf<C extends Columns> = {
  [Name in keyof C as [PatchedOf<C[Name]>] extends [never] ? never : Name]?: PatchedOf<C[Name]> | null;
};

/** What every kind of column may say. */
export interface Common {
  /** One line for people, wherever the member stands. */
  about?: string;
  /** What the inputs say instead. */
  onCreate?: string;
  onUpdate?: string;
  /** Default: the name in snake case. */
  column?: string;
  /** Expression over `t`, where the column alone is not what is shown. */
  select?: string;
  /** The value can never be empty: a NOT NULL column, and a create has to give it. */
  required?: boolean;
  /** The column is NOT NULL, though no create has to give it: a hook fills it. */
  filled?: boolean;
  /** What to say where a required one is missing. */
  missing?: string;
  /** What a row holds where a create does not say: the column is NOT NULL all the same. */
  initial?: unknown;
  /** Null in a patch: the row's value goes back to the initial one (default), or stays. */
  onNull?: 'initial' | 'kept';
  /** Who takes it: creates and updates ('both', the default), one of them, or none. */
  input?: 'both' | 'create' | 'update' | 'none';
  /**
   * Who reads and keeps what a body gives: the kit (default); the kit checks and a hook keeps it ('hook'), or a hook does
   * both ('unread').
   */
  keeps?: 'kit' | 'hook' | 'unread';
  /** False: not in the type; for what is only filtered by or only taken in. */
  shown?: boolean;
  /** Left out of REST answers where it is null. */
  optional?: boolean;
  /** False: lists neither filter nor sort by it. */
  filter?: boolean;
  /** False: may be filtered, not sorted. */
  sortable?: boolean;
  /** Columns of side tables by their alias, on which filters and orders may run. */
  side?: Readonly<Record<string, string>>;
  /** An expression over `t` that filters and orders run on instead of the column. */
  sql?: string;
  /** The filter of this column, made special. */
  field?: (plain: Field) => Field;
  /** The code that a second one of the same value is answered; the table has a unique index `<table>_<column>`. */
  unique?: ErrorCode;
  /** False: not in exported files; a text: its heading there. */
  exported?: boolean | string;
  /** One of them, for the documentation; as JSON where it is no text. */
  example?: string;
}

/** What the kinds add to the common rules. */
export interface Kind {
  /** GraphQL type without its `!`. */
  type: string;
  /** Of shown values. */
  facts?: MemberFacts;
  /** Of values that come in. */
  inputFacts?: MemberFacts;
  inputType?: string;
  field?: (at: At) => Field;
  /** How a body's value is read; null for a kind that nobody writes by a body. */
  writable?: (at: { column: string | null; required: boolean }) => Writable;
  /** Null: `hydrate` adds the value. */
  select?: ((column: string) => string) | null;
  revive?: (stored: unknown) => unknown;
  /** What is shown is never null, though the column may be. */
  neverNull?: boolean;
  phone?: boolean;
}

/** firstName → first_name */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column of a kind. `Options` is what was written down, so that the compiler can tell what is shown and taken. */
export function column<Value, Given, Options extends Common>(
  kind: Kind,
  given: Options,
): Column<Shown<Value, Options>, Created<Given, Options>, Patched<Given, Options>> {
  const options: Common = given;
  return { parts: (name) => partsOf(name, kind, options) };
}

function partsOf(name: string, kind: Kind, options: Common): ColumnParts {
  const { about, required = false, initial, input = 'both', keeps = 'kit' } = options;
  const at = options.column ?? snakeCase(name);
  const never = required || options.filled === true || initial !== undefined || kind.neverNull === true;
  const taken = (onWay: string | undefined, facts: MemberFacts): Member => ({
    type: kind.inputType ?? kind.type,
    about: onWay ?? about ?? null,
    facts: { ...kind.inputFacts, ...facts, ...exampleOf(options) },
  });
  const readable = kind.writable !== undefined && input !== 'none';
  const writable = readable && keeps !== 'unread' ? writableOf(at, kind, options) : null;
  const form = writable?.form ?? {};
  const shown = options.shown !== false;
  const { exported = shown } = options;
  return {
    shown: shown
      ? {
          type: never ? `${kind.type}!` : kind.type,
          about: about ?? null,
          facts: { ...kind.facts, ...(options.optional && { optional: true }), ...exampleOf(options) },
        }
      : null,
    select: shown && kind.select !== null ? (options.select ?? kind.select?.(at) ?? `t.${at}`) : null,
    revive: kind.revive ?? null,
    field: filterOf(at, kind, options),
    created:
      readable && input !== 'update' ? taken(options.onCreate, { ...form, ...(required && { required: true }) }) : null,
    patched:
      readable && input !== 'create' ? taken(options.onUpdate, { ...form, ...(required && { notNull: true }) }) : null,
    writable,
    unique: options.unique === undefined ? null : { column: at, code: options.unique },
    exported:
      exported === false ? null : { title: typeof exported === 'string' ? exported : name, phone: kind.phone === true },
  };
}

function writableOf(
  at: string,
  kind: Kind,
  { required = false, initial, onNull, input, keeps, missing }: Common,
): Writable | null {
  const plain = kind.writable?.({ column: keeps === 'hook' ? null : at, required });
  if (plain === undefined) return null;
  return {
    ...plain,
    ...(initial !== undefined && { initial: plain.read(initial), onNull: onNull ?? 'initial' }),
    ...(missing !== undefined && { missing }),
    ...((input === 'create' || input === 'update') && { only: input }),
  };
}

const exampleOf = ({ example }: Common): MemberFacts => (example === undefined ? {} : { example });

function filterOf(
  at: string,
  kind: Kind,
  { filter, side, sql, sortable, field, required, filled, initial }: Common,
): Field | null {
  if (filter === false || kind.field === undefined) return null;
  const plain = kind.field({
    ...(sql === undefined ? { column: at } : { sql }),
    required: required === true || filled === true || initial !== undefined,
    ...(side && { side }),
    ...(sortable !== undefined && { sortable }),
  });
  return field === undefined ? plain : field(plain);
}

/** What is in rows: null too, unless it is required or has a default. */
export type Shown<Value, O> = O extends { shown: false }
  ? never
  : O extends { required: true } | { filled: true } | { default: string } | { initial: NonNullable<unknown> }
    ? Value
    : Value | null;
export type Created<Given, O> = O extends { input: 'none' | 'update' } ? never : Given;
export type Patched<Given, O> = O extends { input: 'none' | 'create' } ? never : Given;
