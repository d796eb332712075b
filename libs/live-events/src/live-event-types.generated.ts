// Generated from @live in the SDL of the services: npm run generate.
/** The live events that are subscriptions of the graph. */
export const shownEventTypes = [
  'sms-campaign-updated',
  'caller-id-updated',
  'conversation-updated',
  'notification',
  'tenant-updated',
  'updated-balance',
  'waiting-list-updated',
] as const;
