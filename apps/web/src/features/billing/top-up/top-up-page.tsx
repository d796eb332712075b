import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { useSearchParams } from 'react-router-dom';
import { BalanceCard } from '../balance-card';
import { BillingFrame } from '../billing-frame';
import { SavedCardsDocument } from '../billing.generated';
import { billingTexts as t } from '../billing.texts';
import { useCardProvider } from '../card-form/use-card-provider';
import { AskBank } from '../payment/ask-bank';
import { PaymentEnd, PaymentNotice } from '../payment/payment-outcome';
import { isBusy } from '../payment/payment-state';
import { usePayment } from '../payment/use-payment';
import { amountOfAddress } from './amount';
import { TopUpForm } from './top-up-form';
import { TopUpPending } from './top-up-pending';

export function Component() {
  return <BillingFrame title={t.topUp}>{() => <TopUp />}</BillingFrame>;
}

/** What is there, and a payment from the amount to the balance. */
export function TopUp() {
  const [params] = useSearchParams();
  const cards = useQuery(SavedCardsDocument);
  const cardForm = useCardProvider();
  const { payment, isBankAsking, pay, findOut, answerBank, lookAgain, putAway } = usePayment(cardForm.get);
  const saved = cards.data?.paymentMethods?.data;
  // Who has no card yet can do nothing before the card's form: it comes with the rest, so that nothing moves as it comes.
  const isComing = saved === undefined || (saved.length === 0 && cardForm.isLoading);
  const isEnd = payment.step === 'waiting' || payment.step === 'late' || payment.step === 'done';
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="4" alignItems="start">
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" order={{ base: isEnd ? 0 : 2, lg: 1 }}>
        {isEnd && <PaymentEnd payment={payment} onLookAgain={lookAgain} onPutAway={putAway} />}
        {isComing && <TopUpPending error={cards.error} onRetry={() => void cards.refetch()} />}
        {/* Stays mounted while a payment runs, so that nothing typed is lost by one that fails. */}
        {!isComing && (
          <Box hidden={isEnd}>
            <TopUpForm
              key={payment.step === 'done' ? 'next' : 'now'}
              saved={saved}
              cardForm={cardForm}
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
      {payment.step === 'action' && isBankAsking && <AskBank amount={payment.attempt.amount} onAnswer={answerBank} />}
    </Grid>
  );
}
