import type { Row } from '@bellbird/database';
import { openSource } from '../page/open-source.js';
import { Parameters } from '../resource/parameters.js';
import type { Identified, View } from '../resource/resource.js';
import type { Writing } from './write-context.js';

/**
 * Locks the actor's own rows among `ids`, lowest id first so that two bulk changes cannot dead-lock, and answers them
 * as they are in the table. Rows of the platform are read only, so never among them.
 */
export async function lockRows<Out extends Identified, I, P>(
  { tx, resource, actor }: Writing<Out, I, P>,
  ids: readonly string[],
  view: View | 'any',
  columns = 't.*',
): Promise<Row[]> {
  const parameters = new Parameters();
  const own = { ...resource, withPlatformRows: false };
  const { from, where, rowId } = openSource(own, actor, view, { filters: [], sort: [] }, parameters);
  const conditions = [...where, `${rowId} = any(${parameters.add([...ids], 'uuid[]')})`];
  return tx.query(
    `select ${columns}\nfrom ${from}\nwhere ${conditions.join('\n  and ')}\norder by ${rowId}\nfor update of t`,
    parameters.values,
  );
}
