import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { SelectField } from '../../../ui/form/fields/plain-fields';
import { ZoneFieldsDocument } from './settings.generated';
import { settingsTexts as t } from './settings.texts';

/** Types of fields that can hold a state, a postcode or the name of a zone. */
const types = ['text', 'number', 'category'];

/** Which custom field says where a person is; one that is gone by now stays shown until another is chosen. */
export function ZoneField({
  name,
  value,
  error,
  onSave,
}: {
  name: string;
  value: string;
  error: string | undefined;
  onSave: (value: string) => void;
}) {
  const { data } = useQuery(ZoneFieldsDocument);
  const fields = (data?.attributes?.data ?? [])
    .filter((field) => types.includes(field.type))
    .map((field) => ({ value: `attributes.${field.key}`, label: field.name }));
  const isThere = value === '' || fields.some((field) => field.value === value);
  return (
    <Box mt="4" maxW={{ md: '320px' }}>
      <SelectField
        label={t.zoneField}
        help={t.zoneFieldText}
        options={[
          { value: '', label: t.noZoneField },
          ...fields,
          ...(isThere ? [] : [{ value, label: value.replace(/^attributes\./, '') }]),
        ]}
        bind={plainBind(name, value, onSave, error)}
      />
    </Box>
  );
}
