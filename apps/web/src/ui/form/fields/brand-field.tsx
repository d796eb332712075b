import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { brandColoursOf, isHex } from '@bellbird/field-rules';
import { BrandColoured } from '../../theme/brand-coloured';
import { formTexts } from '../form.texts';
import type { FieldBinding } from '../state/use-form';
import { TextField } from './fields';
import { SwatchField } from './swatch-field';

const t = formTexts.brand;

const Picker = chakra('input', {
  base: {
    boxSize: { base: '11', md: '9' },
    p: '1',
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
      <Flex gap="2" align="flex-end" mt="2">
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
          <Flex align="center" wrap="wrap" gap="8px 16px" mt="3" p="3" borderWidth="1px" borderRadius="card">
            <Box px="3.5" py="2" borderRadius="control" bg="solid" color="onSolid" fontWeight="500">
              {t.sampleButton}
            </Box>
            <Text color="brandText" fontWeight="500">
              {t.sampleLink}
            </Text>
          </Flex>
          <Text role="status" mt="1.5" fontSize="small" color="textSecond">
            {brandColoursOf(colour).text === colour ? '' : t.darker(brandColoursOf(colour).text)}
          </Text>
        </BrandColoured>
      )}
    </Box>
  );
}
