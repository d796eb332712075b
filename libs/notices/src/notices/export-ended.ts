import * as v from 'valibot';
import { defineNotice } from '../define-notice.js';

/** What people call the rows of each resource, by its `many`. */
const called: Readonly<Record<string, string>> = {
  contacts: 'contacts',
  smsCampaigns: 'campaigns',
  campaignRecipients: 'a campaign’s people',
  campaignLeftOut: 'who was left out',
  smsTemplates: 'templates',
  tags: 'tags',
  attributes: 'custom fields',
  segments: 'segments',
  audiences: 'groups',
  inboundSmsList: 'replies',
  users: 'people',
  auditEntries: 'who did what',
  merchants: 'businesses',
};
/** "contacts", or "your list" of a resource that has no word here. */
export const resourceWord = (resource: string): string => called[resource] ?? 'your list';

/** The same words for who waits for the file on the page. */
export const exportReadyTitle = (resource: string): string => `Your export of ${resourceWord(resource)} is ready`;
export const exportFailedWords = {
  title: (resource: string): string => `Your export of ${resourceWord(resource)} could not be made`,
  text: 'Your data is safe. Export again. If it keeps failing, tell us when it happened.',
};

/** A file is ready: told to the one who asked for it. */
export const exportSuccessNotice = defineNotice({
  type: 'export-success',
  data: v.object({ jobId: v.string(), resource: v.string(), rows: v.number() }),
  example: { jobId: '01920000-0000-7000-8000-0000000000f1', resource: 'contacts', rows: 1_846 },
  look: 'file',
  words: ({ jobId, resource, rows }, say) => ({
    title: exportReadyTitle(resource),
    text: say.count(rows, '# row', '# rows'),
    exportOf: { jobId, resource },
  }),
});

/** A file will never be: told to the one who waits for it. */
export const exportFailedNotice = defineNotice({
  type: 'export-failed',
  /** `reason`: a code of the API, or internal; notices of before do not say it. */
  data: v.object({ jobId: v.string(), resource: v.string(), reason: v.optional(v.string()) }),
  example: { jobId: '01920000-0000-7000-8000-0000000000f1', resource: 'contacts', reason: 'internal' },
  look: 'fileFailed',
  words: ({ resource }) => ({
    title: exportFailedWords.title(resource),
    text: exportFailedWords.text,
  }),
});
