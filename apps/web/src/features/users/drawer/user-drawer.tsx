import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { RowPending } from '../../../ui/list-page/row/row-form';
import { UserToSeeDocument } from '../users.generated';
import { usersTexts as t } from '../users.texts';
import { SeeUser } from './see-user';

/** `/users/:id`, beside the list. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(UserToSeeDocument, { variables: { id } });
  if (data?.user != null) return <SeeUser key={id} row={data.user} />;
  return (
    <RowPending
      title={t.seeTitle}
      listPath="/users"
      rowId={id}
      problem={error ? problemOf(error) : null}
      isGone={!loading && !error && data !== undefined && data.user === null}
      onRetry={() => void refetch()}
    />
  );
}
