import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import type { FieldBinding } from '../form/state/use-form';
import { endTyping, timeTyping } from './time-typing';
import { TypedInput } from './typed-input';

/** A time in the midst of a line, by the same keys as a field of its own; what is wrong with it is said under the line. */
export function TypedTime({
  label,
  bind,
  isEnd = false,
}: {
  label: string;
  bind: FieldBinding<string>;
  /** 24:00 is a time, too. */
  isEnd?: boolean;
}) {
  const [isTyped, setTyped] = useState(false);
  return (
    <Box w="84px" flexShrink={0}>
      <TypedInput
        bind={bind}
        ties={{ 'aria-label': label, ...(bind.error !== undefined && { 'aria-invalid': true }) }}
        typing={isEnd ? endTyping : timeTyping}
        isTyped={isTyped}
        onTyped={setTyped}
      />
    </Box>
  );
}
