import { awaitExport, exportToast } from '../../lib/awaited-exports';
import { problemOf } from '../../lib/graph/problem';
import { notify, notifyProblem } from '../toast/notify';
import { listTexts as t } from './list-page.texts';

/**
 * Orders a file. One toast says that it is being made and changes until it is there, or is not to be; the shell does that,
 * wherever one is by then (`use-export-news.ts`).
 * @throws what the server refuses
 */
export async function exportFile(order: () => Promise<{ jobId: string; resource: string }>): Promise<void> {
  const started = await order();
  const again = (): void => void exportFile(order).catch((error: unknown) => notifyProblem(problemOf(error)));
  awaitExport({ ...started, again });
  notify({
    id: exportToast(started.jobId),
    kind: 'async',
    title: t.exporting,
    text: t.exportingText,
    durationMs: Infinity,
  });
}
