import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { WallBoardFragment } from './wall.generated';
import { wallTexts as t } from './wall.texts';

const mostServed = 4;
const mostNext = 5;
const big = { base: '96px', md: '140px', xl: '200px' };

/** Who is served, the last called first and in the business's colour, and who is next. */
export function WallNumbers({ board, showsNames }: { board: WallBoardFragment | null; showsNames: boolean }) {
  const served = board?.active.slice(0, mostServed) ?? [];
  const next = board?.waiting.slice(0, mostNext) ?? [];
  return (
    <Flex direction="column" justify="space-between" flex="1" gap="8" minW="0">
      <Box as="section" aria-label={t.serving} aria-live="polite" my="auto">
        <Text fontSize={{ base: '1.375rem', lg: '2.125rem' }} color="textSecond">
          {t.serving}
        </Text>
        {board !== null && served.length === 0 ? (
          <Text fontSize={{ base: '2.5rem', lg: '4.5rem' }} fontWeight="600" lineHeight="1.3">
            {t.nobody}
          </Text>
        ) : (
          <Flex as="ol" listStyleType="none" wrap="wrap" gap="0 64px" minH={big}>
            {served.map((turn, at) => (
              <Box as="li" key={turn.id} color={at === 0 ? 'brandText' : 'text'}>
                <Text fontSize={big} fontWeight="700" lineHeight="1.1" fontVariantNumeric="tabular-nums">
                  {turn.number}
                </Text>
                {showsNames && turn.firstName && (
                  <Text fontSize={{ base: '2xl', lg: '2.5rem' }} fontWeight="500" lineHeight="1.2">
                    {turn.firstName}
                  </Text>
                )}
              </Box>
            ))}
          </Flex>
        )}
      </Box>
      <Box as="section" aria-label={t.next}>
        <Text fontSize={{ base: '1.375rem', lg: '1.875rem' }} color="textSecond" mb="4">
          {board !== null && next.length === 0 ? t.nobodyNext : t.next}
        </Text>
        <Flex as="ol" listStyleType="none" wrap="wrap" gap="5" minH={{ base: '80px', lg: '128px' }}>
          {next.map((turn) => (
            <Flex
              as="li"
              key={turn.id}
              direction="column"
              align="center"
              justify="center"
              minW={{ base: '90px', lg: '150px' }}
              minH={{ base: '80px', lg: '128px' }}
              px="5"
              bg="surface"
              borderWidth="1px"
              borderRadius="card"
            >
              <Text
                fontSize={{ base: '2.25rem', lg: '3.75rem' }}
                fontWeight="600"
                lineHeight="1.2"
                fontVariantNumeric="tabular-nums"
              >
                {turn.number}
              </Text>
              {showsNames && turn.firstName && (
                <Text fontSize={{ base: 'lg', lg: '2xl' }} maxW="220px" truncate>
                  {turn.firstName}
                </Text>
              )}
            </Flex>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}
