import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type { WallBoardFragment } from './wall.generated';
import { wallTexts as t } from './wall.texts';

const QrDrawing = lazy(async () => ({ default: (await fetchCode(() => import('../qr-drawing'))).QrDrawing }));

/** How to join, how long it takes, and whether the wall is up to date. */
export function WallSide({
  board,
  hasCode,
  code,
  showsEstimate,
  isSilent,
  time,
}: {
  board: WallBoardFragment | null;
  /** Customers join by a code. */
  hasCode: boolean;
  /** Where it leads; null while that is asked for. */
  code: string | null;
  showsEstimate: boolean;
  isSilent: boolean;
  /** When the wall was up to date last; null before. */
  time: string | null;
}) {
  const day = board?.workDay ?? null;
  const isTaking = day?.state === 'open' && !day.paused;
  const estimate = showsEstimate ? board?.estimate : null;
  return (
    <Flex
      as="aside"
      aria-label={t.join}
      direction="column"
      align="center"
      justify="space-between"
      gap="8"
      p={{ base: '6', lg: '56px 40px' }}
      bg="surface"
      borderInlineStartWidth={{ md: '1px' }}
      textAlign="center"
    >
      <Box w="full">
        {board === null || (isTaking && hasCode) ? (
          <>
            <Text fontSize={{ base: '1.625rem', lg: '2.375rem' }} fontWeight="600" lineHeight="1.3">
              {t.join}
            </Text>
            <Text fontSize={{ base: 'lg', lg: '1.625rem' }} lineHeight="1.3" color="textSecond" mb="7">
              {t.joinText}
            </Text>
            <Box
              mx="auto"
              w={{ base: 'min(100%, 340px)', lg: 'min(100%, 420px)' }}
              aspectRatio="1"
              bg="white"
              borderRadius="24px"
              p={{ base: '6', lg: '9' }}
            >
              {code !== null && (
                <Suspense fallback={null}>
                  <QrDrawing address={code} name={t.code} />
                </Suspense>
              )}
            </Box>
          </>
        ) : (
          <>
            <Text fontSize={{ base: '1.625rem', lg: '2.375rem' }} fontWeight="600" lineHeight="1.3">
              {day?.state !== 'open' ? t.closed : day.paused ? t.paused : t.join}
            </Text>
            <Text fontSize={{ base: 'lg', lg: '1.625rem' }} lineHeight="1.3" color="textSecond">
              {day?.state === 'open' ? t.askCounter : ''}
            </Text>
          </>
        )}
      </Box>
      <Box>
        {board !== null && day !== null && (
          <>
            <Text
              fontSize={{ base: '2rem', lg: '3.75rem' }}
              fontWeight="600"
              lineHeight="1.2"
              fontVariantNumeric="tabular-nums"
            >
              {t.waiting(board.waiting.length)}
            </Text>
            {estimate && (
              <Text fontSize={{ base: 'lg', lg: '1.75rem' }} lineHeight="1.3" color="textSecond">
                {t.about(estimate.minutes, Math.max(1, Math.round((estimate.high - estimate.low) / 2)))}
              </Text>
            )}
          </>
        )}
        <Flex align="center" justify="center" gap="3" mt="10" fontSize="lg" color="textSecond" role="status">
          <Span
            aria-hidden
            boxSize="3"
            borderRadius="full"
            bg={isSilent ? 'red' : 'green'}
            data-dot={isSilent ? 'red' : 'green'}
          />
          {time === null ? t.connecting : isSilent ? t.silent(time) : t.upToDate(time)}
        </Flex>
      </Box>
    </Flex>
  );
}
