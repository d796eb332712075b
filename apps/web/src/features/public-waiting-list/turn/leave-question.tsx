import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button';
import { ownTurnTexts as t } from './own-turn.texts';

/** Asked in the place of the button that was pressed; what keeps the place is under the finger. */
export function LeaveQuestion({
  isBusy,
  onStay,
  onLeave,
}: {
  isBusy: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  const words = useId();
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Stack role="group" aria-labelledby={words} gap="3" w="full">
      <Text id={words} textAlign="center" fontWeight="500">
        {t.leaveQuestion}
      </Text>
      <Flex gap="3">
        <Button ref={stay} flex="1" size="xl" onClick={onStay}>
          {t.stay}
        </Button>
        <Button flex="1" size="xl" variant="dangerSolid" loading={isBusy} onClick={onLeave}>
          {t.leaveNow}
        </Button>
      </Flex>
    </Stack>
  );
}
