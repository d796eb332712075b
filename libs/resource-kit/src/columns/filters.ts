import { isProductError } from '@bellbird/errors';
import { isSound } from '@bellbird/field-rules';
import { planQuery } from '../page/plan-query.js';
import type { AnyResource } from '../resource/resource.js';
import { writable } from '../write/writable.js';
import { column, type Column, type Common, type Created, type Patched, type Shown } from './column.js';

/**
 * Filters that are kept, jsonb: they name fields of the resource given, as a list query of it would. A field that is gone
 * by the time they are read is met by nobody's rows; who reads them says so.
 */
export function filters<const O extends Common & { of: () => AnyResource; type: string }>(
  options: O,
): Column<Shown<unknown[], O>, Created<unknown, O>, Patched<unknown, O>> {
  const { of, type } = options;
  return column<unknown[], unknown, O>(
    {
      type: 'JSON',
      facts: { filters: 'any' },
      inputFacts: { filters: type },
      writable: (at) => ({
        ...writable.json({ ...at, check: (value) => value }),
        verify: async (tx, actor, value) => {
          const given = JSON.parse(String(value)) as unknown;
          if (!isStorable(given)) return [{ at: '', message: 'Give texts without control characters.' }];
          try {
            await planQuery(tx, of(), actor, { view: 'live', filters: given, filtersMatch: 'all' });
            return [];
          } catch (error) {
            if (!isProductError(error)) throw error;
            return error.fields.map(({ field, message }) => ({ at: field.replace(/^filters/, ''), message }));
          }
        },
      }),
    },
    options,
  );
}

/** No text in it, at any depth, that jsonb cannot hold: NUL, half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isSound(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
}
