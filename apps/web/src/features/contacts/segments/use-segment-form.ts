import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changeProblem, levelOf, sharingInitial, sharingInput } from '../../../domain/sharing/sharing';
import { Problem, problemAt, problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { segmentPath } from './segment-state';
import {
  CreateSegmentDocument,
  SegmentTabsDocument,
  UpdateSegmentDocument,
  type SegmentTabFragment,
} from './segments.generated';

interface SegmentForm {
  /** The one that is named anew; null for conditions that become one. */
  segment: SegmentTabFragment | null;
  filters: readonly Filter[];
  match: FiltersMatch;
  onSaved: () => void;
}

/** The form of a segment's name and of who sees it. A new one takes the conditions as they stand, and is open then. */
export function useSegmentForm({ segment, filters, match, onSaved }: SegmentForm) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const level = levelOf(segment, useUser());
  // Of what was typed over: whoever was quicker is not overwritten by a second press.
  const [version] = useState(segment?.version);
  const reload = (): Promise<unknown> => client.refetchQueries({ include: [SegmentTabsDocument] });
  const make = async (input: object): Promise<void> => {
    const { data } = await client.mutate({
      mutation: CreateSegmentDocument,
      variables: { input: { ...input, filters, filtersMatch: match } },
    });
    await reload();
    if (data?.createSegment)
      await navigate(segmentPath(data.createSegment), { replace: true, state: { keepScroll: true } });
  };
  const change = async ({ id }: SegmentTabFragment, input: object): Promise<void> => {
    await client.mutate({ mutation: UpdateSegmentDocument, variables: { id, input: { ...input, version } } });
    await reload();
  };
  return useForm({
    initial: { name: segment?.name ?? '', ...sharingInitial(segment) },
    rules: { name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.segmentNameRule : undefined) },
    submit: async ({ name: typed, ...sharing }) => {
      const name = typed.trim();
      const input = { name, ...sharingInput(sharing, level) };
      try {
        await (segment === null ? make(input) : change(segment, input));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'duplicate-name') throw problemAt(problem, 'name', t.segmentTaken);
        if (segment === null) throw problem;
        // What it is by now, or what may be done with it, is another than was drawn.
        void reload().catch(() => undefined);
        if (problem.code === 'version-conflict')
          throw new Problem(problem.code, t.segmentOvertakenTitle, t.segmentOvertaken);
        throw changeProblem(problem, segment);
      }
      onSaved();
      notify({ kind: 'success', title: t.segmentSaved(name) });
    },
  });
}
