import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { ComposerQuoteDocument } from '../bill/quote.generated';
import type { TextQuoteInput } from '../bill/use-quote';
import { lackable, lackingIn, probeFor } from './missing';

/** How many of those who get it lack the value of each field of the text; asked anew when audience or fields change, not with each letter. */
export function useLacking(input: TextQuoteInput | null): ReadonlyMap<string, number> {
  const client = useApolloClient();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const keys = input === null ? [] : lackable(input.message);
  const asked = input === null || keys.length === 0 ? null : JSON.stringify({ ...input, message: '', keys });
  useEffect(() => {
    if (asked === null) return setCounts(new Map());
    const { keys: wanted, ...audience } = JSON.parse(asked) as TextQuoteInput & { keys: string[] };
    let isOver = false;
    const timer = setTimeout(
      () =>
        void Promise.all(
          wanted.map(async (key) => {
            const { data } = await client.query({
              query: ComposerQuoteDocument,
              variables: { input: { ...audience, message: probeFor(key) } as object },
              fetchPolicy: 'network-only',
            });
            return [key, lackingIn(data?.quoteSmsCampaign?.partsPerMessage)] as const;
            // What cannot be counted is not said; the bill says that something is amiss.
          }),
        ).then(
          (all) => !isOver && setCounts(new Map(all)),
          () => undefined,
        ),
      700,
    );
    return () => ((isOver = true), clearTimeout(timer));
  }, [client, asked]);
  return useMemo(
    () => new Map([...counts].filter(([key, count]) => count > 0 && keys.includes(key))),
    [counts, keys.join()],
  );
}
