import type { Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { contacts } from './contact-row.js';

/** 409 that names the contact who has the phone. */
export async function duplicatePhone(tx: Tx, tenantId: string, phone: string): Promise<ProductError> {
  const existing = await contacts.find(tx, { tenantId, phone, trashedAt: null });
  return new ProductError('duplicate-phone', undefined, [], { existingId: existing?.id ?? null });
}
