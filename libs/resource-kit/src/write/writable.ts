import { isUuid } from '../filter/choice-conditions.js';
import { isStorableText } from '../filter/condition.js';

/** How one name of a body is read and where it is kept. */
export interface Writable {
  /** Null where only the service's own hook uses it. */
  column: string | null;
  /** Must be there on create, and can never be cleared. */
  required: boolean;
  /** What to say where a required one is missing. */
  missing?: string;
  /** For columns whose type Postgres cannot see in a parameter: 'jsonb'. */
  cast?: string;
  /** What a value looks like, for the documentation. */
  form?: FormOfText;
  /** From the body to what the column holds. @throws WrongValue in words for people. */
  read: (value: unknown) => unknown;
}

/** What SDL says of a value beyond its type: `@member`. */
export interface FormOfText {
  words?: readonly string[];
  format?: string;
  pattern?: string;
  min?: number;
  max?: number;
  notNull?: boolean;
}

/** What is wrong with a value, said without its field: the caller knows that. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
}

interface At {
  column?: string | null;
  required?: boolean;
}

interface TextAt extends At {
  max: number;
  min?: number;
  pattern?: RegExp;
  /** What to say when `pattern` or the length does not fit. */
  message?: string;
}

const common = ({ column, required }: At): Pick<Writable, 'column' | 'required'> => ({
  column: column ?? null,
  required: required ?? false,
});

/** Trimmed text; nothing but blanks is nothing. Lengths are in characters. */
function readText(at: TextAt): (value: unknown) => string | null {
  return (value) => {
    if (!isStorableText(value)) throw new WrongValue('Give a text.');
    const text = value.trim();
    if (text === '') {
      if (at.required) throw new WrongValue(at.message ?? 'This is required.');
      return null;
    }
    const length = [...text].length;
    if (length > at.max) throw new WrongValue(at.message ?? `Give at most ${at.max} characters.`);
    if (length < (at.min ?? 1)) throw new WrongValue(at.message ?? `Give at least ${at.min} characters.`);
    if (at.pattern !== undefined && !at.pattern.test(text)) throw new WrongValue(at.message ?? 'This is not valid.');
    return text;
  };
}

/** One character that is no blank, and no NUL, which no text of a row holds. */
const saysSomething = String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`;

/** Blanks at the ends do not count: a required text needs another character, any other text may be blank. */
function formOfText({ max, min, required, pattern }: TextAt): FormOfText {
  const inner = pattern?.source.replace(/^\^|\$$/g, '');
  const whole =
    inner === undefined
      ? undefined
      : required
        ? String.raw`^\s*(?:${inner})\s*$`
        : String.raw`^\s*(?:(?:${inner})\s*)?$`;
  return {
    max,
    ...(min !== undefined && { min }),
    ...(whole !== undefined ? { pattern: whole } : required && { min: min ?? 1, pattern: saysSomething }),
  };
}

/** The kinds of input that simple tables need. */
export const writable = {
  text: (at: TextAt): Writable => ({
    ...common(at),
    form: formOfText(at),
    ...(at.message !== undefined && { missing: at.message }),
    read: readText(at),
  }),

  oneOf: (words: readonly string[] | Readonly<Record<string, string | number>>, at: At): Writable => {
    const stored = new Map<unknown, unknown>(
      Array.isArray(words) ? words.map((word) => [word, word]) : Object.entries(words),
    );
    return {
      ...common(at),
      form: { words: [...stored.keys()].map(String) },
      read: (value) => {
        if (!stored.has(value)) throw new WrongValue(`Give one of ${[...stored.keys()].join(', ')}.`);
        return stored.get(value);
      },
    };
  },

  boolean: (at: At): Writable => ({
    ...common(at),
    read: (value) => {
      if (typeof value !== 'boolean') throw new WrongValue('Give true or false.');
      return value;
    },
  }),

  whole: (at: At & { min: number; max: number }): Writable => ({
    ...common(at),
    form: { min: at.min, max: at.max },
    read: (value) => {
      if (!Number.isInteger(value) || (value as number) < at.min || (value as number) > at.max)
        throw new WrongValue(`Give a whole number from ${at.min} to ${at.max}.`);
      return value;
    },
  }),

  /** The id of another thing; whether it is the tenant's own is the hook's to check (or a foreign key's, with the tenant in it). */
  reference: (at: At): Writable => ({
    ...common(at),
    form: { format: 'uuid' },
    read: (value) => {
      if (!isUuid(value)) throw new WrongValue('This is not an id.');
      return value.toLowerCase();
    },
  }),

  /** Anything in a jsonb column, once `check` has read it. */
  json: (at: At & { check: (value: unknown) => unknown }): Writable => ({
    ...common(at),
    cast: 'jsonb',
    read: (value) => JSON.stringify(at.check(value)),
  }),

  /** A value that only the service's hook understands and checks. */
  other: (at: { required?: boolean } = {}): Writable => ({ ...common(at), read: (value) => value }),
};
