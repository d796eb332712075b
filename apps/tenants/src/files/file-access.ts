import { assertAccess } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { forbidden, notFound } from '@bellbird/errors';
import { checkedId } from '@bellbird/resource-kit';
import { personOf, type GraphContext } from '@bellbird/service-host';
import { files, type FileRow } from './file-row.js';
import { purposeOf } from './purposes.js';

/** A file that somebody may read, or upload. @throws 400 `id`, 404 for another business's, 403 */
export async function fileFor(
  tx: Tx,
  givenId: string,
  context: GraphContext,
  what: 'uploads' | 'reads',
  lock: 'for update' | '' = '',
): Promise<FileRow> {
  const file = await files.find(tx, { tenantId: tx.tenantId ?? '', id: checkedId(givenId) }, lock);
  if (file === null) throw notFound();
  const purpose = purposeOf(file.purpose);
  assertAccess(purpose[what], context);
  if (purpose.isOwn === true && file.createdBy !== personOf(context).userId) throw forbidden();
  return file;
}
