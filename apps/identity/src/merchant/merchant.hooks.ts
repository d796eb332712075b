import type { Identified, ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { merchantResource } from './merchant.resource.js';

/** A file of businesses says what their money and their sending are like, as their rows in the list do. */
@HooksOf(merchantResource)
export class MerchantHooks implements ResourceHooks<object, object> {
  constructor(private readonly tenants: TenantsPeer) {}

  /** @throws 503 while tenants does not answer: the file is tried again. */
  async fileRows(_actor: ResourceActor, rows: readonly Identified[]): Promise<Identified[]> {
    const facts = new Map((await this.tenants.merchantFacts(rows.map(({ id }) => id))).map((each) => [each.id, each]));
    return rows.map((row) => ({ ...row, ...facts.get(row.id) }));
  }
}
