import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { segmentPath } from './segment-state';
import { CreateSegmentDocument, SegmentTabsDocument } from './segments.generated';

interface NewSegment {
  filters: readonly Filter[];
  match: FiltersMatch;
  onSaved: () => void;
}

/** The form that names conditions; once it is saved, the segment is open. */
export function useNewSegment({ filters, match, onSaved }: NewSegment) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const save = async (name: string): Promise<void> => {
    const { data } = await client.mutate({
      mutation: CreateSegmentDocument,
      variables: { input: { name, filters, filtersMatch: match } },
    });
    onSaved();
    notify({ kind: 'success', title: t.segmentSaved(name) });
    await client.refetchQueries({ include: [SegmentTabsDocument] });
    if (data?.createSegment)
      await navigate(segmentPath(data.createSegment), { replace: true, state: { keepScroll: true } });
  };
  return useForm({
    initial: { name: '' },
    rules: { name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.segmentNameRule : undefined) },
    submit: ({ name }) =>
      save(name.trim()).catch((error: unknown) => {
        const problem = problemOf(error);
        throw problem.code === 'duplicate-name' ? problemAt(problem, 'name', t.segmentTaken) : problem;
      }),
  });
}
