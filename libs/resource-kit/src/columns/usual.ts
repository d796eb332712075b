import type { Columns } from './column.js';
import { instant, int } from './kinds.js';

/**
 * What the tables of resources have beside their own columns, and how much of it is seen: in the type and in filters
 * ('shown'), in one of them alone, in the table alone ('hidden'), or not even there ('absent').
 */
export type UsualUse = 'shown' | 'unfiltered' | 'filtered' | 'hidden' | 'absent';
export interface Usual {
  trashedAt?: UsualUse;
  version?: UsualUse;
  createdAt?: UsualUse;
  updatedAt?: UsualUse;
}
type UsualName = keyof Usual;

/** In the order of the type. */
export const usualNames = ['trashedAt', 'version', 'createdAt', 'updatedAt'] as const satisfies UsualName[];

type Seen<U extends Usual, Name extends UsualName> = U[Name] extends 'filtered' | 'hidden' | 'absent' ? never : Name;
/** The usual members of a row. */
export type UsualRow<U extends Usual, Trash extends boolean> = {
  [Name in 'version' as Seen<U, Name>]: number;
} & { [Name in 'createdAt' | 'updatedAt' as Seen<U, Name>]: string } & {
  [Name in 'trashedAt' as Trash extends true ? Seen<U, Name> : never]: string | null;
};

/** How each of them is used, by the defaults. */
export function usesOf(usual: Usual, trash: boolean): Required<Usual> {
  return {
    trashedAt: trash ? 'unfiltered' : 'absent',
    version: 'shown',
    createdAt: 'shown',
    updatedAt: 'shown',
    ...usual,
  };
}

/** The usual columns that are seen, after the resource's own. */
export function usualColumns(uses: Required<Usual>): Columns {
  const at = (use: UsualUse): { shown: boolean; filter: boolean; input: 'none'; required: true } => ({
    shown: use !== 'filtered',
    filter: use !== 'unfiltered',
    input: 'none',
    required: true,
  });
  const columns: Columns = {
    trashedAt: instant({
      ...at(uses.trashedAt),
      required: false,
      optional: true,
      exported: false,
      about: 'Since when it is in the trash; null for one that is in use',
    }),
    version: int({
      ...at(uses.version),
      // Some tables keep it as bigint, and it is an Int outside.
      select: 't.version::int',
      exported: false,
      about: 'Raised by each change',
    }),
    createdAt: instant(at(uses.createdAt)),
    updatedAt: instant({ ...at(uses.updatedAt), exported: false }),
  };
  return Object.fromEntries(
    usualNames.flatMap((name) =>
      uses[name] === 'hidden' || uses[name] === 'absent' || columns[name] === undefined ? [] : [[name, columns[name]]],
    ),
  );
}
