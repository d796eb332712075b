import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { PickDot } from '../../ui/pick-box';
import type { Scope } from './opt-out-choice';
import { optOutTexts } from './opt-out.texts';

const t = optOutTexts.in;
const Option = chakra('label', {
  base: {
    display: 'flex',
    gap: '12px',
    p: '12px 14px',
    minH: '44px',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&:has(input:checked)': { borderColor: 'solid', bg: 'brandTint' },
    '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'solid', outlineOffset: '2px' },
  },
});

/** All texts or marketing only: two large targets. */
export function ScopeChoice({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  return (
    <Stack as="fieldset" gap="8px">
      <VisuallyHidden as="legend">{t.choice}</VisuallyHidden>
      {(['all', 'marketing'] as const).map((scope) => (
        <Option key={scope}>
          <PickDot
            outline="none !important"
            type="radio"
            name="scope"
            value={scope}
            checked={value === scope}
            onChange={() => onChange(scope)}
            aria-describedby={`help-${scope}`}
          />
          <Box>
            <Text fontWeight="500">{t[scope]}</Text>
            <Text id={`help-${scope}`} color="textSecond" fontSize="13px">
              {t[`${scope}Help`]}
            </Text>
          </Box>
        </Option>
      ))}
    </Stack>
  );
}
