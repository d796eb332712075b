import { Box } from '@chakra-ui/react/box';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { moveByArrows } from '../../keys/move-by-arrows';
import { FadingList } from '../../tabs/fading-list';
import type { FilterField } from '../filter';
import { filterTexts as t } from '../filter.texts';

/** More fields than these are searched. */
const manyFields = 8;

/** The fields one may ask about, as a list of buttons. */
export function FieldList({
  fields,
  onChoose,
}: {
  fields: readonly FilterField[];
  onChoose: (field: FilterField) => void;
}) {
  const [looked, setLooked] = useState('');
  const shown = fields.filter(({ label }) => label.toLowerCase().includes(looked.trim().toLowerCase()));
  return (
    <Box onKeyDown={moveByArrows}>
      {fields.length > manyFields && (
        <Field.Root p="10px 12px 6px">
          <Field.Label>{t.findField}</Field.Label>
          <Input
            size="sm"
            type="search"
            value={looked}
            onChange={(event) => setLooked(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (shown[0] !== undefined) onChoose(shown[0]);
            }}
          />
        </Field.Root>
      )}
      <FadingList maxH="320px">
        <Box as="ul" listStyleType="none" p="1.5">
          {shown.map((field) => (
            <li key={field.field}>
              <Box
                as="button"
                display="block"
                w="full"
                textAlign="start"
                minH={{ base: '11', md: '34px' }}
                px="2.5"
                borderRadius="tag"
                cursor="pointer"
                _hover={{ bg: 'hover' }}
                onClick={() => onChoose(field)}
              >
                {field.label}
              </Box>
            </li>
          ))}
        </Box>
      </FadingList>
      {shown.length === 0 && (
        <Text role="status" color="textThird" fontSize="small" px="4" pt="1" pb="3.5">
          {t.noField}
        </Text>
      )}
    </Box>
  );
}
