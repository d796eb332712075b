import { exportFailedWords, exportReadyTitle, resourceWord } from '@bellbird/notices';
import { problemOf } from '../../../lib/graph/problem';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { awaitedExports, endExport, useAwaitsExport } from '../../../lib/notices/awaited-exports';
import { downloadExport, readExport } from '../../../lib/notices/download-export';
import { noticeTexts as t } from '../../../lib/notices/notice.texts';
import { notify, notifyProblem } from '../../../ui/toast/notify';

/** After so long a page waits for a file no more; the bell tells of it all the same. */
export const patienceMs = 15 * 60_000;
type Ending = 'completed' | 'failed' | 'slow';

/** Says once what became of an export that was asked for in this tab; of others the bell tells alone. */
function tell(jobId: string, ending: Ending): void {
  const ended = endExport(jobId);
  if (ended === undefined) return;
  if (ending === 'failed')
    return void notify({
      kind: 'warning',
      title: exportFailedWords.title(ended.resource),
      text: exportFailedWords.text,
      action: { label: t.exportAgain, run: ended.again },
    });
  if (ending === 'slow')
    return void notify({ kind: 'async', title: t.exportSlow(resourceWord(ended.resource)), text: t.exportSlowText });
  notify({
    kind: 'success',
    title: exportReadyTitle(ended.resource),
    action: {
      label: t.download,
      run: () => void downloadExport(ended).catch((error: unknown) => notifyProblem(problemOf(error))),
    },
  });
}

async function look(): Promise<void> {
  for (const { jobId, resource, since } of awaitedExports()) {
    const { status } = await readExport({ jobId, resource }).catch(() => ({ status: 'unknown' }));
    if (status === 'completed' || status === 'failed') tell(jobId, status);
    else if (Date.now() - since > patienceMs) tell(jobId, 'slow');
  }
}

/** Waits for exports: by their notification, given to what this answers, and by a look now and then, since news may be lost. */
export function useExportNews(): (notice: { type: string; data: unknown }) => void {
  useReadsBesideHints(useAwaitsExport(), () => void look());
  return ({ type, data }) => {
    const ending = type === 'export-success' ? 'completed' : type === 'export-failed' ? 'failed' : null;
    const { jobId } = (data ?? {}) as { jobId?: unknown };
    if (ending !== null && typeof jobId === 'string') tell(jobId, ending);
  };
}
