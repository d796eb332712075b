import { nilTenant } from '@bellbird/auth';
import type { Holder } from '@bellbird/field-rules';
import type { ResourceActor } from '@bellbird/resource-kit';

/** Who asks, as the rules of who may give what want it. */
export const holderOf = ({ userId, tenantId, permissions }: ResourceActor): Holder => ({
  userId,
  isPlatform: tenantId === nilTenant,
  permissions,
});
