import type { Row, Tx } from '@bellbird/database';
import { invalidInput, type FieldError } from '@bellbird/errors';
import type { AnyResource, Identified, ResourceActor } from '../resource/resource.js';
import { WrongValue, type Writable } from './writable.js';
import type { Writing } from './write-context.js';

export interface ReadBody {
  /** What columns are to hold. */
  values: Row;
  /** The body, with the values as they were read where a hook keeps them. */
  body: Record<string, unknown>;
}

/**
 * Reads a body by the declaration: every name is known, required ones are there, every value fits, and the rules of the
 * resource hold. A resource that declares nothing writable reads its bodies itself, in its hooks. `row` is that before
 * an update, null on create.
 * @throws 400 with all that is wrong at once.
 */
export async function readInput(
  { tx, resource, actor }: Pick<Writing<Identified, unknown, unknown>, 'tx' | 'actor'> & { resource: AnyResource },
  body: Readonly<Record<string, unknown>>,
  row: Row | null,
): Promise<ReadBody> {
  const wrong: FieldError[] = [];
  const values: Row = {};
  const read: Record<string, unknown> = { ...body };
  if (Object.keys(resource.writable).length > 0) {
    wrong.push(...unknownNames(resource, body, row));
    for (const [name, declared] of Object.entries(resource.writable)) {
      if (declared.only === (row === null ? 'update' : 'create')) continue;
      const given = Object.hasOwn(body, name) ? body[name] : undefined;
      try {
        const one = given == null ? null : await readGiven({ tx, actor }, declared, given);
        // A text of blanks is none.
        const value = one ?? valueOfNone(declared, given === undefined ? undefined : null, row);
        if (given != null && declared.column === null) read[name] = value;
        if (value !== undefined && declared.column !== null) values[declared.column] = value;
      } catch (error) {
        if (!(error instanceof WrongValue)) throw error;
        wrong.push(...error.parts.map(({ at, message }) => ({ field: name + at, message })));
      }
    }
  }
  wrong.push(...((await resource.rules?.({ tx, actor, body, row })) ?? []));
  if (wrong.length > 0) throw invalidInput(...wrong);
  return { values, body: read };
}

function unknownNames(resource: AnyResource, body: Readonly<Record<string, unknown>>, row: Row | null): FieldError[] {
  const isKnown = (name: string): boolean =>
    Object.hasOwn(resource.writable, name)
      ? resource.writable[name]?.only !== (row === null ? 'update' : 'create')
      : name === 'version' && row !== null && resource.versioned;
  return Object.keys(body)
    .filter((name) => body[name] !== undefined && !isKnown(name))
    .map((field) => ({ field, message: 'This field does not exist or cannot be changed.' }));
}

/** What a column comes to hold where a body gives nothing, or null; undefined where it stays as it is. */
function valueOfNone(declared: Writable, given: null | undefined, row: Row | null): unknown {
  if (given === undefined && row !== null) return undefined;
  if (declared.required) throw new WrongValue(declared.missing ?? 'This is required.');
  if (declared.initial !== undefined) return row === null || declared.onNull !== 'kept' ? declared.initial : undefined;
  return row === null ? undefined : null;
}

async function readGiven(
  { tx, actor }: { tx: Tx; actor: ResourceActor },
  declared: Writable,
  given: unknown,
): Promise<unknown> {
  const value = declared.read(given);
  const wrong = (await declared.verify?.(tx, actor, value, given)) ?? [];
  if (wrong.length > 0) throw new WrongValue(wrong);
  return value;
}
