import { Box } from '@chakra-ui/react/box';
import { TicketX } from 'lucide-react';
import type { Problem } from '../../lib/graph/problem';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { noListTexts as t } from './no-list.texts';
import { publicWaitingListTexts } from './public-waiting-list.texts';

/** In place of a list, or of a turn, that is being asked for, is not there, or could not be loaded. */
export default function NoList({ problem, onRetry }: { problem: Problem | null; onRetry: () => void }) {
  return problem === null ? (
    <Box role="status" aria-label={publicWaitingListTexts.loading} />
  ) : problem.code === 'not-found' ? (
    <StatePanel isPage icon={TicketX} tone="amber" title={t.gone}>
      {t.goneText}
    </StatePanel>
  ) : (
    <ErrorState isPage title={t.fault} problem={problem} onRetry={onRetry} />
  );
}
