import { isUuid, type Tx } from '@bellbird/database';
import { textForms } from '@bellbird/field-rules';
import { parseMoney } from '@bellbird/money';
import { isStorableText } from '../filter/condition.js';
import type { ResourceActor } from '../resource/actor.js';

/** How one name of a body is read and where it is kept. */
export interface Writable {
  /** Null where only the service's own hook uses it. */
  column: string | null;
  /** Must be there on create, and can never be cleared. */
  required: boolean;
  /** What to say where a required one is missing. */
  missing?: string;
  /** What the column holds where a create does not say; what `onNull` says of a patch. */
  initial?: unknown;
  onNull?: 'initial' | 'kept';
  /** Taken by creates or by updates alone. */
  only?: 'create' | 'update';
  /** What a value looks like, for the documentation. */
  form?: FormOfText;
  /** From the body to what the column holds. @throws WrongValue in words for people. */
  read: (value: unknown) => unknown;
  /** What is wrong with a value that was read, where the database has to be asked: messages by their place, '[3].value'. */
  verify?: (tx: Tx, actor: ResourceActor, value: unknown, given: unknown) => Promise<readonly WrongPart[]>;
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

/** A part of a value and what is wrong with it; `at` follows the field's name: '', '[3]'. */
export interface WrongPart {
  at: string;
  message: string;
}

/** What is wrong with a value, said without its field: the caller knows that. */
export class WrongValue extends Error {
  override readonly name = 'WrongValue';
  readonly parts: readonly WrongPart[];

  constructor(wrong: string | readonly WrongPart[]) {
    const parts = typeof wrong === 'string' ? [{ at: '', message: wrong }] : wrong;
    super(parts[0]?.message);
    this.parts = parts;
  }
}

interface At {
  column?: string | null;
  required?: boolean;
}

/** The rules of a text. */
export interface TextRules {
  max: number;
  min?: number;
  pattern?: RegExp;
  /** Beside the rules above, over the trimmed text. */
  check?: (text: string) => boolean;
  /** The name of its form in the field rules, for the documentation; `pattern` and lengths say it otherwise. */
  form?: string;
  /** What to say when the text does not fit, and where a required one is missing if `missing` does not say. */
  message?: string;
  missing?: string;
}
interface TextAt extends At, TextRules {}

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
      if (at.required) throw new WrongValue(missingText(at) ?? 'This is required.');
      return null;
    }
    const length = [...text].length;
    if (length > at.max) throw new WrongValue(at.message ?? `Give at most ${at.max} characters.`);
    if (length < (at.min ?? 1)) throw new WrongValue(at.message ?? `Give at least ${at.min} characters.`);
    if (at.pattern !== undefined && !at.pattern.test(text)) throw new WrongValue(at.message ?? 'This is not valid.');
    if (at.check?.(text) === false) throw new WrongValue(at.message ?? 'This is not valid.');
    return text;
  };
}

const missingText = ({ missing, message }: TextRules): string | undefined => missing ?? message;

/** One character that is no blank, and no NUL, which no text of a row holds. */
const saysSomething = String.raw`^[^\u0000]*[^\s\u0000][^\u0000]*$`;

/** Blanks at the ends do not count: a required text needs another character, any other text may be blank. */
function formOfText({ max, min, required, pattern, form }: TextAt): FormOfText {
  if (form !== undefined) return { format: form, ...(textForms[form]?.maxLength !== max && { max }) };
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

/** What is wrong with a list and with each of its items. */
function readList(
  value: unknown,
  { most, tooMany }: { most: number; tooMany: string },
  read: (each: unknown) => void,
): WrongPart[] {
  if (!Array.isArray(value)) return [{ at: '', message: 'Give a list.' }];
  const wrong: WrongPart[] = value.length > most ? [{ at: '', message: tooMany }] : [];
  value.forEach((each, at) => {
    try {
      read(each);
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      wrong.push({ at: `[${at}]`, message: error.message });
    }
  });
  return wrong;
}

/** The kinds of input that simple tables need. */
export const writable = {
  text: (at: TextAt): Writable => ({
    ...common(at),
    form: formOfText(at),
    ...(missingText(at) !== undefined && { missing: missingText(at) as string }),
    read: readText(at),
  }),

  /** Texts, each by the rules; of two that differ in case alone the first counts. */
  texts: (at: At & { most: number; tooMany: string; each: TextRules }): Writable => {
    const readEach = readText({ ...at.each, required: true });
    return {
      ...common(at),
      form: { ...formOfText({ ...at.each, required: true }), max: at.most },
      read: (value) => {
        const texts = new Map<string, string>();
        const wrong = readList(value, at, (each) => {
          const text = readEach(each) as string;
          if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), text);
        });
        if (wrong.length > 0) throw new WrongValue(wrong);
        return [...texts.values()];
      },
    };
  },

  /** Ids of other things, in one spelling, each once. Whether they are there is for `verify` or a hook to say. */
  ids: (at: At & { most: number; tooMany: string }): Writable => ({
    ...common(at),
    form: { max: at.most },
    read: (value) => {
      const ids = new Set<string>();
      const wrong = readList(value, at, (each) => {
        if (!isUuid(each)) throw new WrongValue('This is not an id.');
        ids.add(each.toLowerCase());
      });
      // One wrong id says enough: a list may have 100,000 of them.
      if (wrong.length > 0) throw new WrongValue(wrong.slice(0, 1));
      return [...ids];
    },
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

  /** Decimal text of at most nine digits before the point and six behind it; kept in micro-dollars. */
  amount: (at: At): Writable => ({
    ...common(at),
    read: (value) => {
      if (typeof value !== 'string' || !/^\d{1,9}(?:\.\d{1,6})?$/.test(value))
        throw new WrongValue('Give an amount such as "105.36".');
      return parseMoney(value).toString();
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
    read: (value) => JSON.stringify(at.check(value)),
  }),

  /** A value that only the service's hook understands and checks. */
  other: (at: { required?: boolean } = {}): Writable => ({ ...common(at), read: (value) => value }),
};
