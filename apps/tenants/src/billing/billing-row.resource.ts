import { formatExact, type Micros } from '@bellbird/money';
import { defineResource, field } from '@bellbird/resource-kit';

export interface BillingRow {
  id: string;
  kind: 'top-up' | 'charge';
  amount: string;
  campaignId: string | null;
  at: Date;
}

/** The history of a tenant's money, one row a top-up and one a campaign; newest first. */
export const billingRow = defineResource<BillingRow>({
  type: 'BillingRow',
  one: 'billingRow',
  many: 'billingHistory',
  table: 'billing_row',
  verbs: ['list'],
  access: { read: 'business-editor' },
  defaultSort: 'at:desc',
  fields: {
    id: field.id(),
    kind: field.enum(['top-up', 'charge'], { column: 'kind', required: true }),
    // eslint-disable-next-line bellbird/no-number-money -- a filter compares in Postgres, as numeric: no number is made of it
    amount: field.number({ sql: 't.amount::numeric / 1000000', sqlType: 'numeric', required: true }),
    campaignId: field.reference({ column: 'campaign_id' }),
    at: field.date({ column: 'at', required: true }),
  },
  select: { id: 't.id', kind: 't.kind', amount: 't.amount', campaignId: 't.campaign_id', at: 't.at' },
  toOut: (row) => ({ ...(row as unknown as BillingRow), amount: formatExact(row['amount'] as Micros) }),
});
