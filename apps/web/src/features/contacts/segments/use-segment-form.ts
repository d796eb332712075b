import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeProblem, levelOf, sharingInitial, sharingInput } from '../../../domain/sharing/sharing';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import { useSaveRow } from '../../../ui/resource/use-save-row';
import { notify } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { isSegmentName, segmentFormAddress, segmentPath } from './segment-state';
import {
  CreateSegmentDocument,
  OpenSegmentDocument,
  SegmentTabsDocument,
  UpdateSegmentDocument,
  type SegmentTabFragment,
} from './segments.generated';

export interface SegmentFormOptions {
  /** The one to change, as it was when the form was opened; null: the conditions become one. */
  segment: SegmentTabFragment | null;
  filters: readonly Filter[];
  match: FiltersMatch;
  onSaved: () => void;
  /** Somebody else has changed it meanwhile: the form is drawn anew over theirs, and takes up what was typed. */
  onOvertaken?: (now: SegmentTabFragment) => void;
}

/** The form of a segment's name and of who sees it. A new one takes the conditions as they stand, and is open then. */
export function useSegmentForm({ segment, filters, match, onSaved, onOvertaken }: SegmentFormOptions) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const level = levelOf(segment, useUser());
  const address = segmentFormAddress(segment?.id);
  const initial = { name: segment?.name ?? '', ...sharingInitial(segment) };
  const reload = (): Promise<unknown> =>
    client.refetchQueries({ include: [SegmentTabsDocument] }).catch(() => undefined);
  const save = useSaveRow({
    address,
    row: segment,
    one: OpenSegmentDocument,
    create: CreateSegmentDocument,
    update: UpdateSegmentDocument,
    taken: { field: 'name', words: t.segmentTaken },
    onOvertaken: ({ segment: now }) => now && onOvertaken?.(now),
  });
  const form = useKeptForm({
    address,
    opensAt: pathname + search,
    initial,
    rules: { name: (name) => (isSegmentName(name) ? undefined : t.segmentNameRule) },
    submit: async (values) => {
      const name = values.name.trim();
      const input = { name, ...sharingInput(values, level) };
      const made = await save(
        values,
        initial,
        segment === null ? { ...input, filters, filtersMatch: match } : input,
      ).catch((error: unknown) => {
        if (segment === null) throw error;
        // What may be done with it is another than was drawn.
        void reload();
        throw changeProblem(problemOf(error), segment);
      });
      await reload();
      if (made?.createSegment)
        await navigate(segmentPath(made.createSegment), { replace: true, state: { keepScroll: true } });
      onSaved();
      notify({ kind: 'success', title: t.segmentSaved(name) });
    },
  });
  const theirs = form.theirsAs((name) => (name === 'name' ? t.segmentName : undefined));
  return { form, conflict: theirs && { theirs } };
}
