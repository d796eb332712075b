import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import type { FieldBinding } from '../state/use-form';
import { digitsOf } from './digits-of';
import { Framed, type FieldWords } from './framed';

const count = 6;

/** Boxes of one width and gap; on the narrowest phone they shrink. */
const sizes = { '--box': 'clamp(36px, 11vw, 44px)', '--gap': '8px' };
const Field = chakra('input', {
  base: {
    position: 'absolute',
    inset: 0,
    // One digit more than there are boxes: the cursor behind the last must not scroll the field.
    width: 'calc((var(--box) + var(--gap)) * 7)',
    height: '52px',
    border: 'none',
    bg: 'transparent',
    outline: 'none',
    fontSize: '1.375rem',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineStart: 'calc((var(--box) - 1ch) / 2)',
    letterSpacing: 'calc(var(--box) + var(--gap) - 1ch)',
  },
});

/** Six boxes that are one field: typed, pasted or filled in by the phone, the code is whole at once. Once it is, `onWhole` hears of it, once for each code; half of one is no mistake until it is sent. */
export function CodeBoxes({
  label,
  help,
  bind,
  onWhole,
  autoFocus = false,
}: FieldWords & { bind: FieldBinding<string>; onWhole: () => void; autoFocus?: boolean }) {
  const [isFocused, setFocused] = useState(false);
  const told = useRef('');
  useEffect(() => {
    if (bind.value.length < count || told.current === bind.value) return;
    told.current = bind.value;
    onWhole();
  });
  const field = useRef<HTMLInputElement>(null);
  const isRefused = bind.error !== undefined && bind.value.length === count;
  // What is typed after a refusal takes the place of the wrong code.
  useEffect(() => {
    if (isRefused && field.current === document.activeElement) field.current?.select();
  }, [isRefused]);
  const at = isFocused ? Math.min(bind.value.length, count - 1) : -1;
  return (
    <Framed label={label} help={help} error={bind.error}>
      {(ties) => (
        <Box
          pos="relative"
          // Not hidden, which focus could still scroll: the field is wider than its boxes.
          overflow="clip"
          m="-1"
          p="1"
          h="60px"
          w="calc((var(--box) + var(--gap)) * 6 - var(--gap) + 8px)"
          style={sizes as object}
        >
          <Box aria-hidden display="flex" gap="var(--gap)">
            {Array.from({ length: count }, (_, box) => (
              <Box
                key={box}
                boxSize="var(--box)"
                h="52px"
                flexShrink={0}
                bg="surface"
                borderWidth="1px"
                borderColor={bind.error !== undefined ? 'red' : box === at ? 'solid' : 'lineField'}
                borderRadius="control"
                {...(box === at && { boxShadow: 'halo' })}
              />
            ))}
          </Box>
          <Box pos="absolute" inset="1">
            <Field
              {...ties}
              ref={field}
              name={bind.name}
              value={bind.value}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              autoFocus={autoFocus}
              onFocus={() => setFocused(true)}
              onBlur={() => setFocused(false)}
              onChange={(event) => bind.onChange(digitsOf(event.target.value))}
            />
          </Box>
        </Box>
      )}
    </Framed>
  );
}
