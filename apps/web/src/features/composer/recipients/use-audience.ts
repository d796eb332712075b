import { useQuery } from '@apollo/client/react';
import type { Draft } from '../draft/draft';
import { usePeople } from '../message/use-people';
import { AudienceChoicesDocument, type AudienceChoicesQuery } from './audience.generated';

const none: readonly never[] = [];
type Listed<T extends { data: unknown } | null | undefined> = NonNullable<T>['data'];

/** Whom one may choose, and real people of those who are chosen. */
export function useAudience(draft: Draft) {
  const choices = useQuery(AudienceChoicesDocument);
  const segments: Listed<AudienceChoicesQuery['segments']> = choices.data?.segments?.data ?? (none as never[]);
  const groups: Listed<AudienceChoicesQuery['audiences']> = choices.data?.audiences?.data ?? (none as never[]);
  const { people, isAll } = usePeople(draft, segments);
  return {
    hasChoices: choices.data !== undefined,
    segments,
    groups,
    contactsCount: choices.data?.contactsCount ?? null,
    people,
    isWholeSample: isAll,
  };
}
