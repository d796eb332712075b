import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { hasAudience, type Draft } from '../draft/draft';
import { useLacking } from '../missing/use-lacking';
import { leftOutOf } from '../recipients/left-out';
import { refusalsOf } from '../send/refusals';
import { longestMessage } from '../send/send-block';
import { billOf } from './bill';
import { PricesOfPartsDocument } from './quote.generated';
import { useQuote, type QuoteInput } from './use-quote';

/** Who gets it and what it costs, by the server's count; `hasUnknownFields`: it would refuse the text. */
export function useBill(draft: Draft, hasUnknownFields: boolean) {
  const prices = useQuery(PricesOfPartsDocument).data?.appServiceByKey?.prices;
  const isWritten = draft.message.trim() !== '';
  const canAsk =
    hasAudience(draft) && draft.callerId !== null && !hasUnknownFields && draft.message.length <= longestMessage;
  // Before there is a text the quote still says who gets it: of one letter, whose price is not shown.
  const input: QuoteInput | null = canAsk
    ? {
        messageType: draft.messageType,
        callerId: draft.callerId!,
        message: isWritten ? draft.message : '.',
        segmentIds: draft.segmentIds,
        groupIds: draft.groupIds,
        contactIds: draft.contactIds,
      }
    : null;
  const quoting = useQuote(input);
  const { quote, problem } = quoting;
  const lacking = useLacking(isWritten ? input : null);
  const bill = useMemo(
    () => (quote === null || !isWritten ? null : billOf(quote, prices ?? [])),
    [quote, isWritten, prices],
  );
  const leftOut = useMemo(() => leftOutOf(quote?.leftOut), [quote]);
  const quoteRefusals = useMemo(() => (problem === null ? {} : refusalsOf(problem)), [problem]);
  return { quoting, quote, bill, leftOut, lacking, quoteRefusals };
}
