import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../../lib/fetch-code';
import { problemOf } from '../../../lib/graph/problem';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/states/state-panel';
import { BalanceCard } from '../balance-card';
import { BillingFrame } from '../billing-frame';
import { SavedCardsDocument } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { useCardProvider } from '../cards/use-card-provider';
import { amountOfAddress } from './amount';
import { PaymentEnd, PaymentNotice } from './payment-outcome';
import { isBusy } from './payment-state';
import { TopUpForm } from './top-up-form';
import { TopUpSkeleton } from './top-up-skeleton';
import { usePayment } from './use-payment';

const BankDialog = lazy(() => fetchCode(() => import('./bank-dialog')));

export function Component() {
  return <BillingFrame title={t.topUp}>{() => <TopUp />}</BillingFrame>;
}

/** What is there, and a payment from the amount to the balance. */
export function TopUp() {
  const [params] = useSearchParams();
  const cards = useQuery(SavedCardsDocument);
  const form = useCardProvider();
  const { payment, isBankAsking, pay, findOut, answerBank, lookAgain, putAway } = usePayment(form.get);
  const saved = cards.data?.paymentMethods?.data;
  const isEnd = payment.step === 'waiting' || payment.step === 'late' || payment.step === 'done';
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="16px" alignItems="start">
      <Box display="grid" gap="16px" order={{ base: isEnd ? 0 : 2, lg: 1 }}>
        {isEnd && <PaymentEnd payment={payment} onLookAgain={lookAgain} onPutAway={putAway} />}
        {!saved && cards.error && (
          <Card>
            <ErrorState title={t.cardsError} problem={problemOf(cards.error)} onRetry={() => void cards.refetch()} />
          </Card>
        )}
        {!saved && !cards.error && <TopUpSkeleton />}
        {/* Stays mounted while a payment runs, so that nothing typed is lost by one that fails. */}
        {saved && (
          <Box hidden={isEnd}>
            <TopUpForm
              key={payment.step === 'done' ? 'next' : 'now'}
              saved={saved}
              form={form}
              asked={amountOfAddress(params.get('amount'))}
              isPaying={isBusy(payment)}
              pay={pay}
              notice={<PaymentNotice payment={payment} onFindOut={() => void findOut()} onPutAway={putAway} />}
              onChange={() => (payment.step === 'declined' || payment.step === 'refused' ? putAway() : undefined)}
            />
          </Box>
        )}
      </Box>
      <Box order={{ base: 1, lg: 2 }}>
        <BalanceCard />
      </Box>
      {payment.step === 'action' && isBankAsking && (
        <Suspense>
          <BankDialog amount={payment.attempt.amount} onAnswer={answerBank} />
        </Suspense>
      )}
    </Grid>
  );
}
