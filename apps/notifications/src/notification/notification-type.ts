/** The types of spec point 3 that something publishes so far. */
export const notificationTypes = [
  'campaign-completed', 'campaign-canceled', 'prepaid-package-payment-succeed', 'prepaid-package-payment-failed',
  'opt-out', 'opt-in', 'inbound-sms', 'export-success',
] as const;

export type NotificationType = (typeof notificationTypes)[number];
