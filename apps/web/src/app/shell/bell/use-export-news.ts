import { useEffect } from 'react';
import { exportFailedWords, exportReadyTitle, resourceWord } from '@bellbird/notices';
import { downloadExport, readExport } from '../../../domain/notices/download-export';
import { noticeTexts as t } from '../../../domain/notices/notice.texts';
import { awaitedExports, endExport, exportToast, useAwaitsExport } from '../../../lib/awaited-exports';
import { problemOf } from '../../../lib/graph/problem';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { listTexts } from '../../../ui/list-page/list-page.texts';
import { changeToast, notify, notifyProblem } from '../../../ui/toast/notify';

/** After so long a page waits for a file no more; the bell tells of it all the same. */
export const patienceMs = 15 * 60_000;
/** How often its toast says how far it is. */
const progressMs = 2_000;
type Ending = 'completed' | 'failed' | 'slow';

/** Says once what became of an export that was asked for in this tab; of others the bell tells alone. */
function tell(jobId: string, ending: Ending): void {
  const ended = endExport(jobId);
  if (ended === undefined) return;
  const id = exportToast(jobId);
  if (ending === 'failed')
    return void notify({
      id,
      kind: 'warning',
      title: exportFailedWords.title(ended.resource),
      text: exportFailedWords.text,
      action: { label: t.exportAgain, run: ended.again },
    });
  if (ending === 'slow')
    return void notify({
      id,
      kind: 'async',
      title: t.exportSlow(resourceWord(ended.resource)),
      text: t.exportSlowText,
    });
  notify({
    id,
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
    const job = await readExport({ jobId, resource }).catch(() => null);
    // Its news may have come meanwhile.
    if (!awaitedExports().some((awaited) => awaited.jobId === jobId)) continue;
    if (job?.status === 'completed' || job?.status === 'failed') tell(jobId, job.status);
    else if (performance.now() - since > patienceMs) tell(jobId, 'slow');
    else if (job !== null && job.rows > 0)
      changeToast({
        id: exportToast(jobId),
        kind: 'async',
        title: listTexts.exporting,
        text: t.exportProgress(job.progress, job.rows),
        durationMs: Infinity,
      });
  }
}

/** Waits for exports: by their notification, given to what this answers, and by a look now and then, since news may be lost. */
export function useExportNews(): (notice: { type: string; data: unknown }) => void {
  const isAwaited = useAwaitsExport();
  useReadsBesideHints(isAwaited, () => void look());
  // How far it is has no event.
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setInterval(() => void look(), progressMs);
    return () => clearInterval(timer);
  }, [isAwaited]);
  return ({ type, data }) => {
    const ending = type === 'export-success' ? 'completed' : type === 'export-failed' ? 'failed' : null;
    const { jobId } = (data ?? {}) as { jobId?: unknown };
    if (ending !== null && typeof jobId === 'string') tell(jobId, ending);
  };
}
