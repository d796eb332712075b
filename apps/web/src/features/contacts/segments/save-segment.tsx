import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { BookmarkPlus, ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { useReopenedForm } from '../../../ui/form/state/reopened-form';
import { contactsTexts as t } from '../contacts.texts';
import { segmentFormAddress } from './segment-state';
import type { SegmentTabFragment } from './segments.generated';
import { useOpenSegment } from './use-open-segment';

const SegmentDialog = lazy(() => fetchCode(() => import('./segment-dialog')));

/** Keeps the filter's conditions under a name; a segment that is open takes their changes, is renamed and shared, or goes. */
export function SaveSegment({ filters, match }: { filters: readonly Filter[]; match: FiltersMatch }) {
  const mayEdit = useMay('campaign-editor');
  const { open, level, isOpenEdited, saveChanges, remove } = useOpenSegment(filters, match);
  const [naming, setNaming] = useState<{ segment: SegmentTabFragment | null } | null>(null);
  // A new one is opened again by the views over the list, which are always there.
  useReopenedForm(open === null ? '' : segmentFormAddress(open.id), () => setNaming({ segment: open }));
  if (!mayEdit) return null;
  return (
    <>
      {open === null ? (
        <Button onClick={() => setNaming({ segment: null })}>
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
                <Menu.Item value="new" onClick={() => setNaming({ segment: null })}>
                  {t.saveAsNew}
                </Menu.Item>
                {level !== 'view' && (
                  <Menu.Item value="change" onClick={() => setNaming({ segment: open })}>
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
      {naming && (
        <Suspense fallback={null}>
          <SegmentDialog
            key={naming.segment?.version}
            segment={naming.segment}
            filters={filters}
            match={match}
            onClose={() => setNaming(null)}
            onOvertaken={(segment) => setNaming({ segment })}
          />
        </Suspense>
      )}
    </>
  );
}
