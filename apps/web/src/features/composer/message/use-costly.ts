import { useMemo } from 'react';
import { formatExact, parseMoney } from '@bellbird/money';
import { costlyIn, replaceAll, type Costly } from '../../../domain/message/costly';
import { useQuote } from '../bill/use-quote';
import { useComposerPart } from '../composer-store';

/**
 * The text's costly characters and the money that replacing all of them saves. One alone has its saving in the bill;
 * of several no single one saves anything, so the replaced text is quoted too.
 */
export function useCostly(): { costly: Costly | null; saves: string | null } {
  const draft = useComposerPart('draft', 'message', 'versions', 'keptCharacters');
  const { longest } = useComposerPart('content', 'longest');
  const { quoting, quoteInput, bill } = useComposerPart('bill', 'quoting', 'quoteInput', 'bill');
  const { block } = useComposerPart('checks', 'block');
  const found = useMemo(
    () => costlyIn(draft.message, draft.keptCharacters, longest.text),
    [draft.message, draft.keptCharacters, longest.text],
  );
  // What one version saves of several is not known.
  const isOne = draft.versions.length === 0;
  const canQuote =
    isOne &&
    found !== null &&
    found.characters.length > 1 &&
    bill !== null &&
    quoteInput !== null &&
    block?.reason !== 'unknown-field';
  const then = useQuote(
    canQuote
      ? {
          ...quoteInput,
          message: replaceAll(
            draft.message,
            found.characters.map(({ character }) => character),
          ),
        }
      : null,
    700,
  );
  if (found === null) return { costly: null, saves: null };
  let saves: string | null = null;
  if (isOne && quoting.isFresh && bill !== null) {
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
