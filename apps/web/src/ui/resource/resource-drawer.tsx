import { useQuery } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { Members } from '../../lib/graph/members';
import { problemOf } from '../../lib/graph/problem';
import { useUser } from '../../lib/session/session';
import { Button } from '../button';
import { RowForm, RowPending } from '../list-page/row/row-form';
import { MemberFields } from './member-fields';
import { offered } from './members';
import type { Filled, ResourceScreen } from './resource-screen';
import { resourceTexts as t } from './resource.texts';
import { useRowForm } from './use-row-form';

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
  const { path, texts, fields, members } = screen;
  const { one } = texts.noun;
  const { form, conflict, remove } = useRowForm(screen, row);
  const user = useUser();
  const level = row === null ? 'all' : (screen.levelOf?.(row, user) ?? 'all');
  const isReadOnly = level === 'view' || (row !== null && (screen.isOver?.(row) ?? false));
  return (
    <RowForm
      title={row === null ? t.addTitle(one) : isReadOnly ? String(row[screen.named]) : t.edit(one)}
      isReadOnly={isReadOnly}
      listPath={path}
      {...(row && { rowId: row.id })}
      form={form}
      conflict={conflict}
      save={t.save(one)}
      aside={
        row &&
        level === 'all' && (
          <Button variant="danger" onClick={() => remove(row)}>
            <Trash2 aria-hidden />
            {t.delete}
          </Button>
        )
      }
    >
      {fields === undefined ? (
        <MemberFields members={offered(members, row)} labels={texts.fields} form={form} />
      ) : (
        fields(form, row)
      )}
    </RowForm>
  );
}
