import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseMoney } from '@bellbird/money';
import type { ResendOf } from '../../../lib/campaigns/resend-of';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import type { Version } from '../draft/versions';
import type { Quote } from './bill';
import { BalanceBesideQuoteDocument, ComposerQuoteDocument } from './quote.generated';

export interface QuoteInput {
  messageType: string;
  callerId: string;
  message?: string;
  /** Instead of it. */
  variants?: readonly Version[];
  variantSeed?: string;
  segmentIds: readonly string[];
  groupIds: readonly string[];
  contactIds: readonly string[];
  phones?: readonly string[];
  resendOf?: ResendOf;
  trackLinks?: boolean;
  useRecipientTimeZone?: boolean;
}

/** Of one text. */
export type TextQuoteInput = QuoteInput & { message: string };

export interface QuoteState {
  /** The last figure; of what stands there now only while `isFresh`. */
  quote: Quote | null;
  isFresh: boolean;
  problem: Problem | null;
  retry: () => void;
}

/** Asks for the bill when nobody has typed for a moment. The old figure stays while the next is counted; `null` asks for nothing. */
export function useQuote(input: QuoteInput | null, waitMs = 450): QuoteState {
  const client = useApolloClient();
  const key = input === null ? null : JSON.stringify(input);
  const [answer, setAnswer] = useState<{ key: string; quote: Quote | null; problem: Problem | null } | null>(null);
  const [last, setLast] = useState<Quote | null>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(false);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (key === null) return;
    const abort = new AbortController();
    // The first figure is wanted at once; what is typed after it waits for a pause.
    const timer = setTimeout(
      () => {
        asked.current = true;
        client
          .query({
            query: ComposerQuoteDocument,
            variables: { input: JSON.parse(key) as object },
            fetchPolicy: 'network-only',
            context: { fetchOptions: { signal: abort.signal }, queryDeduplication: false },
          })
          .then(
            ({ data }) => {
              if (abort.signal.aborted) return;
              const quote = data?.quoteSmsCampaign ?? null;
              setAnswer({ key, quote, problem: null });
              setLast(quote);
            },
            (error: unknown) => !abort.signal.aborted && setAnswer({ key, quote: null, problem: problemOf(error) }),
          );
      },
      asked.current ? waitMs : 0,
    );
    return () => (clearTimeout(timer), abort.abort());
  }, [client, key, waitMs, attempt]);
  const hasFailed = answer?.problem != null;
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed, again]);
  useNewBalance(answer?.quote ?? null, again);
  const isOfThis = key !== null && answer?.key === key;
  const quote = key === null ? null : last;
  const isFresh = isOfThis && answer.quote !== null;
  const problem = isOfThis ? answer.problem : null;
  const retry = useCallback(() => (setAnswer(null), again()), [again]);
  return useMemo(() => ({ quote, isFresh, problem, retry }), [quote, isFresh, problem, retry]);
}

/**
 * Asks anew where the balance is another than the quote's: topped up in another tab, or spent by a campaign that runs. The
 * shell keeps it live for who may see money; the others' is asked for when they come back to a bill that was too high.
 */
function useNewBalance(quote: Quote | null, ask: () => void): void {
  const { data } = useQuery(BalanceBesideQuoteDocument, { fetchPolicy: 'cache-only', nextFetchPolicy: 'cache-only' });
  const balance = data?.balanceInformation?.balance;
  const last = useRef<{ quote: Quote | null; balance: string | undefined }>({ quote: null, balance: undefined });
  useEffect(() => {
    // Once an answer and once a balance: a figure that moves all the time must not keep the bill from coming.
    if (quote === null || balance === undefined || last.current.quote === quote || last.current.balance === balance)
      return;
    if (parseMoney(quote.balance) === parseMoney(balance)) return;
    last.current = { quote, balance };
    ask();
  }, [quote, balance, ask]);
  const isShort = quote?.sufficient === false;
  useEffect(() => {
    if (!isShort) return;
    const onSeen = (): void => void (document.visibilityState === 'visible' && ask());
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [isShort, ask]);
}
