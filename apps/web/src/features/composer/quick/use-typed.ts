import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AudiencePeopleDocument } from '../../../domain/audience/audience.generated';
import { phonePart } from '../../../lib/format/phone';
import type { Problem } from '../../../lib/graph/problem';
import { addressed } from '../draft/addressed';
import type { Draft } from '../draft/draft';
import { marksOf, mostPeople, newNumbers, readable } from './typed';

const nobody: readonly never[] = [];

/**
 * Whom the field of a quick text names, or which numbers were typed of another campaign: who they are, who gets nothing
 * and why, and the draft as it is sent, without those whom nobody can read.
 */
export function useTyped(draft: Draft) {
  // The other contacts of a campaign stand apart from its numbers.
  const isQuick = draft.to.length > 0;
  const to = isQuick ? draft.to : draft.phones;
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const ids = draft.contactIds;
  const named = useQuery(AudiencePeopleDocument, {
    variables: { query: { filters: [{ field: 'id', type: 'enum', operation: 'one', value: ids }], limit: mostPeople } },
    skip: !isQuick || ids.length === 0,
  });
  const parts = useMemo(() => draft.phones.flatMap((typed) => phonePart(typed) ?? []), [draft.phones]);
  const owned = useQuery(AudiencePeopleDocument, {
    variables: {
      query: {
        filters: [
          { field: 'phoneInternational', type: 'text', operation: 'one', value: parts.map((part) => `+${part}`) },
          { field: 'phoneSignificant', type: 'text', operation: 'one', value: parts },
        ],
        filtersMatch: 'any',
        limit: mostPeople,
      },
    },
    skip: parts.length === 0,
  });
  const answered = (named.data ?? named.previousData)?.contacts?.data;
  const people = useMemo(() => new Map(answered?.map((each) => [each.id, each])), [answered]);
  // Only an answer to the present choice shows who is gone: an earlier one knows nothing of somebody just chosen.
  const isAnswered = named.data !== undefined;
  const owners = (parts.length === 0 ? nobody : (owned.data ?? owned.previousData)?.contacts?.data) ?? undefined;
  const typed = useMemo(() => {
    const marks = marksOf(to, { people, isAnswered, owners: owners ?? nobody, refused });
    const sent = readable(to, marks);
    // Until their owners are known, no number counts as new.
    const fresh = owners === undefined ? [] : newNumbers(to, marks, owners);
    return { marks, sent, people, unread: to.length - sent.length, isAnswered, fresh };
  }, [to, people, isAnswered, owners, refused]);
  const key = typed.sent.join();
  const aimed = useMemo(
    () =>
      to.length === 0 ? draft : isQuick ? { ...draft, ...addressed(typed.sent) } : { ...draft, phones: typed.sent },
    // The same draft for as long as the same people are sent to.
    [draft, key],
  );
  const asked = useRef(aimed);
  asked.current = aimed;
  /** Takes what a quote could not read as unreadable: the next is asked without it. */
  const refusePhones = useCallback((problem: Problem | null): void => {
    const unread = (problem?.fields ?? []).flatMap(({ field }) => {
      const at = /^phones\[(\d+)\]$/.exec(field)?.[1];
      return at === undefined ? [] : (asked.current.phones[Number(at)] ?? []);
    });
    if (unread.length > 0) setRefused((before) => new Set([...before, ...unread]));
  }, []);
  return { aimed, typed, refusePhones };
}
