import { formatExact, type Micros } from '@bellbird/money';
import { field, type At } from '../resource/field-builders.js';
import type { TagRelation } from '../resource/field.js';
import { writable, WrongValue, type TextRules, type WrongPart } from '../write/writable.js';
import {
  column,
  type Column,
  type ColumnParts,
  type Common,
  type Created,
  type MemberFacts,
  type Patched,
  type Shown,
} from './column.js';

/** A column of `Value`, written as `Given`, by what was written down of it. */
type Made<Value, O, Given = Value> = Column<Shown<Value, O>, Created<Given, O>, Patched<Given, O>>;

export interface TextOptions extends Common, Omit<TextRules, 'max'> {
  /** Characters, at most. */
  max?: number;
  /** A stored column that holds the text lower-cased already; filters and orders run on it. */
  sortKey?: string;
  /** What is shown where the column is empty. */
  default?: string;
  /** The name of a form in the field rules that every stored value has: 'e164'. */
  format?: string;
  /** An exported phone number may keep its leading +. */
  phone?: boolean;
}

/** What a text may hold where nothing says less. */
const longestText = 10_000;

/** A line or more of text. */
export function text<const O extends TextOptions>(options: O = {} as O): Made<string, O> {
  const given: TextOptions = options;
  const { pattern, format, sortKey } = given;
  const rules: TextRules = { ...given, max: given.max ?? longestText };
  const shown: MemberFacts = { ...(pattern && { pattern: pattern.source }), ...(format !== undefined && { format }) };
  return column<string, string, O>(
    {
      type: 'String',
      facts: shown,
      ...(given.form !== undefined && { inputFacts: { format: given.form } }),
      field: (at) => field.text({ ...at, ...(sortKey !== undefined && { key: sortKey }) }),
      writable: (at) => writable.text({ ...rules, ...at }),
      ...(given.default !== undefined && {
        neverNull: true,
        select: (name: string) => `coalesce(t.${name}, '${String(given.default).replaceAll("'", "''")}')`,
      }),
      ...(given.phone === true && { phone: true }),
    },
    options,
  );
}

type Word<Words> = Words extends readonly (infer W extends string)[] ? W : keyof Words & string;

/** One of fixed words, stored as themselves or as the codes given. `type`: a GraphQL enum of the same words. */
export function words<
  const Words extends readonly string[] | Readonly<Record<string, string | number>>,
  const O extends Common & { type?: string },
>(list: Words, options: O = {} as O): Made<Word<Words>, O> {
  const { type }: Common & { type?: string } = options;
  const names = Array.isArray(list) ? (list as readonly string[]) : Object.keys(list);
  const stored = list as Readonly<Record<string, string | number>>;
  return column<Word<Words>, Word<Words>, O>(
    {
      type: type ?? 'String',
      facts: type === undefined ? { words: names } : {},
      field: (at) => field.enum(list, at),
      writable: (at) => {
        const made = writable.oneOf(list, at);
        return type === undefined ? made : withoutForm(made);
      },
      ...(type === undefined && { inputFacts: { words: names } }),
      ...(Array.isArray(list)
        ? {}
        : { revive: (code: unknown) => names.find((name) => stored[name] === code) ?? null }),
    },
    options,
  );
}

/** Several of fixed words, text[], in the order of the list. Hooks set it, no body does. */
export function wordList<const Words extends readonly string[], const O extends Common>(
  list: Words,
  options: O = {} as O,
): Made<Words[number][], O & { required: true }, never> {
  return column<Words[number][], never, O & { required: true }>(
    { type: '[String!]', facts: { words: list }, field: (at) => field.wordList(list, at) },
    { ...options, required: true },
  );
}

/** A whole number. */
export function int<const O extends Common & { min?: number; max?: number; sqlType?: 'int4' | 'int8' }>(
  options: O = {} as O,
): Made<number, O> {
  const {
    min = -largestInt,
    max = largestInt,
    sqlType = 'int4',
  }: { min?: number; max?: number; sqlType?: 'int4' | 'int8' } = options;
  return column<number, number, O>(
    {
      type: 'Int',
      field: (at) => field.number({ ...at, sqlType }),
      writable: (at) => writable.whole({ ...at, min, max }),
      ...(sqlType === 'int8' && { revive: (stored: unknown) => (stored === null ? null : Number(stored)) }),
    },
    options,
  );
}
const largestInt = 2 ** 31 - 1;

/** An amount: micro-dollars in the column, decimal text outside. Read only: money is moved by its own operations. */
export function money<const O extends Common>(options: O = {} as O): Made<string, O, never> {
  return column<string, never, O>(
    {
      type: 'String',
      facts: { format: 'money' },
      field: (at) =>
        field.number({ ...withoutColumn(at), sql: `t.${at.column}::numeric / 1000000`, sqlType: 'numeric' }),
      revive: (stored) => (stored === null ? null : formatExact(stored as Micros)),
    },
    options,
  );
}

/** A bound that a person sets, no money that moves: micro-dollars in the column, decimal text in bodies and outside. */
export function amount<const O extends Common>(options: O = {} as O): Made<string, O> {
  return column<string, string, O>(
    {
      type: 'String',
      facts: { format: 'money' },
      inputFacts: { format: 'money-input' },
      field: (at) =>
        field.number({ ...withoutColumn(at), sql: `t.${at.column}::numeric / 1000000`, sqlType: 'numeric' }),
      writable: (at) => writable.amount(at),
      revive: (stored) => (stored === null ? null : formatExact(BigInt(stored as string))),
    },
    options,
  );
}

const withoutColumn = ({ column: _column, ...at }: At): At => at;

export function boolean<const O extends Common>(options: O = {} as O): Made<boolean, O> {
  return column<boolean, boolean, O>(
    { type: 'Boolean', field: (at) => field.boolean(at), writable: (at) => writable.boolean(at) },
    options,
  );
}

/** A moment: timestamptz, ISO text outside. Hooks and use cases set it, no body does. */
export function instant<const O extends Common>(options: O = {} as O): Made<string, O, never> {
  return column<string, never, O>({ type: 'DateTime', field: (at) => field.date(at) }, options);
}

/** The id of one other thing. Whether it is the tenant's own is for a foreign key (with the tenant in it) or a hook. */
export function reference<const O extends Common>(options: O = {} as O): Made<string, O> {
  return column<string, string, O>(
    { type: 'ID', field: (at) => field.reference(at), writable: (at) => withoutForm(writable.reference(at)) },
    options,
  );
}

/** Without the form that @member would say: the type in SDL says it already, as ID is a uuid and an enum has its words. */
const withoutForm = <W extends object>({ form: _form, ...made }: W & { form?: unknown }): Omit<W, 'form'> => made;

interface ListOptions extends Common {
  /** Items, at most, and what to say of more. */
  most?: number;
  tooMany?: string;
}
const boundsOf = ({
  most = 1_000,
  tooMany = `Give at most ${most}.`,
}: ListOptions): { most: number; tooMany: string } => ({
  most,
  tooMany,
});

/** A list of texts, text[]. `each` are the rules of one of them. */
export function texts<const O extends ListOptions & { each?: TextRules }>(
  options: O = {} as O,
): Made<string[], O, readonly string[]> {
  const { each = { max: longestText } }: { each?: TextRules } = options;
  return column<string[], readonly string[], O>(
    { type: '[String!]', writable: (at) => writable.texts({ ...at, ...boundsOf(options), each }) },
    options,
  );
}

/** A list of ids, uuid[]. `verify` says which of them there are not. */
export function ids<const O extends ListOptions & { verify?: Verify }>(
  options: O = {} as O,
): Made<string[], O, readonly string[]> {
  const { verify }: { verify?: Verify } = options;
  return column<string[], readonly string[], O>(
    {
      type: '[ID!]',
      writable: (at) => ({ ...writable.ids({ ...at, ...boundsOf(options) }), ...(verify && { verify }) }),
    },
    options,
  );
}

type Verify = NonNullable<ReturnType<typeof writable.ids>['verify']>;
/** Many of many, by id, in a table of pairs; `hydrate` adds them to rows. */
export function tags<const O extends ListOptions & { relation: TagRelation }>(
  options: O,
): Made<string[], O, readonly string[]> {
  const bounds = boundsOf(options);
  return column<string[], readonly string[], O>(
    {
      type: '[ID!]',
      select: null,
      inputFacts: { max: bounds.most },
      field: () => field.tags(options.relation),
      writable: (at) => writable.ids({ ...at, ...bounds }),
    },
    options,
  );
}

/** What is wrong with ids as they were given, one by one: those that `known` does not have. */
export const unknownIds = (given: readonly string[], known: ReadonlySet<string>, message: string): WrongPart[] =>
  given.flatMap((id, at) => (known.has(id.toLowerCase()) ? [] : [{ at: `[${at}]`, message }])).slice(0, 100);

export interface JsonOptions extends Common {
  /** What it holds, one of these GraphQL types; of an input, where that differs. */
  as?: readonly string[];
  inputAs?: readonly string[];
  /** An object by free names, of values of these types. */
  map?: readonly string[];
  inputMap?: readonly string[];
  /** Items of a list, names of an object, at most. */
  max?: number;
  /** Reads what a body gives. @throws WrongValue */
  check?: (value: unknown) => unknown;
}

/** Anything, jsonb. `Value` says what; `check` makes sure. */
export function json<Value>() {
  return <const O extends JsonOptions>(options: O = {} as O): Made<Value, O, unknown> => {
    const { as, inputAs, map, inputMap, max, check }: JsonOptions = options;
    return column<Value, unknown, O>(
      {
        type: 'JSON',
        facts: { ...(as && { as }), ...(map && { map }) },
        inputFacts: {
          ...((inputAs ?? as) && { as: inputAs ?? as ?? [] }),
          ...((inputMap ?? map) && { map: inputMap ?? map ?? [] }),
          ...(max !== undefined && { max }),
        },
        writable: (at) => writable.json({ ...at, check: check ?? refuse }),
      },
      options,
    );
  };
}

/** Objects of a GraphQL type of the service's own: 'CountryPrice', '[CountryPrice!]'. No body writes them. */
export function object<Value>() {
  return (
    type: string,
    options: { about?: string; select?: string; read?: (stored: unknown) => Value; mayBeNull?: boolean } = {},
  ): Column<Value, never, never> => {
    const { read, mayBeNull = false, ...common } = options;
    return column<Value, never, Common & { required: true; input: 'none' }>(
      { type, ...(read && { revive: read }) },
      { exported: false, ...common, required: !mayBeNull as true, input: 'none' },
    );
  };
}

function refuse(): never {
  throw new WrongValue('This cannot be written.');
}

/** What a row has that no column of its own table holds: `hydrate` adds it, or `select` computes it. */
export function computed<S, O extends { select?: string; read?: (selected: unknown) => unknown }>(
  like: Column<S, unknown, unknown>,
  about: string,
  { select, read }: O = {} as O,
): Column<S, never, never> {
  return {
    parts: (name): ColumnParts => {
      const { shown, exported } = like.parts(name);
      return {
        shown: shown && { ...shown, about },
        select: select ?? null,
        revive: read ?? null,
        field: null,
        created: null,
        patched: null,
        writable: null,
        unique: null,
        exported,
      };
    },
  };
}
