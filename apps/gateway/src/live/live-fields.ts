import type { LiveEventType } from '@bellbird/live-events';

/** A live event as a subscription field: which event it listens to and which query shows it anew. */
export interface LiveField {
  event: LiveEventType;
  /** The Query field that is run, as the viewer, on each event; its rule is the subscription's rule too. */
  root: string;
  /** The root takes the event's id. */
  byId: boolean;
}

export const liveFields: ReadonlyMap<string, LiveField> = new Map([
  ['notification', { event: 'notification', root: 'notification', byId: true }],
  ['updatedBalance', { event: 'updated-balance', root: 'balanceInformation', byId: false }],
  ['smsCampaignUpdated', { event: 'sms-campaign-updated', root: 'smsCampaign', byId: true }],
  ['callerIdUpdated', { event: 'caller-id-updated', root: 'callerId', byId: true }],
  ['tenantUpdated', { event: 'tenant-updated', root: 'tenantFromUser', byId: false }],
]);

/** The gateway's own part of the schema: the five live events of spec point 3. An `id` narrows a stream to one thing. */
export const subscriptionSdl = `
extend schema { subscription: Subscription }
type Subscription {
  "A notification came in"
  notification: Notification
  "The balance changed"
  updatedBalance: BalanceInformation
  "A campaign's state or counts changed"
  smsCampaignUpdated(id: ID): SmsCampaign
  "A sender was verified or changed"
  callerIdUpdated(id: ID): CallerId
  "Account settings changed"
  tenantUpdated: Tenant
}
`;
