import { useQuery } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Printer } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../lib/graph/problem';
import { useMay } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Page } from '../../../ui/page/page';
import { NoPermission } from '../../../ui/states/no-permission';
import { ErrorState } from '../../../ui/states/state-panel';
import { billingTexts } from '../billing.texts';
import { ReceiptSheet } from './receipt-sheet';
import { ReceiptDocument } from './receipt.generated';
import { receiptTexts as t } from './receipt.texts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** `id` is a row of the billing history; an address without one, or with one of somebody else, is no page. */
const noPage = <Navigate to="/pages/error-404" replace />;

/** `/pages/invoice?id=`: a payment or a charge on an A4 sheet, to print or to keep. */
export function Component() {
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  if (!useMay('business-editor'))
    return (
      <Page title={t.pageTitle}>
        <Card>
          <NoPermission permission="business-editor" title={billingTexts.noPermission} />
        </Card>
      </Page>
    );
  return uuid.test(id) ? <Receipt id={id} /> : noPage;
}

function Receipt({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ReceiptDocument, {
    variables: { query: { filters: [{ field: 'id', type: 'text', operation: 'equals', value: id }], limit: 1 } },
  });
  const row = data?.billingHistory?.data[0];
  const buyer = data?.accountSettingsDetails;
  if (data?.billingHistory && row === undefined) return noPage;
  return (
    <Page title={t.pageTitle} actions={row && <PrintActions />}>
      {row !== undefined && buyer != null ? (
        <ReceiptSheet row={row} buyer={buyer} />
      ) : error ? (
        <ErrorState title={t.error} problem={problemOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Card p="5">
          <Skeleton h="420px" />
        </Card>
      )}
    </Page>
  );
}

const PrintActions = () => (
  <Flex gap="2" wrap="wrap">
    <ButtonLink to="/billing/history">{t.toHistory}</ButtonLink>
    <Button variant="solid" onClick={() => window.print()}>
      <Printer size={16} aria-hidden />
      {t.print}
    </Button>
  </Flex>
);
