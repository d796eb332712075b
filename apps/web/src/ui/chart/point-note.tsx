import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { formatCount } from '../../lib/i18n/texts';
import type { ColourRole } from '../theme/tokens';

export interface NoteLine {
  label: string;
  value: number;
  colour: ColourRole;
}

/** What there is to say of the point in focus, beside it; readers hear it as the point's own name. */
export function PointNote({
  x,
  width,
  title,
  lines,
}: {
  x: number;
  width: number;
  title: string;
  lines: readonly NoteLine[];
}) {
  const isLeft = x < width / 2;
  return (
    <Box
      aria-hidden
      pos="absolute"
      top="0"
      {...(isLeft ? { insetStart: `${x + 12}px` } : { insetEnd: `${width - x + 12}px` })}
      zIndex={1}
      bg="raised"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="popover"
      p="8px 12px"
      fontSize="small"
      pointerEvents="none"
      whiteSpace="nowrap"
      animation="fade-in 120ms"
    >
      <Text fontWeight="600">{title}</Text>
      {lines.map(({ label, value, colour }) => (
        <Flex key={label} align="center" gap="2" mt="0.5">
          <Box boxSize="2" borderRadius="2px" bg={colour} />
          <Span color="textSecond">{label}</Span>
          <Span ms="auto" ps="3" fontWeight="500" fontVariantNumeric="tabular-nums">
            {formatCount(value)}
          </Span>
        </Flex>
      ))}
    </Box>
  );
}
