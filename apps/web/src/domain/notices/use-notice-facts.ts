import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { NoticeFactsDocument } from './notice-facts.generated';
import { noFacts, type NoticeFacts, type NoticeLike } from './notice-words';

const byIds = (ids: readonly string[]) => ({
  filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }],
  limit: Math.max(ids.length, 1),
});
const distinct = (ids: readonly unknown[]): string[] => [...new Set(ids.filter((id) => typeof id === 'string'))].sort();

/** The names and the texts that these notifications are about, in one call; until they are there, and where they are gone, phones are said. */
export function useNoticeFacts(notices: readonly Pick<NoticeLike, 'data'>[] | undefined): NoticeFacts {
  const about = (notices ?? []).map(({ data }) => (data ?? {}) as Record<string, unknown>);
  const replies = distinct(about.map(({ inboundId }) => inboundId));
  const people = distinct(about.map(({ contactId }) => contactId));
  const { data, previousData } = useQuery(NoticeFactsDocument, {
    variables: {
      replies: byIds(replies),
      people: byIds(people),
      hasReplies: replies.length > 0,
      hasPeople: people.length > 0,
    },
    skip: replies.length + people.length === 0,
    errorPolicy: 'all',
  });
  const known = data ?? previousData;
  return useMemo(
    () =>
      known === undefined
        ? noFacts
        : {
            names: new Map(known.contacts?.data.flatMap(({ id, name }) => (name ? [[id, name] as const] : []))),
            texts: new Map(known.inboundSmsList?.data.map(({ id, text }) => [id, text] as const)),
          },
    [known],
  );
}
