import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../lib/graph/problem';
import { Button } from '../button';
import { notify, notifyProblem } from '../toast/notify';
import type { ListDeclaration, ListQuery } from './list-declaration';
import { listTexts as t } from './list-page.texts';
import { askedFilters } from './state/list-query';
import { readListState } from './state/list-state';

/** Asks for a file of what the list shows now, all pages of it; a notification brings it. */
export function ExportButton<Data, Row extends { id: string }>({ declaration, start }: { declaration: ListDeclaration<Data, Row>; start: (query: ListQuery) => Promise<unknown> }) {
  const [params] = useSearchParams();
  const running = useRef(false);
  async function run(): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      const state = readListState(params);
      await start({ ...askedFilters(state, declaration), sortBy: state.sort ?? declaration.defaultSort ?? null });
      notify({ kind: 'async', title: t.exporting, text: t.exportingText });
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  return <Button minH={{ base: '44px', md: '36px' }} onClick={() => void run()}><Download aria-hidden />{t.export}</Button>;
}
