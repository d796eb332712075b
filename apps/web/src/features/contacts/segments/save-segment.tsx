import { useApolloClient } from '@apollo/client/react';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { BookmarkPlus, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
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

const SegmentDialog = lazy(() => fetchCode(() => import('./segment-dialog')));

/** Keeps the filter's conditions under a name; of a segment that is open, its changes, or it goes. */
export function SaveSegment({ filters, match }: { filters: readonly Filter[]; match: FiltersMatch }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const mayEdit = useMay('campaign-editor');
  const { open, isOpenEdited } = useSegments();
  const [isNaming, setNaming] = useState(false);
  if (!mayEdit) return null;
  const reload = (): Promise<unknown> => client.refetchQueries({ include: [SegmentTabsDocument] });
  const doing = (work: () => Promise<void>) => (): void =>
    void work().catch((error: unknown) => notifyProblem(problemOf(error)));

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
          variables: { input: { name: gone.name, filters: gone.filters, filtersMatch: gone.filtersMatch } },
        });
        await reload();
      }),
    );
  });
  return (
    <>
      {open === null ? (
        <Button minH={{ base: '44px', md: '36px' }} onClick={() => setNaming(true)}>
          <BookmarkPlus aria-hidden />
          {t.saveSegment}
        </Button>
      ) : (
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button minH={{ base: '44px', md: '36px' }}>
              {t.segmentMenu}
              <ChevronDown aria-hidden />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {isOpenEdited && (
                  <Menu.Item value="save" onClick={saveChanges}>
                    {t.saveChanges}
                  </Menu.Item>
                )}
                <Menu.Item value="new" onClick={() => setNaming(true)}>
                  {t.saveAsNew}
                </Menu.Item>
                <Menu.Item value="delete" color="red" onClick={remove}>
                  {t.deleteSegment}
                </Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
      {isNaming && (
        <Suspense fallback={null}>
          <SegmentDialog filters={filters} match={match} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  );
}
