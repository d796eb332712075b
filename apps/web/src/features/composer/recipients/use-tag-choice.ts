import { useApolloClient } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { notifyProblem } from '../../../ui/toast/notify';
import type { Draft } from '../draft/draft';
import type { SegmentChoiceFragment, TagChoiceFragment } from './audience.generated';
import { segmentOfTag, tagOf } from './tag-segments';

/** A segment as it is chosen; one that stands for a tag is called as the tag is. */
export type ChoosableSegment = SegmentChoiceFragment & { tag?: TagChoiceFragment };

/** Tags as people to choose. What is chosen is the segment of a tag, which is made when it is missing. */
export function useTagChoice(
  segmentIds: Draft['segmentIds'],
  change: (change: Partial<Draft>) => void,
  { segments, tags }: { segments: readonly SegmentChoiceFragment[]; tags: readonly TagChoiceFragment[] },
) {
  const client = useApolloClient();
  const [making, setMaking] = useState<readonly string[]>([]);
  // Others may be ticked while a segment is being made.
  const latest = useRef(segmentIds);
  useLayoutEffect(() => void (latest.current = segmentIds));
  const choosable = useMemo(
    () =>
      segments.map((segment): ChoosableSegment => {
        const tag = tagOf(segment, tags);
        return tag === undefined ? segment : { ...segment, name: tag.name, tag };
      }),
    [segments, tags],
  );
  const toggleTag = useCallback(
    async (tag: TagChoiceFragment): Promise<void> => {
      const chosen = choosable.filter(({ id, tag: of }) => of?.id === tag.id && latest.current.includes(id));
      if (chosen.length > 0) {
        const isTags = (id: string): boolean => chosen.some((segment) => segment.id === id);
        return change({ segmentIds: latest.current.filter((id) => !isTags(id)) });
      }
      setMaking((before) => [...before, tag.id]);
      try {
        const known = choosable.find(({ tag: of }) => of?.id === tag.id);
        const id = known?.id ?? (await segmentOfTag(client, tag));
        change({ segmentIds: [...latest.current, id] });
      } catch (error) {
        notifyProblem(problemOf(error));
      } finally {
        setMaking((before) => before.filter((each) => each !== tag.id));
      }
    },
    [client, change, choosable],
  );
  return { segments: choosable, tags, toggleTag, makingTags: making };
}
