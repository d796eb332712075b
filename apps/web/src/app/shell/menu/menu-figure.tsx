import { Flex } from '@chakra-ui/react/flex';
import { Span, type SpanProps } from '@chakra-ui/react/span';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { Pause } from 'lucide-react';
import { formatCount } from '../../../lib/i18n/texts';
import { shellTexts as t } from '../shell.texts';
import type { MenuEntry } from './menu';
import type { MenuCounts } from './menu-counts';

/** What stands at an entry's end: a count, what is live, or, solid, what waits for somebody. */
export function MenuFigure({ of, counts }: { of: NonNullable<MenuEntry['count']>; counts: MenuCounts }) {
  if (of === 'history') {
    if (counts.waiting > 0) return <Badge count={counts.waiting} name={t.waiting(counts.waiting)} />;
    if (!counts.live) return counts.paused > 0 ? <Paused count={counts.paused} /> : null;
    return (
      <Flex as="span" align="center" gap="1.5" ms="auto" fontSize="small" fontWeight="400">
        <LiveDot />
        {t.live(counts.live)}
      </Flex>
    );
  }
  const count = counts[of];
  if (of === 'replies') return count ? <Badge count={count} name={t.newReplies(count)} /> : null;
  // A nought says nothing that the page would not say.
  return count ? (
    <Span ms="auto" fontSize="small" fontWeight="400" color="textThird" fontVariantNumeric="tabular-nums">
      {formatCount(count)}
    </Span>
  ) : null;
}

/** Of the campaigns' section where its pages are not shown: what waits for somebody, else that something is being sent. */
export function SectionMark({ counts: { waiting, replies, live } }: { counts: MenuCounts }) {
  if (waiting > 0) return <Badge count={waiting} name={t.waiting(waiting)} {...smallBadge} />;
  if (replies) return <Badge count={replies} name={t.newReplies(replies)} {...smallBadge} />;
  if (!live) return null;
  return (
    <Span display="block" p="1.5">
      <LiveDot />
      <VisuallyHidden>{t.live(live)}</VisuallyHidden>
    </Span>
  );
}

/** A badge at the corner of an icon. */
export const smallBadge = { minW: '4.5', h: '4.5', px: '1', fontSize: '0.6875rem' } as const;

const Paused = ({ count }: { count: number }) => (
  <Flex as="span" align="center" gap="5px" ms="auto" fontSize="small" fontWeight="400" color="amber">
    <Pause aria-hidden size={14} strokeWidth={1.75} />
    {t.paused(count)}
  </Flex>
);

const LiveDot = () => (
  <Span aria-hidden boxSize="7px" borderRadius="full" bg="brandText" animation="pulse 1.6s ease-in-out infinite" />
);

/** A solid count of what waits for somebody; `name` says it in words. `look`: where it stands, and how large. */
export const Badge = ({ count, name, ...look }: SpanProps & { count: number; name: string }) => (
  <Span
    ms="auto"
    minW="5"
    h="5"
    px="1.5"
    display="inline-grid"
    placeItems="center"
    borderRadius="full"
    bg="solid"
    color="onSolid"
    fontSize="xs"
    fontWeight="600"
    fontVariantNumeric="tabular-nums"
    {...look}
  >
    <span aria-hidden>{count}</span>
    <VisuallyHidden>{name}</VisuallyHidden>
  </Span>
);
