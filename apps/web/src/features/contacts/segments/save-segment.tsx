import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { BookmarkPlus, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { contactsTexts as t } from '../contacts.texts';
import { useOpenSegment } from './use-open-segment';

const SegmentDialog = lazy(() => fetchCode(() => import('./segment-dialog')));

/** Keeps the filter's conditions under a name; a segment that is open takes their changes, is renamed and shared, or goes. */
export function SaveSegment({ filters, match }: { filters: readonly Filter[]; match: FiltersMatch }) {
  const mayEdit = useMay('campaign-editor');
  const { open, level, isOpenEdited, saveChanges, remove } = useOpenSegment(filters, match);
  const [naming, setNaming] = useState<'new' | 'open' | null>(null);
  if (!mayEdit) return null;
  return (
    <>
      {open === null ? (
        <Button onClick={() => setNaming('new')}>
          <BookmarkPlus aria-hidden />
          {t.saveSegment}
        </Button>
      ) : (
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button>
              {t.segmentMenu}
              <ChevronDown aria-hidden />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {isOpenEdited && level !== 'view' && (
                  <Menu.Item value="save" onClick={saveChanges}>
                    {t.saveChanges}
                  </Menu.Item>
                )}
                <Menu.Item value="new" onClick={() => setNaming('new')}>
                  {t.saveAsNew}
                </Menu.Item>
                {level !== 'view' && (
                  <Menu.Item value="change" onClick={() => setNaming('open')}>
                    {t.nameAndSharing}
                  </Menu.Item>
                )}
                {level === 'all' && (
                  <Menu.Item value="delete" color="red" onClick={remove}>
                    {t.deleteSegment}
                  </Menu.Item>
                )}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
      {(naming === 'new' || (naming === 'open' && open !== null)) && (
        <Suspense fallback={null}>
          <SegmentDialog
            segment={naming === 'open' ? open : null}
            filters={filters}
            match={match}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}
