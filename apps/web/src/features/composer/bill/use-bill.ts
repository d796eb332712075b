import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { hasAudience, type Draft } from '../draft/draft';
import { useLacking } from '../missing/use-lacking';
import { leftOutOf } from '../recipients/left-out';
import { refusalsOf } from '../send/refusals';
import { longestMessage } from '../send/send-block';
import { billOf, usualLimit } from './bill';
import { ConfirmSendAboveDocument, PricesOfPartsDocument } from './quote.generated';
import { useQuote, type QuoteInput } from './use-quote';

/** Who gets it and what it costs, by the server's count; `hasUnknownFields`: it would refuse the text. */
export function useBill(draft: Draft, hasUnknownFields: boolean) {
  const prices = useQuery(PricesOfPartsDocument).data?.appServiceByKey?.prices;
  const limit = useLimit();
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
    () => (quote === null || !isWritten ? null : billOf(quote, prices ?? [], limit)),
    [quote, isWritten, prices, limit],
  );
  const leftOut = useMemo(() => leftOutOf(quote?.leftOut), [quote]);
  const quoteRefusals = useMemo(() => (problem === null ? {} : refusalsOf(problem)), [problem]);
  return { quoting, quote, bill, leftOut, lacking, quoteRefusals };
}

const confirmSendAbove = {
  query: { filters: [{ field: 'key', type: 'text', operation: 'equals', value: 'confirm-send-above' }], limit: 1 },
};

/** Above which amount the business wants it typed; changed on another screen it counts from the next campaign on. */
function useLimit(): string {
  const { data } = useQuery(ConfirmSendAboveDocument, {
    variables: confirmSendAbove,
    fetchPolicy: 'cache-and-network',
  });
  return data?.businessSettings?.data[0]?.value ?? usualLimit;
}
