import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useReducer, useRef } from 'react';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { isSameAmount } from './amount';
import { BillingBalanceDocument, BillingBalanceNewsDocument, LatestTopUpsDocument, PayTopUpDocument } from '../billing.generated';
import type { CardProvider } from '../cards/card-provider';
import { keepAttempt, keptAttempt } from './kept-attempt';
import { type Attempt, isBusy, next, nothing, openAttempt, type Payment } from './payment-state';

const latest = { query: { filters: [{ field: 'kind', type: 'enum', operation: 'equals', value: 'top-up' }], sortBy: 'at:desc', limit: 50 } };
const lookEveryMs = 1_500;
const slowAfterMs = 20_000;

interface Wish {
  amount: string;
  /** The id of a saved card, or how to get that of a new one. */
  method: () => Promise<string>;
}

/** A payment from the wish to the balance. Its answer to the bank comes by `answerBank`, while the step is `action`. */
export function usePayment(provider: () => Promise<CardProvider | null>): { payment: Payment; pay: (wish: Wish) => Promise<void>; findOut: () => Promise<void>; answerBank: (yes: boolean) => void; putAway: () => void } {
  const client = useApolloClient();
  const { id: userId } = useUser();
  const [payment, tell] = useReducer(next, null, () => {
    const attempt = keptAttempt(userId);
    return attempt === null ? nothing : ({ step: 'unsure', attempt } satisfies Payment);
  });
  const running = useRef(false);
  const bank = useRef<((yes: boolean) => void) | null>(null);

  const open = openAttempt(payment);
  useEffect(() => keepAttempt(userId, open), [userId, open]);

  /** One at a time, whatever is pressed how often. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } catch (error) {
      tell({ type: 'failed', problem: problemOf(error) });
    } finally {
      running.current = false;
    }
  }
  async function ask(attempt: Attempt): Promise<void> {
    tell({ type: 'asked', attempt });
    const { data } = await client.mutate({
      mutation: PayTopUpDocument, variables: { input: { amount: attempt.amount, paymentMethod: attempt.paymentMethod } }, context: { headers: { 'idempotency-key': attempt.key } },
    });
    tell({ type: 'answered', intent: data!.createTopUpPaymentIntent! });
  }
  const pay = ({ amount, method }: Wish): Promise<void> => isBusy(payment) ? Promise.resolve() : alone(async () => {
    tell({ type: 'started' });
    const paymentMethod = await method();
    const { data } = await client.query({ query: LatestTopUpsDocument, variables: latest, fetchPolicy: 'no-cache' });
    await ask({ key: newCallKey(), amount, paymentMethod, known: data!.billingHistory!.data.map(({ id }) => id) });
  });
  const findOut = (): Promise<void> => alone(async () => {
    if (payment.step === 'unsure') await ask(payment.attempt);
  });

  // The bank's page.
  const action = payment.step === 'action' ? payment.intent : null;
  useEffect(() => {
    if (action === null) return;
    let isLeft = false;
    void (async () => {
      try {
        const cards = await provider();
        const said = new Promise<boolean>((resolve) => (bank.current = resolve));
        const answer = cards === null ? 'refused' : await cards.confirm(action, () => said);
        if (!isLeft) tell({ type: 'bank-answered', answer });
      } catch (error) {
        if (!isLeft) tell({ type: 'failed', problem: problemOf(error) });
      }
    })();
    return () => void (isLeft = true);
    // The provider is one and the same while the page is open.
  }, [action?.id]);

  // The webhook's news: the balance says that something came, the history that it was this.
  const waitsFor = payment.step === 'waiting' ? payment.attempt : null;
  const lookNow = useRef<() => void>(() => undefined);
  useSubscription(BillingBalanceNewsDocument, { onData: () => lookNow.current(), ignoreResults: true });
  useEffect(() => {
    if (waitsFor === null) return;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const { data } = await client.query({ query: LatestTopUpsDocument, variables: latest, fetchPolicy: 'network-only' });
      const isIn = data?.billingHistory?.data.some(({ id, amount }) => !waitsFor.known.includes(id) && isSameAmount(amount, waitsFor.amount));
      if (!isIn || isLeft) return;
      // Asked after the row is seen: in one question the balance may be read a moment before it, and the row after.
      const { data: now } = await client.query({ query: BillingBalanceDocument, fetchPolicy: 'network-only' });
      if (!isLeft) tell({ type: 'credited', balance: now!.balanceInformation!.balance });
    };
    const lookQuietly = (): void => void look().catch(() => undefined);
    lookNow.current = lookQuietly;
    lookQuietly();
    const timer = setInterval(lookQuietly, lookEveryMs);
    const slow = setTimeout(() => tell({ type: 'slow' }), slowAfterMs);
    return () => {
      isLeft = true;
      lookNow.current = () => undefined;
      clearInterval(timer);
      clearTimeout(slow);
    };
  }, [client, waitsFor]);

  return { payment, pay, findOut, answerBank: (yes) => bank.current?.(yes), putAway: () => tell({ type: 'put-away' }) };
}
