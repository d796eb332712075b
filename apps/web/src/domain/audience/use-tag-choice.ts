import { useApolloClient } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { notifyProblem } from '../../ui/toast/notify';
import type { SegmentChoiceFragment, TagChoiceFragment } from './audience.generated';
import { segmentOfTag, tagOf } from './tag-segments';

/** A segment as it is chosen; one that stands for a tag is called as the tag is. */
export type ChoosableSegment = SegmentChoiceFragment & { tag?: TagChoiceFragment };

interface Choices {
  segments: readonly SegmentChoiceFragment[];
  tags: readonly TagChoiceFragment[];
}

/** Segments to choose, those that stand for tags known as these; the one of a tag is made when it is missing. */
export function useTagSegments({ segments, tags }: Choices): {
  segments: readonly ChoosableSegment[];
  /** Null where it cannot be made, which is said. */
  segmentFor: (tag: TagChoiceFragment) => Promise<string | null>;
} {
  const client = useApolloClient();
  const choosable = useMemo(
    () =>
      segments.map((segment): ChoosableSegment => {
        const tag = tagOf(segment, tags);
        return tag === undefined ? segment : { ...segment, name: tag.name, tag };
      }),
    [segments, tags],
  );
  const segmentFor = useCallback(
    async (tag: TagChoiceFragment): Promise<string | null> => {
      try {
        return choosable.find(({ tag: of }) => of?.id === tag.id)?.id ?? (await segmentOfTag(client, tag));
      } catch (error) {
        notifyProblem(problemOf(error));
        return null;
      }
    },
    [client, choosable],
  );
  return { segments: choosable, segmentFor };
}

/** Tags as people to choose. What is chosen is the segment of a tag. */
export function useTagChoice(
  segmentIds: readonly string[],
  change: (change: { segmentIds: readonly string[] }) => void,
  choices: Choices,
) {
  const { segments, segmentFor } = useTagSegments(choices);
  const [making, setMaking] = useState<readonly string[]>([]);
  // Others may be ticked while a segment is being made.
  const latest = useRef({ segmentIds, change });
  useLayoutEffect(() => void (latest.current = { segmentIds, change }));
  const toggleTag = useCallback(
    async (tag: TagChoiceFragment): Promise<void> => {
      const { segmentIds: before, change: now } = latest.current;
      const chosen = segments.filter(({ id, tag: of }) => of?.id === tag.id && before.includes(id));
      if (chosen.length > 0) {
        const isTags = (id: string): boolean => chosen.some((segment) => segment.id === id);
        return now({ segmentIds: before.filter((id) => !isTags(id)) });
      }
      setMaking((others) => [...others, tag.id]);
      const id = await segmentFor(tag);
      if (id !== null) latest.current.change({ segmentIds: [...latest.current.segmentIds, id] });
      setMaking((others) => others.filter((each) => each !== tag.id));
    },
    [segments, segmentFor],
  );
  return { segments, tags: choices.tags, toggleTag, makingTags: making };
}
