import type { Migration } from '@bellbird/database';

/**
 * Whose trace the work on a campaign is, and the trace of each call that brought a receipt: what goes on beside the
 * events tells of itself there (W3C traceparent; null: unknown, or not looked at).
 */
export const traces: Migration = {
  name: '0015-traces',
  up: () => `
alter table campaign_control add column traceparent text;
alter table receipt_log add column traceparent text;
`,
};
