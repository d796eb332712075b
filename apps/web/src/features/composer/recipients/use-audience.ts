import { AudienceChoicesDocument, type AudienceChoicesQuery } from '../../../domain/audience/audience.generated';
import { useTagChoice } from '../../../domain/audience/use-tag-choice';
import type { Draft } from '../draft/draft';
import { usePeople } from '../message/use-people';
import { usePart } from '../opening/use-part';

const none: readonly never[] = [];
type Listed<T extends { data: unknown } | null | undefined> = NonNullable<T>['data'];

/** Whom one may choose, and real people of those who are chosen. */
export function useAudience(draft: Draft, change: (change: Partial<Draft>) => void) {
  const choices = usePart(AudienceChoicesDocument);
  const tagged = useTagChoice(draft.segmentIds, change, {
    segments: choices.data?.segments?.data ?? none,
    tags: choices.data?.tags?.data ?? none,
  });
  const groups: Listed<AudienceChoicesQuery['audiences']> = choices.data?.audiences?.data ?? (none as never[]);
  const { people, landlines, isAll } = usePeople(draft, tagged.segments);
  return {
    hasChoices: choices.data !== undefined,
    ...tagged,
    groups,
    contactsCount: choices.data?.contactsCount ?? null,
    people,
    landlines,
    isWholeSample: isAll,
  };
}
