import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useReadsBesideHints } from '../../../lib/graph/use-reads-beside-hints';
import { BillingBalanceDocument, BillingBalanceNewsDocument, LatestTopUpsDocument } from '../billing.generated';
import { isSameAmount } from '../top-up/amount';
import { openAttempt, type Payment, type PaymentEvent } from './payment-state';

export const latestTopUps = {
  query: {
    filters: [{ field: 'kind', type: 'enum', operation: 'equals', value: 'top-up' }],
    sortBy: 'at:desc',
    limit: 50,
  },
};
export const slowAfterMs = 20_000;
/** A provider's word takes seconds, minutes at the worst: after that nobody is kept waiting before a screen. */
export const giveUpAfterMs = 180_000;

/**
 * Sees a payment that was taken arrive in the balance: at the live event that the balance changed, beside which it is
 * read now and then. The waiting ends in bounded time; what comes in later is still told while the page is open.
 */
export function useCredit(payment: Payment, tell: (event: PaymentEvent) => void): void {
  const client = useApolloClient();
  const isWaiting = payment.step === 'waiting';
  const awaited = isWaiting || payment.step === 'late' ? openAttempt(payment) : null;
  const now = useRef(awaited);
  now.current = awaited;

  const look = async (): Promise<void> => {
    if (awaited === null) return;
    const { data } = await client.query({
      query: LatestTopUpsDocument,
      variables: latestTopUps,
      fetchPolicy: 'network-only',
    });
    const isIn = data?.billingHistory?.data.some(
      ({ id, amount }) => !awaited.known.includes(id) && isSameAmount(amount, awaited.amount),
    );
    if (!isIn || now.current !== awaited) return;
    // Asked after the row is seen: in one question the balance may be read a moment before it, and the row after.
    const { data: money } = await client.query({ query: BillingBalanceDocument, fetchPolicy: 'network-only' });
    if (now.current === awaited) tell({ type: 'credited', balance: money!.balanceInformation!.balance });
  };
  const lookQuietly = (): void => void look().catch(() => undefined);
  useSubscription(BillingBalanceNewsDocument, { onData: lookQuietly, ignoreResults: true });
  useReadsBesideHints(isWaiting, lookQuietly);

  useEffect(() => {
    if (!isWaiting) return;
    const slow = setTimeout(() => tell({ type: 'slow' }), slowAfterMs);
    const end = setTimeout(() => tell({ type: 'given-up' }), giveUpAfterMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(end);
    };
  }, [isWaiting, tell]);
}
