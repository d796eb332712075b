import { useMemo } from 'react';
import { formatExact, parseMoney } from '@bellbird/money';
import { costlyIn, replaceAll, type Costly } from '../../../ui/message/costly';
import { useQuote } from '../bill/use-quote';
import type { Composer } from '../use-composer';

/**
 * The text's costly characters and the money that replacing all of them saves. One alone has its saving in the bill;
 * of several no single one saves anything, so the replaced text is quoted too.
 */
export function useCostly({
  draft,
  longest,
  quoting,
  bill,
  block,
}: Pick<Composer, 'draft' | 'longest' | 'quoting' | 'bill' | 'block'>): {
  costly: Costly | null;
  saves: string | null;
} {
  const found = useMemo(
    () => costlyIn(draft.message, draft.keptCharacters, longest.text),
    [draft.message, draft.keptCharacters, longest.text],
  );
  const canQuote =
    found !== null &&
    found.characters.length > 1 &&
    bill !== null &&
    draft.callerId !== null &&
    block?.reason !== 'unknown-field';
  const then = useQuote(
    canQuote
      ? {
          messageType: draft.messageType,
          callerId: draft.callerId!,
          message: replaceAll(
            draft.message,
            found.characters.map(({ character }) => character),
          ),
          segmentIds: draft.segmentIds,
          groupIds: draft.groupIds,
          contactIds: draft.contactIds,
        }
      : null,
    700,
  );
  if (found === null) return { costly: null, saves: null };
  let saves: string | null = null;
  if (quoting.isFresh && bill !== null) {
    if (found.characters.length === 1)
      saves =
        quoting.quote?.costlyCharacters.find(({ character }) => character === found.characters[0]!.character)?.saves ??
        null;
    else if (then.isFresh) saves = formatExact(parseMoney(bill.cost) - parseMoney(then.quote!.cost));
  }
  const savesMoney = saves !== null && parseMoney(saves) > 0n;
  // What costs nothing and adds no part is nobody's concern.
  if (!savesMoney && found.partsNow === found.partsThen) return { costly: null, saves: null };
  return { costly: found, saves: savesMoney ? saves : null };
}
