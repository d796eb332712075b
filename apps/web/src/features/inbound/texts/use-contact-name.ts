import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { InboundContactNameFragmentDoc, InboundContactNamesDocument } from './inbound.generated';

/** Ids that rows asked for since the last call, and those that were asked for once: who is gone from the contacts is not asked for again. */
interface Asking {
  waiting: Set<string>;
  asked: Set<string>;
}
const askings = new WeakMap<ApolloClient, Asking>();
/** Rows of one page are drawn together; their names are asked for in one call. */
const gatherMs = 20;

function ask(client: ApolloClient, id: string): void {
  const asking = askings.get(client) ?? { waiting: new Set(), asked: new Set() };
  askings.set(client, asking);
  if (asking.asked.has(id)) return;
  asking.asked.add(id);
  if (asking.waiting.size === 0) setTimeout(() => void fetchNames(client, asking), gatherMs);
  asking.waiting.add(id);
}

async function fetchNames(client: ApolloClient, { waiting, asked }: Asking): Promise<void> {
  const ids = [...waiting];
  waiting.clear();
  try {
    await client.query({
      query: InboundContactNamesDocument,
      variables: {
        query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: ids.length },
      },
    });
  } catch {
    // The phone stands there until the next page asks again.
    for (const id of ids) asked.delete(id);
  }
}

/** The name of a reply's contact; null while it is not known, or where there is none. */
export function useContactName(contactId: string | null): string | null {
  const client = useApolloClient();
  const { data, complete } = useFragment({
    fragment: InboundContactNameFragmentDoc,
    from: { __typename: 'Contact', id: contactId ?? '' },
  });
  useEffect(() => {
    if (contactId !== null && !complete) ask(client, contactId);
  }, [client, contactId, complete]);
  return complete && data.name ? data.name : null;
}
