import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Knob } from './switch';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: { base: '52px', md: '11' },
    py: '1.5',
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed' },
  },
});
/** On or off, with a sentence that says what it is; it counts as soon as it is pressed. One that is locked says why in that sentence's place. */
export function SwitchRow({
  label,
  help,
  isOn,
  isBusy = false,
  locked,
  onChange,
}: {
  label: string;
  help: string;
  isOn: boolean;
  /** It was pressed, and is not known to be done. */
  isBusy?: boolean;
  /** Why it cannot be pressed. */
  locked?: string | undefined;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <Row>
      <Box minW="0">
        <Span display="block" fontWeight="500">
          {label}
        </Span>
        <Span id={id} display="block" fontSize="small" color="textSecond">
          {locked ?? help}
        </Span>
      </Box>
      <Knob
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={id}
        aria-busy={isBusy}
        checked={isOn}
        disabled={locked !== undefined}
        onChange={() => !isBusy && onChange(!isOn)}
      />
    </Row>
  );
}
