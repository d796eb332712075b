import { nilTenant } from '@bellbird/auth';
import { newId } from '@bellbird/database';

/** Somebody who runs the platform. */
export const anAdmin = () => ({ userId: newId(), role: 'admin', tenantId: nilTenant, permissions: [] }) as const;

const merchant = 'id status suspensions { kind reason at } balance owed chargedLast30Days';
/** What an admin does to a business. */
export const merchantDocuments = {
  suspend: `mutation ($id: ID!, $input: SuspensionInput!) { suspendMerchant(id: $id, input: $input) { ${merchant} } }`,
  reinstate: `mutation ($id: ID!, $input: SuspensionInput!) { reinstateMerchant(id: $id, input: $input) { ${merchant} } }`,
  credit: 'mutation ($id: ID!, $input: CreditInput!) { giveCredit(id: $id, input: $input) { id amount balance } }',
};

/** Chapter 8, 11: `suspended_at` is set exactly while any suspension is open, and one of a kind is. */
export const suspendedWrongly = `
  select t.tenant_id from tenant t
   where (suspended_at is not null) <> exists (select from suspension s where s.tenant_id = t.tenant_id and s.lifted_at is null)
  union all
  select tenant_id from suspension where lifted_at is null group by tenant_id, kind having count(*) > 1`;

/** Chapter 8, 7: a credit is one transfer, of its amount and its business. */
export const creditedWrongly = `
  select c.id from credit c left join transfer t on t.id = c.id
   where t.id is null or t.tenant_id <> c.tenant_id or t.amount <> abs(c.amount)`;
