import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { changeProblem, levelOf, sharedAsBefore } from '../../../domain/sharing/sharing';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { offerUndo } from '../../../ui/toast/undo';
import { contactsTexts as t } from '../contacts.texts';
import {
  CreateSegmentDocument,
  DeleteSegmentDocument,
  SegmentTabsDocument,
  UpdateSegmentDocument,
} from './segments.generated';
import { useSegments } from './use-segments';

/** The segment that is open, and what can be done with it: it takes the conditions as they stand, or goes. */
export function useOpenSegment(filters: readonly Filter[], match: FiltersMatch) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const user = useUser();
  const { open, isOpenEdited } = useSegments();
  const reload = (): Promise<unknown> => client.refetchQueries({ include: [SegmentTabsDocument] });

  const doing = (work: () => Promise<void>) => (): void =>
    void work().catch(async (error: unknown) => {
      notifyProblem(changeProblem(problemOf(error), open!));
      await reload();
    });

  const saveChanges = doing(async () => {
    await client.mutate({
      mutation: UpdateSegmentDocument,
      variables: { id: open!.id, input: { filters, filtersMatch: match, version: open!.version } },
    });
    notify({ kind: 'success', title: t.segmentSaved(open!.name) });
    await reload();
  });
  const remove = doing(async () => {
    const gone = open!;
    await client.mutate({ mutation: DeleteSegmentDocument, variables: { id: gone.id } });
    await navigate('/contacts', { state: { keepScroll: true } });
    await reload();
    offerUndo(
      t.segmentDeleted(gone.name),
      doing(async () => {
        await client.mutate({
          mutation: CreateSegmentDocument,
          variables: {
            input: {
              name: gone.name,
              filters: gone.filters,
              filtersMatch: gone.filtersMatch,
              ...sharedAsBefore(gone, user.id),
            },
          },
        });
        await reload();
      }),
    );
  });
  return { open, level: levelOf(open, user), isOpenEdited, saveChanges, remove };
}
