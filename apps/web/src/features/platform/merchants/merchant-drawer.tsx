import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { RowPending } from '../../../ui/list-page/row/row-form';
import { MerchantToSeeDocument } from './merchants.generated';
import { merchantsTexts as t } from './merchants.texts';
import { SeeMerchant } from './see-merchant';

/** `/merchants/:id`, beside the list. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, loading, refetch } = useQuery(MerchantToSeeDocument, { variables: { id } });
  if (data?.merchant != null)
    return (
      <SeeMerchant
        key={id}
        row={data.merchant}
        people={data.merchantPeople ?? []}
        acts={data.merchantActs ?? []}
        onChange={() => void refetch().catch(() => undefined)}
      />
    );
  return (
    <RowPending
      title={t.seeTitle}
      listPath="/merchants"
      rowId={id}
      problem={error ? problemOf(error) : null}
      isGone={!loading && !error && data !== undefined && data.merchant === null}
      onRetry={() => void refetch()}
    />
  );
}
