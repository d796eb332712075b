import { defineResource, instant, money, reference, words } from '@bellbird/resource-kit';

/** The history of a tenant's money, one row a top-up and one a campaign; newest first. */
export const billingRow = defineResource(
  'BillingRow',
  {
    kind: words(['top-up', 'charge'], { about: 'top-up or charge', required: true }),
    amount: money({ about: 'Decimal, AUD', required: true }),
    campaignId: reference({ about: 'The campaign of a charge' }),
    at: instant({ required: true }),
  },
  {
    about: "A line of the history of a business's money",
    many: 'billingHistory',
    usual: { version: 'absent', createdAt: 'absent', updatedAt: 'absent' },
    verbs: ['list'],
    access: { read: 'business-editor' },
    defaultSort: 'at:desc',
  },
);
