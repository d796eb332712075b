import { useMemo } from 'react';
import { formatExact, parseMoney } from '@bellbird/money';
import { addressesIn } from '@bellbird/sms-text';
import { useQuote } from '../bill/use-quote';
import { useComposerPart } from '../composer-store';

/** What short links come to of the whole campaign, against the addresses as they were written. */
export interface LinkSaving {
  amount: string;
  isMore: boolean;
}

/** How many addresses of the text could be shortened, and what that saves: the bill beside that of the other way. Null: nothing, or not known yet. */
export function useLinkSaving(): { links: number; saving: LinkSaving | null } {
  const draft = useComposerPart('draft');
  const { quote, quoting, quoteInput } = useComposerPart('bill', 'quote', 'quoting', 'quoteInput');
  const links = useMemo(
    () => countableIn([draft, ...draft.versions].map(({ message }) => message).join('\n')),
    [draft],
  );
  const other = useQuote(
    links === 0 || quoteInput === null || quoting.problem !== null
      ? null
      : { ...quoteInput, trackLinks: !draft.trackLinks },
    700,
  );
  if (quote === null || other.quote === null || !quoting.isFresh || !other.isFresh) return { links, saving: null };
  const [now, then] = [parseMoney(quote.cost), parseMoney(other.quote.cost)];
  const saved = draft.trackLinks ? then - now : now - then;
  const saving = saved === 0n ? null : { amount: formatExact(saved < 0n ? -saved : saved), isMore: saved < 0n };
  return { links, saving };
}

/** Each address once; those with a placeholder inside stay as they are. */
export const countableIn = (message: string): number =>
  new Set(addressesIn(message).flatMap(({ text, hasPlaceholder }) => (hasPlaceholder ? [] : [text]))).size;
