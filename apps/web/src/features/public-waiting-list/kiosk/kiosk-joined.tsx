import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import type { Joined } from '../join/use-join-form';
import { ordinal } from '../turn/ordinal';
import { kioskTexts as t } from './kiosk.texts';

/** Who has just joined at a screen in the shop, and their number, until the next person comes. */
export default function KioskJoined({
  turn: { firstName, position, number, phoneMasked },
  secondsLeft,
  onNext,
}: {
  turn: Joined['turn'];
  secondsLeft: number;
  onNext: () => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  // The form with the focus in it is gone; a reader reads this instead.
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack align="center" textAlign="center" gap="3">
      <Heading
        ref={title}
        as="h1"
        tabIndex={-1}
        outline="none"
        fontSize="xl"
        fontWeight="600"
        overflowWrap="anywhere"
        maxW="full"
      >
        {t.joined(firstName, ordinal(position ?? 1))}
      </Heading>
      <Text color="textSecond">{t.number}</Text>
      <Span fontSize="6rem" lineHeight="1" fontWeight="600" color="brandText" fontVariantNumeric="tabular-nums">
        {number}
      </Span>
      <Text>{phoneMasked === null ? t.byName : t.texted}</Text>
      <Button size="xl" variant="solid" w="full" mt="3" onClick={onNext}>
        {t.next}
      </Button>
      <Text color="textThird" fontSize="small">
        {t.resets(secondsLeft)}
      </Text>
    </Stack>
  );
}
