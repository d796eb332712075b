import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import type { Filter, FiltersMatch } from '../../../ui/filter/filter';
import { TextField } from '../../../ui/form/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { useForm } from '../../../ui/form/use-form';
import { notify } from '../../../ui/toast/notify';
import { contactsTexts as t } from '../contacts.texts';
import { segmentPath } from './segment-state';
import { CreateSegmentDocument, SegmentTabsDocument } from './segments.generated';

/** Keeps conditions under a name, as a segment that is open then. */
export default function SegmentDialog({
  filters,
  match,
  onClose,
}: {
  filters: readonly Filter[];
  match: FiltersMatch;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const save = async (name: string): Promise<void> => {
    const { data } = await client.mutate({
      mutation: CreateSegmentDocument,
      variables: { input: { name, filters, filtersMatch: match } },
    });
    onClose();
    notify({ kind: 'success', title: t.segmentSaved(name) });
    await client.refetchQueries({ include: [SegmentTabsDocument] });
    if (data?.createSegment)
      await navigate(segmentPath(data.createSegment), { replace: true, state: { keepScroll: true } });
  };
  const form = useForm({
    initial: { name: '' },
    rules: { name: (name) => (name.trim() === '' || [...name.trim()].length > 50 ? t.segmentNameRule : undefined) },
    submit: ({ name }) =>
      save(name.trim()).catch((error: unknown) => {
        const problem = problemOf(error);
        throw problem.code === 'duplicate-name' ? problemAt(problem, 'name', t.segmentTaken) : problem;
      }),
  });
  return (
    <Dialog
      title={t.segmentTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form="segment-name" variant="solid" loading={form.isSubmitting}>
            {t.saveSegment}
          </Button>
        </>
      }
    >
      <form id="segment-name" ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <TextField
          label={t.segmentName}
          help={t.segmentHelp}
          autoComplete="off"
          autoFocus
          maxLength={50}
          bind={form.field('name')}
        />
        <FormProblem problem={form.problem} />
      </form>
    </Dialog>
  );
}
