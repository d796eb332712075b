import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { brandColoursOf, isHex } from '@bellbird/field-rules';
import { BrandColoured } from '../theme/brand-coloured';
import { TextField } from './fields';
import { formTexts } from './form.texts';
import { SwatchField } from './swatch-field';
import type { FieldBinding } from './use-form';

const t = formTexts.brand;

const Picker = chakra('input', {
  base: {
    boxSize: { base: '44px', md: '38px' },
    p: '4px',
    borderWidth: '1px',
    borderColor: 'lineField',
    borderRadius: 'control',
    bg: 'surface',
    cursor: 'pointer',
    flexShrink: 0,
  },
});

/**
 * A business's colour, as `#rrggbb`: one of a few, or any. A sample shows how it is used; where it is too light for words
 * the darker shade that they get is named.
 */
export function BrandField({
  label,
  bind,
  options,
}: {
  label: string;
  bind: FieldBinding<string>;
  options: readonly { value: string; label: string }[];
}) {
  const colour = bind.value.trim().toLowerCase();
  return (
    <Box>
      <SwatchField label={label} bind={bind} options={options} isExact />
      <Flex gap="8px" align="flex-end" mt="8px">
        <Box flex="1" maxW="200px">
          <TextField label={t.own} bind={bind} spellCheck={false} maxLength={7} />
        </Box>
        <Picker
          type="color"
          aria-label={t.pick}
          value={isHex(colour) ? colour : options[0]?.value}
          onChange={({ target }) => bind.onChange(target.value)}
        />
      </Flex>
      {isHex(colour) && (
        <BrandColoured primary={colour}>
          <Flex align="center" wrap="wrap" gap="8px 16px" mt="12px" p="12px" borderWidth="1px" borderRadius="card">
            <Box px="14px" py="8px" borderRadius="control" bg="solid" color="onSolid" fontWeight="500">
              {t.sampleButton}
            </Box>
            <Text color="brandText" fontWeight="500">
              {t.sampleLink}
            </Text>
          </Flex>
          <Text role="status" mt="6px" fontSize="13px" color="textSecond">
            {brandColoursOf(colour).text === colour ? '' : t.darker(brandColoursOf(colour).text)}
          </Text>
        </BrandColoured>
      )}
    </Box>
  );
}
