import { useMemo } from 'react';
import { hasAudience, type Draft } from '../draft/draft';
import { useLacking } from '../missing/use-lacking';
import { usePart } from '../opening/use-part';
import { leftOutOf } from '../recipients/left-out/left-out';
import { refusalsOf } from '../send/block/refusals';
import { longestMessage } from '../send/block/send-block';
import { billOf, usualLimit } from './bill';
import { confirmSendAbove } from './confirm-send-above';
import { allTextsInput, isWritten, openTextInput } from './quote-input';
import { ConfirmSendAboveDocument, PricesOfPartsDocument } from './quote.generated';
import { useQuote } from './use-quote';

/** Who gets it and what it costs, by the server's count; `hasUnknownFields`: it would refuse the text; `unread` of the field are sent to nobody. */
export function useBill(draft: Draft, hasUnknownFields: boolean, unread = 0) {
  const hasText = isWritten(draft);
  const prices = usePart(PricesOfPartsDocument).data?.appServiceByKey?.prices;
  const limit = useLimit();
  const canAsk =
    hasAudience(draft) &&
    draft.callerId !== null &&
    !hasUnknownFields &&
    [draft, ...draft.versions].every(({ message }) => message.length <= longestMessage);
  const quoteInput = canAsk ? allTextsInput(draft, draft.callerId!) : null;
  const quoting = useQuote(quoteInput);
  const { quote, problem } = quoting;
  const lacking = useLacking(canAsk && hasText ? openTextInput(draft, draft.callerId!) : null);
  const bill = useMemo(
    () => (quote === null || !hasText ? null : billOf(quote, prices ?? [], limit)),
    [quote, hasText, prices, limit],
  );
  const leftOut = useMemo(
    () => leftOutOf(quote === null ? null : { ...(quote.leftOut as object), unread }),
    [quote, unread],
  );
  const quoteRefusals = useMemo(() => (problem === null ? {} : refusalsOf(problem)), [problem]);
  return { quoting, quote, quoteInput, bill, leftOut, lacking, quoteRefusals };
}

/** Above which amount the business wants it typed; changed on another screen it counts from the next campaign on. */
function useLimit(): string {
  const { data } = usePart(ConfirmSendAboveDocument, confirmSendAbove);
  return data?.businessSettings?.data[0]?.value ?? usualLimit;
}
