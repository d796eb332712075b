import type { Row } from '@bellbird/database';
import type { AnyResource, ResourceActor } from '../resource/resource.js';

/** What tells the rows of these ids from all others: those of the actor's own tenant alone. */
export function ownRows(
  { idColumn, tenantColumn }: AnyResource,
  { tenantId }: ResourceActor,
  ids: string | readonly string[],
): Row {
  return { ...(tenantColumn !== null && { [tenantColumn]: tenantId }), [idColumn]: ids };
}
