import { invalidField, invalidInput, ProductError, type FieldError } from '@bellbird/errors';
import type { Call } from './call.js';

const e164 = /^\+[1-9]\d{6,14}$/;

/** Why Postgres or a phone could not keep this text as it is; null where they can. */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'Must not contain the NUL character.';
  return text.isWellFormed() ? null : 'Contains half of a character (a lone surrogate).';
}

/** A phone as people write it, `+61 491 570 156`, to E.164; null where it is none. */
export function toE164(text: string): string | null {
  const phone = text.replace(/[\s().-]/g, '');
  return e164.test(phone) ? phone : null;
}

/** Reads the members of a JSON object or a form, collects what is wrong and, at `end`, throws it all by name. */
export class Fields {
  readonly #errors: FieldError[] = [];

  constructor(
    readonly values: Readonly<Record<string, unknown>>,
    known: readonly string[],
  ) {
    for (const name of Object.keys(values)) {
      if (!known.includes(name)) this.wrong(name.slice(0, 100), 'This field is not known.');
    }
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  text(name: string, limits: { min?: number; max: number }): string {
    const value = this.values[name];
    if (value === undefined || value === null) return this.wrong(name, 'This field is required.') ?? '';
    if (typeof value !== 'string') return this.wrong(name, 'Must be a text.') ?? '';
    const fault = textFault(value);
    if (fault !== null) this.wrong(name, fault);
    else if (value.trim().length < (limits.min ?? 1)) this.wrong(name, 'This field is required.');
    else if (value.length > limits.max)
      this.wrong(name, `Must have at most ${limits.max.toLocaleString('en-AU')} characters.`);
    return value;
  }

  phone(name: string): string {
    const written = this.text(name, { max: 40 });
    const phone = toE164(written);
    if (phone === null && !this.#errors.some(({ field }) => field === name)) {
      this.wrong(name, 'Must be a phone number with its country, such as +61491570156.');
    }
    return phone ?? '';
  }

  /** Undefined where it is not given. */
  number(name: string, limits: { min: number; max: number; whole: boolean }): number | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    const right = typeof value === 'number' && Number.isFinite(value) && (!limits.whole || Number.isInteger(value));
    if (right && value >= limits.min && value <= limits.max) return value;
    const kind = limits.whole ? 'a whole number' : 'a number';
    return this.wrong(
      name,
      `Must be ${kind} from ${limits.min.toLocaleString('en-AU')} to ${limits.max.toLocaleString('en-AU')}.`,
    );
  }

  wrong(field: string, message: string): undefined {
    this.#errors.push({ field, message });
    return undefined;
  }

  end(): void {
    if (this.#errors.length > 0) throw invalidInput(...this.#errors);
  }
}

/**
 * The members of a JSON body. 415 where it is not said to be JSON: what a page of any site may send without being asked for
 * leave (a form, a plain text, no type at all) is none. 400 `malformed-json`, 400 for another kind of value.
 */
export async function readJson(call: Call, known: readonly string[]): Promise<Fields> {
  const type = call.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ProductError('unsupported-type');
  const value = parseJson(await call.body());
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidField('body', 'Must be a JSON object.');
  return new Fields(value as Record<string, unknown>, known);
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body));
  } catch {
    throw new ProductError('malformed-json');
  }
}

/** The members of a form that a page posted; all are texts. */
export async function readForm(call: Call, known: readonly string[]): Promise<Fields> {
  const form = new URLSearchParams((await call.body()).toString('utf8'));
  // A text area ends its lines with CR LF, a phone does not.
  return new Fields(
    Object.fromEntries([...form].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])),
    known,
  );
}

/** The parameters of a query; an empty one is as good as none. 400 names one that the call does not have. */
export function readQuery(
  call: Call,
  known: readonly string[],
): { text(name: string): string | undefined; whole(name: string, most: number): number | undefined } {
  for (const name of call.query.keys())
    if (!known.includes(name)) throw invalidField(name.slice(0, 100), 'This parameter is not known.');
  const text = (name: string): string | undefined => {
    const value = call.query.get(name)?.trim();
    const fault = value === undefined ? null : textFault(value);
    if (fault !== null) throw invalidField(name, fault);
    return value === '' ? undefined : value;
  };
  const whole = (name: string, most: number): number | undefined => {
    const value = text(name);
    if (value === undefined) return undefined;
    if (!/^\d{1,15}$/.test(value) || Number(value) > most)
      throw invalidField(name, `Must be a whole number from 0 to ${most.toLocaleString('en-AU')}.`);
    return Number(value);
  };
  return { text, whole };
}

/** `limit` as the sandbox's lists take it: 100 if not given, 0 or 1,000 is all that one answer may hold. */
export function readLimit(query: ReturnType<typeof readQuery>): number {
  return query.whole('limit', 1_000) ?? 100;
}
