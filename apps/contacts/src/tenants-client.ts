import { isProductError } from '@bellbird/errors';
import type { Peers } from '@bellbird/service-host';

export interface BusinessTerms {
  businessName: string;
  country: string;
  timeZone: string;
}

/** A business's name, country and zone as tenants has them; null where it cannot be asked now. */
export async function businessTerms(peers: Peers, tenantId: string): Promise<BusinessTerms | null> {
  try {
    const { sendingTerms } = await peers.ask<{ sendingTerms: BusinessTerms }>(
      'tenants',
      '{ sendingTerms { businessName country timeZone } }',
      {},
      { tenantId },
      2_000,
    );
    return sendingTerms;
  } catch (error) {
    if (isProductError(error)) return null;
    throw error;
  }
}
