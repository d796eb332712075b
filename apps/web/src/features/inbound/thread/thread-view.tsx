import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useRef, type ReactNode } from 'react';
import { useColleagues } from '../../../domain/colleagues/use-colleagues';
import { clock } from '../../../lib/clock';
import { dayOf, formatDay } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Bubble } from './bubble';
import { byDay, lastOfTheirs, type Message } from './thread';
import { threadTexts as t } from './thread.texts';
import type { Thread } from './use-thread';

/**
 * The texts, the newest at the foot. It is laid out from below, so that what comes in is seen, and what is older comes
 * above without moving what one reads.
 */
export function ThreadView({ thread, name, foot }: { thread: Thread; name: string; foot: ReactNode }) {
  const zone = useTimeZone();
  const { nameOf } = useColleagues();
  const { messages, hasOlder, isAsking, showOlder } = thread;
  const news = useNews(messages);
  return (
    <Flex
      direction="column-reverse"
      flex="1"
      minH="0"
      overflowY="auto"
      overscrollBehavior="contain"
      tabIndex={0}
      role="region"
      aria-label={t.thread(name)}
      outlineOffset="-2px"
      px="4"
    >
      {/* As high as its place at least, so that nothing moves as the texts come. */}
      <Flex direction="column" justify="flex-end" flex="1 0 auto" pb="3">
        {hasOlder && <Older isAsking={isAsking} onShow={() => void showOlder()} />}
        {messages === null ? (
          <ThreadLoading />
        ) : (
          <Box>
            {byDay(messages, zone).map(({ day, messages: ofDay }) => (
              <Box key={day} as="section" aria-label={dayWord(day, zone)}>
                <Box textAlign="center" color="textSecond" fontSize="small" pt="4" pb="2.5">
                  {dayWord(day, zone)}
                </Box>
                <Flex as="ul" direction="column" gap="3" listStyleType="none">
                  {ofDay.map((message) => (
                    <Bubble
                      key={message.id}
                      message={message}
                      name={name}
                      author={nameOf(message.sentBy)}
                      zone={zone}
                    />
                  ))}
                </Flex>
              </Box>
            ))}
          </Box>
        )}
        {foot}
        <VisuallyHidden role="status">{news === null ? '' : t.wrote(name, news.text)}</VisuallyHidden>
      </Flex>
    </Flex>
  );
}

/** The text of theirs that came in while one looks: it is read out, as nothing else of the thread is. */
function useNews(messages: Thread['messages']): Message | null {
  const newest = messages === null ? undefined : (lastOfTheirs(messages)?.id ?? null);
  const first = useRef(newest);
  first.current ??= newest;
  return messages === null || newest === first.current ? null : lastOfTheirs(messages);
}

/** More is asked for as one scrolls there, or by the button. */
function Older({ isAsking, onShow }: { isAsking: boolean; onShow: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const show = useRef(onShow);
  show.current = onShow;
  useEffect(() => {
    if (isAsking || place.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && show.current());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isAsking]);
  return (
    <Flex ref={place} justify="center" pt="3">
      <Button size="sm" variant="ghost" loading={isAsking} onClick={onShow}>
        {t.older}
      </Button>
    </Flex>
  );
}

function dayWord(day: string, zone: string): string {
  const now = clock.now();
  if (day === dayOf(now, zone)) return t.today;
  return day === dayOf(now, zone, -1) ? t.yesterday : formatDay(day);
}

const ThreadLoading = () => (
  <Flex role="status" aria-label={t.loading} direction="column" gap="4" pt="6" animation="fade-in 120ms 200ms both">
    <Skeleton h="10" w="55%" borderRadius="card" />
    <Skeleton h="60px" w="65%" borderRadius="card" alignSelf="flex-end" />
    <Skeleton h="10" w="40%" borderRadius="card" />
  </Flex>
);
