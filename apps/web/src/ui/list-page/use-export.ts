import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { may, useUser } from '../../lib/session/session';
import { notifyProblem } from '../toast/notify';
import { exportFile, exportOf } from './export-file';
import type { ListAction, ListDeclaration, ListQuery } from './list-declaration';
import { listTexts as t } from './list-page.texts';
import { askedFilters } from './state/list-query';
import { readListState } from './state/list-state';

/** Asks for a file of what the list shows now, all pages of it and what is folded in it too; what becomes of it is told wherever one is by then, with a way to try again. Null where the list offers none. */
export function useExport<Data, Row extends { id: string }>(
  declaration: ListDeclaration<Data, Row>,
): ListAction | null {
  const client = useApolloClient();
  const user = useUser();
  const [params] = useSearchParams();
  const running = useRef(false);
  const { exporting } = declaration;
  if (exporting === undefined || (exporting.permission !== undefined && !may(user, exporting.permission))) return null;
  const run = async (query: ListQuery): Promise<void> => {
    if (running.current) return;
    running.current = true;
    try {
      await exportFile(exportOf(client, exporting, query));
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  };
  const shown = (): ListQuery => {
    const state = readListState(params);
    return {
      ...askedFilters(state, { ...declaration, folds: [] }),
      sortBy: state.sort ?? declaration.defaultSort ?? null,
    };
  };
  return { label: t.export, icon: Download, run: () => void run(shown()) };
}
