/** The types of spec point 3 that something publishes so far; and, since nobody may wait for a file for ever, an export that failed. */
export const notificationTypes = [
  'campaign-completed',
  'campaign-canceled',
  'prepaid-package-payment-succeed',
  'prepaid-package-payment-failed',
  'opt-out',
  'opt-in',
  'inbound-sms',
  'export-success',
  'export-failed',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
