import { operationNames } from '@bellbird/resource-kit';
import { declared } from './declared.js';
import { leftOutFiles, peopleFiles, type Kind } from './two-tenants.js';

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
  'GET /app-settings/{id}': 'the platform’s own',
  'PUT /app-settings/{id}': 'the platform’s own',
  'GET /caller-ids/{id}': 'the shared sender is every tenant’s',
  'PUT /users/save-draft-campaign/{campaignId}':
    'a soft draft is the person’s own, whatever the path says; kept hard it is the row below',
  'PUT /users/discard-draft-campaign/{campaignId}': 'a soft draft is the person’s own, whatever the path says',
  'POST /users/merchants/{id}/support-session': 'the platform’s admin alone, where that business lets support in',
  'GET /users/merchants/{id}': 'the platform’s admin alone',
  'GET /users/merchants/export-file/{jobId}': 'the platform’s admin alone',
  'PUT /users/merchants/{id}/suspend': 'the platform’s admin alone',
  'PUT /users/merchants/{id}/reinstate': 'the platform’s admin alone',
  'POST /users/merchants/{id}/credit': 'the platform’s admin alone',
};

/** What an update of one changes, where that is not the first text of its sample. */
const changes: Readonly<Record<string, unknown>> = {
  contacts: { firstName: 'Changed' },
  settings: { value: '15' },
  notifications: { viewed: true },
  conversations: { status: 'done' },
};

/** The generic calls of every resource that the graph declares. */
const genericRows = declared.flatMap(({ base, verbs, kind, examples }): [name: string, row: Row][] => {
  const has = verbs.includes.bind(verbs);
  const [first = ''] = Object.keys(examples?.create ?? {});
  return [
    has('get') && [`GET /${base}/{id}`, { kind }],
    has('update') && [`PUT /${base}/{id}`, { kind, body: changes[base] ?? { [first]: 'Changed' } }],
    has('delete') && [`DELETE /${base}/{id}`, { kind }],
    has('trash') && [`PUT /${base}/restore/{id}`, { kind: `trashed ${kind}` }],
    has('export') && [`GET /${base}/export-file/{jobId}`, { kind: `export of ${base}` }],
    has('bulk-delete') && [`GET /${base}/jobs/{jobId}`, { kind: `job of ${base}` }],
  ].filter((each): each is [string, Row] => each !== false && !((each[0] as string) in everybodys));
});

/** Every REST call with an id in its path: what the id leads to. A call without a row fails the matrix. */
export const restRows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(genericRows),
  'GET /contacts/{id}/timeline': { kind: 'contact' },
  'GET /contacts/import-from-file/{jobId}': { kind: 'import' },
  'POST /contacts/import-from-file/{jobId}/undo': { kind: 'import' },
  'PUT /attributes/add-item-attribute/{id}': { kind: 'category', body: { item: 'Changed' } },
  'GET /sms-campaigns/details/{id}': { kind: 'campaign' },
  'POST /sms-campaigns/details/{id}/export-file': { kind: 'campaign' },
  [`GET /${peopleFiles}/export-file/{jobId}`]: { kind: `export of ${peopleFiles}` },
  [`GET /${leftOutFiles}/export-file/{jobId}`]: { kind: `export of ${leftOutFiles}` },
  'GET /sms-campaigns/details/{id}/message/{ordinal}': { kind: 'campaign' },
  'GET /conversations/{id}/messages': { kind: 'conversation' },
  'POST /conversations/{id}/reply': { kind: 'conversation', body: { text: 'See you at six' } },
  'GET /automations/{id}/preview': { kind: 'one of automations' },
  'POST /sms-templates/{id}/duplicate': { kind: 'template' },
  'POST /users/{id}/resend-invitation': { kind: 'one of users' },
  'DELETE /users/{id}/sessions': { kind: 'one of users' },
  'POST /users/{id}/reset-2fa': { kind: 'one of users' },
  'DELETE /users/sessions/{id}': { kind: 'log-in' },
  'PUT /waiting-list/turn/{id}': { kind: 'turn', body: { note: 'Changed' } },
  'PUT /waiting-list/{id}': { kind: 'turn', body: { note: 'Changed' } },
  'GET /files/{id}': { kind: 'file' },
  'POST /files/{id}/complete': { kind: 'file' },
  'DELETE /files/{id}': { kind: 'file' },
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

export const everybodysFields: Readonly<Record<string, string>> = {
  appService: 'the platform’s own price list',
  appSetting: 'the platform’s own',
  updateAppSetting: 'the platform’s own',
  startSupportSession: 'the platform’s admin alone, where that business lets support in',
  merchant: 'the platform’s admin alone',
  merchantsExport: 'the platform’s admin alone',
  merchantPeople: 'the platform’s admin alone',
  merchantActs: 'the platform’s admin alone',
  suspendMerchant: 'the platform’s admin alone',
  reinstateMerchant: 'the platform’s admin alone',
  giveCredit: 'the platform’s admin alone',
  callerId: 'the shared sender is every tenant’s',
  smsCampaignsAnalytics: 'a sender that narrows what is one’s own to nothing',
  optOut: 'by a link, whoever holds it',
  optOutInfo: 'by a link, whoever holds it',
};

const genericFields = declared.flatMap(({ base, one, many, verbs, kind }): [field: string, kind: Kind][] => {
  const name = operationNames({ one, many });
  const has = verbs.includes.bind(verbs);
  return [
    has('get') && [name.get, kind],
    has('update') && [name.update, kind],
    has('delete') && [name.delete, kind],
    has('trash') && [name.restore, `trashed ${kind}`],
    has('export') && [name.exportJob, `export of ${base}`],
    has('bulk-delete') && [name.bulkJob, `job of ${base}`],
  ].filter((each): each is [string, Kind] => each !== false && !((each[0] as string) in everybodysFields));
});

/** Every operation of the graph with an id among its arguments. */
export const graphRows: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(genericFields),
  contactTimeline: 'contact',
  contactsImport: 'import',
  undoContactsImport: 'import',
  addAttributeItem: 'category',
  saveHardDraft: 'draft',
  campaignLeftOut: 'campaign',
  campaignRecipients: 'campaign',
  smsCampaignBill: 'campaign',
  campaignPeople: 'campaign',
  exportCampaignRecipients: 'campaign',
  campaignRecipientsExport: `export of ${peopleFiles}`,
  campaignMessage: 'campaign',
  exportCampaignLeftOut: 'campaign',
  campaignLeftOutExport: `export of ${leftOutFiles}`,
  campaignPace: 'campaign',
  automationPreview: 'one of automations',
  duplicateSmsTemplate: 'template',
  conversationMessages: 'conversation',
  replyTerms: 'conversation',
  replyToConversation: 'conversation',
  resendInvitation: 'one of users',
  endUserSessions: 'one of users',
  resetTwoFactor: 'one of users',
  endLogIn: 'log-in',
  changeTurn: 'turn',
  updateTurn: 'turn',
  file: 'file',
  completeFile: 'file',
  deleteFile: 'file',
  setDefaultPaymentMethod: 'card',
  deletePaymentMethod: 'card',
};
