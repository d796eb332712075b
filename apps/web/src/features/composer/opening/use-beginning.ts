import { useQuery } from '@apollo/client/react';
import { useDeferredValue, useEffect, useState } from 'react';
import { AudienceChoicesDocument } from '../../../domain/audience/audience.generated';
import { SendersDocument } from '../../../domain/senders/senders.generated';
import { asOne } from '../../../lib/graph/asking/as-one';
import { confirmSendAbove } from '../bill/confirm-send-above';
import { ConfirmSendAboveDocument, PricesOfPartsDocument, SendingPaceDocument } from '../bill/quote.generated';
import { GetStartedDocument } from '../get-started/get-started.generated';
import { ComposerFieldsDocument } from '../message/message.generated';

/** All that a composer shows before anybody touches it: each answer of its own would draw the page anew. */
const beginning = asOne<typeof confirmSendAbove>('ComposerBeginning', [
  AudienceChoicesDocument,
  SendersDocument,
  ComposerFieldsDocument,
  PricesOfPartsDocument,
  ConfirmSendAboveDocument,
  SendingPaceDocument,
  GetStartedDocument,
]);
/** Without an answer for so long, a composer opens all the same. */
export const patienceMs = 3_000;

/**
 * Whether all that a composer shows at first is there: its parts find it in the cache, so that the page is drawn once.
 * Where some of it could not be had, the part that lacks it asks for itself, and says what went wrong.
 */
export function useBeginning(): boolean {
  const { data, error } = useQuery(beginning, { variables: confirmSendAbove });
  // What was opened stays, whatever becomes of the answer.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (data !== undefined || error !== undefined)) setOpen(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  // Drawn in slices, between which the page answers.
  return useDeferredValue(isOpen, false);
}
