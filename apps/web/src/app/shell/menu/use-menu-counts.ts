import { useQuery } from '@apollo/client/react';
import { useUnseenCounts } from '../../../domain/notices/seen';
import { useFirstAnswers } from '../../../lib/graph/asking/first-answers';
import { ShellCountsDocument } from '../news/shell-news.generated';
import { menuCounts, type MenuCounts } from './menu-counts';

const running = {
  running: { filters: [{ field: 'status', type: 'enum', operation: 'equals', value: 'running' }], limit: 20 },
};

/** The figures of the menu. They come after what the first page asks; `ShellNews` keeps them right. */
export function useMenuCounts(): MenuCounts {
  const skip = !useFirstAnswers();
  const { data } = useQuery(ShellCountsDocument, { variables: running, errorPolicy: 'all', skip });
  const { replies } = useUnseenCounts(skip);
  return menuCounts(data, replies);
}
