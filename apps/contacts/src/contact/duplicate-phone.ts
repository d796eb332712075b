import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';

/** 409 that names the contact who has the phone. */
export async function duplicatePhone(tx: Tx, tenantId: string, phone: string): Promise<ProductError> {
  const [existing] = await tx.query<{ id: string }>(
    'select id from contact where tenant_id = $1 and phone = $2 and trashed_at is null',
    [tenantId, phone],
  );
  return new ProductError('duplicate-phone', undefined, [], { existingId: existing?.id ?? null });
}
