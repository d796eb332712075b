import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { notifyProblem } from '../toast/notify';
import { exportFile } from './export-file';
import type { ListAction, ListDeclaration, ListQuery } from './list-declaration';
import { listTexts as t } from './list-page.texts';
import { askedFilters } from './state/list-query';
import { readListState } from './state/list-state';

/** Asks for a file of what the list shows now, all pages of it and what is folded in it too; what becomes of it is told wherever one is by then, with a way to try again. */
export function useExport<Data, Row extends { id: string }>(
  declaration: ListDeclaration<Data, Row>,
  start: (query: ListQuery) => Promise<{ jobId: string; resource: string }>,
): ListAction {
  const [params] = useSearchParams();
  const running = useRef(false);
  async function run(query: ListQuery): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await exportFile(() => start(query));
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  const shown = (): ListQuery => {
    const state = readListState(params);
    return {
      ...askedFilters(state, { ...declaration, folds: [] }),
      sortBy: state.sort ?? declaration.defaultSort ?? null,
    };
  };
  return { label: t.export, icon: Download, run: () => void run(shown()) };
}
