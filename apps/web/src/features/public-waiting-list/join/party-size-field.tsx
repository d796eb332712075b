import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../../ui/button';
import { publicWaitingListTexts as t } from '../public-waiting-list.texts';

/** How many come: one more, or one less. */
export function PartySizeField({
  value,
  most,
  onChange,
}: {
  value: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const label = useId();
  return (
    <Flex align="center" justify="space-between">
      <Box>
        <Span id={label} display="block" fontWeight="500">
          {t.people}
        </Span>
        <Span color="textSecond" fontSize="small">
          {t.atMost(most)}
        </Span>
      </Box>
      <Flex
        role="group"
        aria-labelledby={label}
        align="center"
        bg="surface"
        borderWidth="1px"
        borderColor="lineField"
        borderRadius="control"
      >
        <IconButton label={t.fewer} size="lg" disabled={value <= 1} onClick={() => onChange(value - 1)}>
          <Minus />
        </IconButton>
        <Span aria-live="polite" minW="11" textAlign="center" fontWeight="600" fontVariantNumeric="tabular-nums">
          {value}
        </Span>
        <IconButton label={t.more} size="lg" disabled={value >= most} onClick={() => onChange(value + 1)}>
          <Plus />
        </IconButton>
      </Flex>
    </Flex>
  );
}
