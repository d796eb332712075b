import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Members } from '../../lib/graph/members';
import { problemAt, problemOf } from '../../lib/graph/problem';
import { Button } from '../button';
import { confirmTyped } from '../confirm/confirm-typed';
import { useKeptForm } from '../form/use-kept-form';
import { RowForm, RowPending } from '../list-page/row/row-form';
import { notify, notifyProblem } from '../toast/notify';
import { MemberFields } from './member-fields';
import { initialValues, inputOf, offered, rulesFor } from './members';
import type { Filled, ResourceScreen } from './resource-screen';
import { resourceTexts as t } from './resource.texts';

interface Shown<Data, Row extends Filled<M>, One, Input, M extends Members> {
  screen: ResourceScreen<Data, Row, One, Input, M>;
}

/** One row beside its list, to be made or changed. */
export function ResourceDrawer<Data, Row extends Filled<M>, One, Input, M extends Members>({
  screen,
}: Shown<Data, Row, One, Input, M>) {
  const { id = 'new' } = useParams();
  const { document, select } = screen.one;
  const { data, error, loading, refetch } = useQuery(document, { variables: { id }, skip: id === 'new' });
  if (id === 'new') return <ResourceRow key="new" screen={screen} row={null} />;
  const row = data === undefined ? null : select(data as One);
  if (row == null)
    return (
      <RowPending
        title={t.edit(screen.texts.noun.one)}
        listPath={screen.path}
        rowId={id}
        problem={error ? problemOf(error) : null}
        isGone={!loading && !error}
        onRetry={() => void refetch()}
      />
    );
  return <ResourceRow key={`${id} ${row.version}`} screen={screen} row={row} />;
}

function ResourceRow<Data, Row extends Filled<M>, One, Input, M extends Members>({
  screen,
  row,
}: Shown<Data, Row, One, Input, M> & { row: Row | null }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { path, texts, named, fields, initial } = screen;
  const members = offered(screen.members, row);
  const { one, other } = texts.noun;
  const refreshed = { refetchQueries: [screen.list.document] };
  const [create] = useMutation(screen.create, refreshed);
  const [update] = useMutation(screen.update, refreshed);
  const close = (): void => void navigate(`${path}${search}`, { state: { keepScroll: true } });
  const form = useKeptForm({
    address: `${path}/${row?.id ?? 'new'}`,
    initial: { ...initialValues(members, row), ...(row === null ? initial : undefined) },
    rules: rulesFor(members, texts.fields),
    submit: async (values) => {
      // The members are those of the input, whose types the compiler cannot follow here.
      const input = inputOf(members, values) as Input;
      try {
        await (row === null
          ? create({ variables: { input } })
          : update({ variables: { id: row.id, input: { ...input, version: row.version } } }));
      } catch (error) {
        const problem = problemOf(error);
        if (problem.code === 'duplicate-name') throw problemAt(problem, named, t.taken(one));
        if (problem.code !== 'version-conflict') throw problem;
        notify({ kind: 'warning', title: t.changedElsewhere(one) });
        return void client.refetchQueries({ include: [screen.one.document, screen.list.document] });
      }
      notify({ kind: 'success', title: t.saved(one, String(values[named] ?? row?.[named]).trim()) });
      close();
    },
  });
  async function remove(gone: Row): Promise<void> {
    const name = String(gone[named]);
    const isMeant = await confirmTyped({
      title: t.deleteTitle(one, name),
      text: texts.deleteText,
      word: name,
      action: t.deleteForEver,
    });
    if (!isMeant) return;
    await client.mutate({ mutation: screen.deleteMany, variables: { selection: { data: [gone.id] } } });
    notify({ kind: 'success', title: t.deleted(1, one, other) });
    form.forget();
    close();
    await client.refetchQueries({ include: [screen.list.document] });
  }
  return (
    <RowForm
      title={row === null ? t.addTitle(one) : t.edit(one)}
      listPath={path}
      {...(row && { rowId: row.id })}
      form={form}
      save={t.save(one)}
      aside={
        row && (
          <Button
            variant="danger"
            minH={{ base: '44px', md: '36px' }}
            onClick={() => void remove(row).catch((error: unknown) => notifyProblem(problemOf(error)))}
          >
            <Trash2 aria-hidden />
            {t.delete}
          </Button>
        )
      }
    >
      {fields === undefined ? <MemberFields members={members} labels={texts.fields} form={form} /> : fields(form, row)}
    </RowForm>
  );
}
