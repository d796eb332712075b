// Generated from the resources of the services: npm run generate.
/** Where the exports of each resource are asked for. */
export const exportBases: Readonly<Record<string, string>> = {
  attributes: 'attributes',
  audiences: 'audiences',
  auditEntries: 'audit-trail',
  contacts: 'contacts',
  inboundSmsList: 'inbound-sms',
  merchants: 'users/merchants',
  segments: 'segments',
  smsCampaigns: 'sms-campaigns',
  smsTemplates: 'sms-templates',
  tags: 'tags',
  turns: 'waiting-list',
  users: 'users',
};
