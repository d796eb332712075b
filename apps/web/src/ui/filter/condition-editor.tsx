import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Text } from '@chakra-ui/react/text';
import type { Condition, FilterField, FilterOperation } from './filter';
import { filterTexts as t } from './filter.texts';
import { operationsOf, withOperation } from './operations';
import { fieldOf, operationWords } from './sentence';
import { ValueEditor } from './value-editor';

/** One condition to edit: how it is asked, and with what. The field stays; another field is another condition. */
export function ConditionEditor({
  condition,
  fields,
  onChange,
}: {
  condition: Condition;
  fields: readonly FilterField[];
  onChange: (condition: Condition) => void;
}) {
  const field = fieldOf(condition, fields);
  const operations = operationsOf[condition.type];
  return (
    <Flex direction="column" gap="10px">
      {operations.length > 1 ? (
        <NativeSelect.Root>
          <NativeSelect.Field
            aria-label={t.operation}
            value={condition.operation}
            onChange={(event) => onChange(withOperation(condition, event.target.value as FilterOperation))}
          >
            {operations.map((operation) => (
              <option
                key={operation}
                value={operation}
              >{`${field.label} ${operationWords(condition.type, operation)}`}</option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ) : (
        <Text fontWeight="500">{`${field.label} ${operationWords(condition.type, condition.operation)}`}</Text>
      )}
      <Box key={condition.operation}>
        <ValueEditor condition={condition} field={field} onChange={(value) => onChange({ ...condition, value })} />
      </Box>
    </Flex>
  );
}

/** The fields one may ask about, as a list of buttons. */
export function FieldList({
  fields,
  onChoose,
}: {
  fields: readonly FilterField[];
  onChoose: (field: FilterField) => void;
}) {
  return (
    <Box as="ul" listStyleType="none" maxH="320px" overflowY="auto" p="6px">
      {fields.map((field) => (
        <li key={field.field}>
          <Box
            as="button"
            display="block"
            w="full"
            textAlign="start"
            minH={{ base: '44px', md: '34px' }}
            px="10px"
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
  );
}
