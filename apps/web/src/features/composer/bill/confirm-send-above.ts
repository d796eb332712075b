import type { ConfirmSendAboveQueryVariables } from './quote.generated';

/** What asks for the amount above which the business wants it typed. */
export const confirmSendAbove = {
  query: { filters: [{ field: 'key', type: 'text', operation: 'equals', value: 'confirm-send-above' }], limit: 1 },
} satisfies ConfirmSendAboveQueryVariables;
