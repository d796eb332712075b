import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { awaitExport } from '../../lib/notices/awaited-exports';
import { Button } from '../button';
import { notify, notifyProblem } from '../toast/notify';
import type { ListDeclaration, ListQuery } from './list-declaration';
import { listTexts as t } from './list-page.texts';
import { askedFilters } from './state/list-query';
import { readListState } from './state/list-state';

/** Asks for a file of what the list shows now, all pages of it; what becomes of it is told wherever one is by then, with a way to try again. */
export function ExportButton<Data, Row extends { id: string }>({
  declaration,
  start,
}: {
  declaration: ListDeclaration<Data, Row>;
  start: (query: ListQuery) => Promise<{ jobId: string; resource: string }>;
}) {
  const [params] = useSearchParams();
  const running = useRef(false);
  async function run(query: ListQuery): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      awaitExport({ ...(await start(query)), again: () => void run(query) });
      notify({ kind: 'async', title: t.exporting, text: t.exportingText });
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  const shown = (): ListQuery => {
    const state = readListState(params);
    return { ...askedFilters(state, declaration), sortBy: state.sort ?? declaration.defaultSort ?? null };
  };
  return (
    <Button minH={{ base: '44px', md: '36px' }} onClick={() => void run(shown())}>
      <Download aria-hidden />
      {t.export}
    </Button>
  );
}
