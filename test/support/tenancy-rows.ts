import type { Kind } from './two-tenants.js';

export interface Row {
  /** What the id is of. */
  kind: Kind;
  /** A body that is right, so that the id is what is decided by. */
  body?: unknown;
  search?: string;
}

/** Ids that are no tenant's, and why. */
export const everybodys: Readonly<Record<string, string>> = {
  'GET /app-services/{id}': 'the platform’s own price list',
  'GET /caller-ids/{id}': 'the shared sender is every tenant’s',
  'PUT /users/save-draft-campaign/{campaignId}':
    'a soft draft is the person’s own, whatever the path says; kept hard it is the row below',
  'PUT /users/discard-draft-campaign/{campaignId}': 'a soft draft is the person’s own, whatever the path says',
};

const plain = (base: string, kind: Kind, body: unknown): Record<string, Row> => ({
  [`GET /${base}/{id}`]: { kind },
  [`PUT /${base}/{id}`]: { kind, body },
  [`DELETE /${base}/{id}`]: { kind },
});
const exports = (base: string): Record<string, Row> => ({
  [`GET /${base}/export-file/{jobId}`]: { kind: `export of ${base}` },
});
const jobs = (base: string): Record<string, Row> => ({ [`GET /${base}/jobs/{jobId}`]: { kind: `job of ${base}` } });

/** Every REST call with an id in its path: what the id leads to. A call without a row fails the matrix. */
export const restRows: Readonly<Record<string, Row>> = {
  ...plain('contacts', 'contact', { firstName: 'Changed' }),
  ...exports('contacts'),
  ...jobs('contacts'),
  'PUT /contacts/restore/{id}': { kind: 'trashed contact' },
  'GET /contacts/import-from-file/{jobId}': { kind: 'import' },
  'POST /contacts/import-from-file/{jobId}/undo': { kind: 'import' },
  ...plain('attributes', 'attribute', { name: 'Changed' }),
  ...exports('attributes'),
  ...jobs('attributes'),
  'PUT /attributes/add-item-attribute/{id}': { kind: 'category', body: { item: 'Changed' } },
  ...plain('tags', 'tag', { name: 'Changed' }),
  ...exports('tags'),
  ...jobs('tags'),
  ...plain('segments', 'segment', { name: 'Changed' }),
  ...exports('segments'),
  ...jobs('segments'),
  ...plain('audiences', 'audience', { name: 'Changed' }),
  ...exports('audiences'),
  ...jobs('audiences'),
  ...plain('sms-campaigns', 'draft', { name: 'Changed' }),
  ...exports('sms-campaigns'),
  ...jobs('sms-campaigns'),
  'GET /sms-campaigns/details/{id}': { kind: 'campaign' },
  ...plain('sms-templates', 'template', { name: 'Changed' }),
  ...exports('sms-templates'),
  ...jobs('sms-templates'),
  'PUT /sms-templates/restore/{id}': { kind: 'trashed template' },
  'GET /inbound-sms/{id}': { kind: 'inbound' },
  'DELETE /inbound-sms/{id}': { kind: 'inbound' },
  ...exports('inbound-sms'),
  ...jobs('inbound-sms'),
  'GET /notifications/{id}': { kind: 'notification' },
  'DELETE /notifications/{id}': { kind: 'notification' },
  ...jobs('notifications'),
  'PUT /tenants/default-payment-method/{id}': { kind: 'card' },
  'DELETE /tenants/payment-method/{id}': { kind: 'card' },
};

/** More to ask of calls that stand among everybody's. */
export const furtherRows: readonly (Row & { name: string })[] = [
  {
    name: 'PUT /users/save-draft-campaign/{campaignId}',
    kind: 'draft',
    search: '?hardDraft=true',
    body: { name: 'Changed' },
  },
];

const crud = (one: string, many: string, kind: Kind, base: string): Record<string, Kind> => ({
  [one.charAt(0).toLowerCase() + one.slice(1)]: kind,
  [`update${one}`]: kind,
  [`delete${one}`]: kind,
  [`${many}Export`]: `export of ${base}`,
  [`${many}Job`]: `job of ${base}`,
});

/** Every operation of the graph with an id among its arguments. */
export const graphRows: Readonly<Record<string, Kind>> = {
  ...crud('Contact', 'contacts', 'contact', 'contacts'),
  restoreContact: 'trashed contact',
  contactsImport: 'import',
  undoContactsImport: 'import',
  ...crud('Attribute', 'attributes', 'attribute', 'attributes'),
  addAttributeItem: 'category',
  ...crud('Tag', 'tags', 'tag', 'tags'),
  ...crud('Segment', 'segments', 'segment', 'segments'),
  ...crud('Audience', 'audiences', 'audience', 'audiences'),
  ...crud('SmsCampaign', 'smsCampaigns', 'draft', 'sms-campaigns'),
  saveHardDraft: 'draft',
  campaignLeftOut: 'campaign',
  campaignRecipients: 'campaign',
  ...crud('SmsTemplate', 'smsTemplates', 'template', 'sms-templates'),
  restoreSmsTemplate: 'trashed template',
  inboundSms: 'inbound',
  deleteInboundSms: 'inbound',
  inboundSmsListExport: 'export of inbound-sms',
  inboundSmsListJob: 'job of inbound-sms',
  notification: 'notification',
  deleteNotification: 'notification',
  notificationsJob: 'job of notifications',
  setDefaultPaymentMethod: 'card',
  deletePaymentMethod: 'card',
};

export const everybodysFields: Readonly<Record<string, string>> = {
  appService: 'the platform’s own price list',
  callerId: 'the shared sender is every tenant’s',
  optOut: 'by a link, whoever holds it',
  optOutInfo: 'by a link, whoever holds it',
};
