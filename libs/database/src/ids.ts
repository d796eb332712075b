import { v5, v7 } from 'uuid';

const namespace = 'b3115b1d-0000-5000-8000-000000000001';

/** A new UUIDv7: sorts by time, so primary keys stay dense. */
export function newId(): string {
  return v7();
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether it is the text of a UUID, as our ids are written: hyphens, and letters in either case. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** The id that belongs to a natural key, the same at every retry: UUIDv5 of `parts` joined by ':'. */
export function namedId(...parts: readonly (string | number | bigint)[]): string {
  return v5(parts.join(':'), namespace);
}
