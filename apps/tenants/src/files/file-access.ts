import { assertAccess, type Actor } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { forbidden, notFound, unauthorized } from '@bellbird/errors';
import type { GraphContext } from '@bellbird/service-host';
import { files, type FileRow } from './file-row.js';
import { purposeOf, type PurposeName } from './purposes.js';

/** Who is signed in. @throws 401, 403 for a service. */
export function personOf({ caller }: GraphContext): Actor {
  if (caller === null) throw unauthorized();
  if (caller.kind !== 'user') throw forbidden();
  return caller;
}

/** Whether somebody may begin a file of this purpose. @throws 403 */
export const assertMayUpload = (purpose: PurposeName, context: GraphContext): void =>
  assertAccess(purposeOf(purpose).uploads, context);

/** A file that somebody may read, or upload. @throws 404 for another business's, 403 */
export async function fileFor(
  tx: Tx,
  id: string,
  context: GraphContext,
  what: 'uploads' | 'reads',
  lock: 'for update' | '' = '',
): Promise<FileRow> {
  const file = await files.find(tx, { tenantId: tx.tenantId ?? '', id }, lock);
  if (file === null) throw notFound();
  const purpose = purposeOf(file.purpose);
  assertAccess(purpose[what], context);
  if (purpose.isOwn === true && file.createdBy !== personOf(context).userId) throw forbidden();
  return file;
}
