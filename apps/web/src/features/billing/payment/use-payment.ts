import { useApolloClient } from '@apollo/client/react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { useUser } from '../../../lib/session/session';
import { LatestTopUpsDocument, PayTopUpDocument } from '../billing.generated';
import type { CardProvider } from '../card-form/card-provider';
import { keepAttempt, keptAttempt } from './kept-attempt';
import { isBusy, next, nothing, openAttempt, type Attempt, type Payment } from './payment-state';
import { latestTopUps, useCredit } from './use-credit';

interface Wish {
  amount: string;
  /** The id of a saved card, or how to get that of a new one. */
  method: () => Promise<string>;
}

/** A payment from the wish to the balance. Its answer to the bank comes by `answerBank`, while `isBankAsking` on a page of ours. */
export function usePayment(provider: () => Promise<CardProvider | null>): {
  payment: Payment;
  isBankAsking: boolean;
  pay: (wish: Wish) => Promise<void>;
  findOut: () => Promise<void>;
  answerBank: (yes: boolean) => void;
  lookAgain: () => void;
  putAway: () => void;
} {
  const client = useApolloClient();
  const { id: userId } = useUser();
  const [payment, tell] = useReducer(next, null, () => {
    const attempt = keptAttempt(userId);
    return attempt === null ? nothing : ({ step: 'unsure', attempt } satisfies Payment);
  });
  const running = useRef(false);
  const bank = useRef<((yes: boolean) => void) | null>(null);
  const [isBankAsking, setBankAsking] = useState(false);

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
      mutation: PayTopUpDocument,
      variables: { input: { amount: attempt.amount, paymentMethod: attempt.paymentMethod } },
      context: { headers: { 'idempotency-key': attempt.key } },
    });
    tell({ type: 'answered', intent: data!.createTopUpPaymentIntent! });
  }
  const pay = ({ amount, method }: Wish): Promise<void> =>
    isBusy(payment)
      ? Promise.resolve()
      : alone(async () => {
          tell({ type: 'started' });
          const paymentMethod = await method();
          const { data } = await client.query({
            query: LatestTopUpsDocument,
            variables: latestTopUps,
            fetchPolicy: 'no-cache',
          });
          await ask({
            key: newCallKey(),
            amount,
            paymentMethod,
            known: data!.billingHistory!.data.map(({ id }) => id),
          });
        });
  const findOut = (): Promise<void> =>
    alone(async () => {
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
        const ask = (): Promise<boolean> => {
          setBankAsking(true);
          return new Promise<boolean>((resolve) => (bank.current = resolve));
        };
        const answer = cards === null ? 'refused' : await cards.confirm(action, ask);
        if (!isLeft) tell({ type: 'bank-answered', answer });
      } catch (error) {
        if (!isLeft) tell({ type: 'failed', problem: problemOf(error) });
      }
    })();
    return () => {
      isLeft = true;
      setBankAsking(false);
    };
    // The provider is one and the same while the page is open.
  }, [action?.id]);

  useCredit(payment, tell);

  return {
    payment,
    isBankAsking,
    pay,
    findOut,
    answerBank: (yes) => bank.current?.(yes),
    lookAgain: () => tell({ type: 'look-again' }),
    putAway: () => tell({ type: 'put-away' }),
  };
}
