import { callRest } from '../../lib/graph/call-rest';
import { exportBases } from '../../lib/graph/export-bases.generated';
import { Problem } from '../../lib/graph/problem';
import { noticeTexts as t } from './notice.texts';

/** Where files are asked for that are no list of a resource. */
const otherBases: Readonly<Record<string, string>> = {
  campaignRecipients: 'sms-campaigns/details',
  campaignLeftOut: 'sms-campaigns/details/left-out',
};

interface ExportJob {
  status: string;
  /** Percent. */
  progress: number;
  /** In the file so far. */
  rows: number;
  url: string | null;
}

/** How an export stands. @throws Problem */
export async function readExport({ jobId, resource }: { jobId: string; resource: string }): Promise<ExportJob> {
  const base = exportBases[resource] ?? otherBases[resource];
  if (base === undefined) throw new Problem('not-found', t.exportGoneTitle, t.exportGone);
  return callRest<ExportJob>(`/${base}/export-file/${encodeURIComponent(jobId)}`);
}

/**
 * Fetches the finished file of an export. Its link is signed and short-lived, so it is asked for at the moment of the click.
 * @throws Problem
 */
export async function downloadExport(exportOf: { jobId: string; resource: string }): Promise<void> {
  const { url } = await readExport(exportOf);
  if (url === null) throw new Problem('not-found', t.exportGoneTitle, t.exportGone);
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
