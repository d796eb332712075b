import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { hasAudience, type Draft } from '../draft/draft';
import { sharesAddUp, withVersions } from '../draft/versions';
import { useLacking } from '../missing/use-lacking';
import { leftOutOf } from '../recipients/left-out';
import { refusalsOf } from '../send/refusals';
import { longestMessage } from '../send/send-block';
import { billOf, usualLimit } from './bill';
import { ConfirmSendAboveDocument, PricesOfPartsDocument } from './quote.generated';
import { useQuote, type QuoteInput, type TextQuoteInput } from './use-quote';

/** Who gets it and what it costs, by the server's count; `hasUnknownFields`: it would refuse the text; `unread` of the field are sent to nobody. */
export function useBill(draft: Draft, hasUnknownFields: boolean, unread = 0) {
  const prices = useQuery(PricesOfPartsDocument).data?.appServiceByKey?.prices;
  const limit = useLimit();
  const isWritten = draft.message.trim() !== '' && draft.versions.every(({ message }) => message.trim() !== '');
  const canAsk =
    hasAudience(draft) &&
    draft.callerId !== null &&
    !hasUnknownFields &&
    [draft, ...draft.versions].every(({ message }) => message.length <= longestMessage);
  // Before there is a text the quote still says who gets it: of one letter, whose price is not shown.
  const input: TextQuoteInput | null = canAsk
    ? {
        messageType: draft.messageType,
        callerId: draft.callerId!,
        message: isWritten ? draft.message : '.',
        segmentIds: draft.segmentIds,
        groupIds: draft.groupIds,
        contactIds: draft.contactIds,
        ...(draft.phones.length > 0 && { phones: draft.phones }),
        ...(draft.resendOf !== null && { resendOf: draft.resendOf }),
        ...(draft.trackLinks && { trackLinks: true }),
        ...(draft.deliveryType === 'later' && draft.isOwnTime && { useRecipientTimeZone: true }),
      }
    : null;
  // Until each is written, and all shares are given, the text that is open is counted as if all got it.
  const quoteInput: QuoteInput | null =
    input !== null && isWritten && sharesAddUp(draft) ? withVersions(input, draft) : input;
  const quoting = useQuote(quoteInput);
  const { quote, problem } = quoting;
  const lacking = useLacking(isWritten ? input : null);
  const bill = useMemo(
    () => (quote === null || !isWritten ? null : billOf(quote, prices ?? [], limit)),
    [quote, isWritten, prices, limit],
  );
  const leftOut = useMemo(
    () => leftOutOf(quote === null ? null : { ...(quote.leftOut as object), unread }),
    [quote, unread],
  );
  const quoteRefusals = useMemo(() => (problem === null ? {} : refusalsOf(problem)), [problem]);
  return { quoting, quote, quoteInput, bill, leftOut, lacking, quoteRefusals };
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
