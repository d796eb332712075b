import { grant, type Migration } from '@bellbird/database';

/** What a person reads of the ledger: one row a top-up, one row a campaign (or text) that was charged. Behind the tables' own policies. */
export const billingHistory: Migration = {
  name: '0015-billing-history',
  up: (roles) => `
    create view billing_row with (security_invoker = true) as
      select id, tenant_id, 'top-up' as kind, amount, null::uuid as campaign_id, created_at as at
        from transfer where kind = 'topup'
      union all
      select id, tenant_id, 'charge', captured + overdrawn, case when subject_kind = 'campaign' then subject_id end, created_at
        from hold where state not in ('declined', 'void') and captured + overdrawn > 0;
    ${grant(roles, 'billing_row', { app: 'select' })};
  `,
};
