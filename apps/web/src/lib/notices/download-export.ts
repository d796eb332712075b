import { callRest } from '../graph/call-rest';
import { Problem } from '../graph/problem';
import { noticeTexts as t } from './notice.texts';

/** Where each resource's exports are asked for. */
const bases: Readonly<Record<string, string>> = {
  contacts: 'contacts', smsCampaigns: 'sms-campaigns', smsTemplates: 'sms-templates', tags: 'tags', attributes: 'attributes', segments: 'segments', audiences: 'audiences', inboundSmsList: 'inbound-sms',
};

/**
 * Fetches the finished file of an export. Its link is signed and short-lived, so it is asked for at the moment of the click.
 * @throws Problem
 */
export async function downloadExport({ jobId, resource }: { jobId: string; resource: string }): Promise<void> {
  const base = bases[resource];
  const { url } = base === undefined ? { url: null } : await callRest<{ url: string | null }>(`/${base}/export-file/${encodeURIComponent(jobId)}`);
  if (url === null) throw new Problem('not-found', t.exportGoneTitle, t.exportGone);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
