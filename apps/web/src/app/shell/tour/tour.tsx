import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Portal } from '@chakra-ui/react/portal';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { Button } from '../../../ui/button';
import { useKeys } from '../../../ui/keys/use-keys';
import { useIsPhone } from '../../../ui/use-media';
import { placeOf, stopsFor } from './stops';
import { tourTexts as t } from './tour.texts';

const width = 300;
const gap = 12;
const edge = 16;

/** A card beside each thing in turn, on a phone above the bar at the bottom. It covers nothing, and the page can be used all the while. */
export default function Tour({ onEnd }: { onEnd: () => void }) {
  const isPhone = useIsPhone();
  const [stops] = useState(() => stopsFor(isPhone));
  const [at, setAt] = useState(0);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const stop = stops[at];
  const rect = usePlace(stop?.anchor);
  useKeys({ escape: onEnd });
  useEffect(() => {
    // Who types goes on typing.
    if (!(document.activeElement instanceof HTMLInputElement)) title.current?.focus({ preventScroll: true });
  }, [at]);
  if (stop === undefined) return null;
  const isLast = at === stops.length - 1;
  return (
    <Portal>
      {rect !== null && (
        <Box
          aria-hidden
          pos="fixed"
          zIndex="popover"
          pointerEvents="none"
          borderRadius="control"
          outline="2px solid"
          outlineColor="brandText"
          style={{ left: rect.left - 2, top: rect.top - 2, width: rect.width + 4, height: rect.height + 4 }}
        />
      )}
      <Box
        role="dialog"
        aria-labelledby={titleId}
        pos="fixed"
        zIndex="popover"
        bg="raised"
        borderWidth="1px"
        borderRadius="dialog"
        boxShadow="popover"
        p="4"
        style={isPhone ? undefined : beside(rect)}
        {...(isPhone && { left: '3', right: '3', bottom: 'calc(68px + env(safe-area-inset-bottom))' })}
      >
        <Heading ref={title} as="h2" id={titleId} textStyle="section" fontSize="md" tabIndex={-1} outline="none">
          {stop.title}
        </Heading>
        <Text color="textSecond" mt="1">
          {stop.text}
        </Text>
        <Flex align="center" gap="2" mt="3.5">
          <Span color="textThird" fontSize="small" flex="1" fontVariantNumeric="tabular-nums">
            {t.at(at + 1, stops.length)}
          </Span>
          {!isLast && (
            <Button variant="ghost" onClick={onEnd}>
              {t.skip}
            </Button>
          )}
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t.back}</Button>}
          <Button variant="solid" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
            {isLast ? t.done : t.next}
          </Button>
        </Flex>
      </Box>
    </Portal>
  );
}

/** Where the thing stands, also after the window changed. */
function usePlace(anchor: string | undefined): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    if (anchor === undefined) return setRect(null);
    document.querySelector(anchor)?.scrollIntoView({ block: 'nearest' });
    const look = (): void => setRect(placeOf(anchor));
    look();
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [anchor]);
  return rect;
}

/** Right of what is at the left, below what is at the top, and within the window. */
function beside(rect: DOMRect | null): CSSProperties {
  if (rect === null) return { right: edge, bottom: edge, width };
  const isAtLeft = rect.right < innerWidth / 3;
  if (!isAtLeft)
    return { width, top: rect.bottom + gap, left: Math.max(edge, Math.min(rect.left, innerWidth - width - edge)) };
  return rect.top > innerHeight / 2
    ? { width, left: rect.right + gap, bottom: Math.max(edge, innerHeight - rect.bottom) }
    : { width, left: rect.right + gap, top: Math.max(edge, rect.top) };
}
