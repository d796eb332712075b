import { useMutation } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/form/fields/fields';
import { FormProblem } from '../../../ui/form/form-problem';
import { KeptNotice } from '../../../ui/form/kept-notice';
import { useKeptForm } from '../../../ui/form/state/use-kept-form';
import { Dialog } from '../../../ui/overlay/dialog';
import { offerUndo } from '../../../ui/toast/undo';
import { DropImportFieldDocument, ImportFieldsDocument, MakeImportFieldDocument } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';
import type { PeopleFile } from '../file/people-file';
import type { KnownField } from './known-field';
import { fieldTypes, guessFieldType, mayBeCategory, valuesOf } from './new-field';

/** Makes a custom field for a column: named by its heading, typed by what stands in it. */
export default function NewFieldDialog({
  fileName,
  heading,
  read,
  at,
  onClose,
  onMade,
}: {
  fileName: string;
  heading: string;
  read: PeopleFile;
  at: number;
  onClose: () => void;
  onMade: (field: KnownField) => void;
}) {
  const values = valuesOf(read, at);
  const [make] = useMutation(MakeImportFieldDocument, {
    refetchQueries: [ImportFieldsDocument],
    awaitRefetchQueries: true,
  });
  const [drop] = useMutation(DropImportFieldDocument, { refetchQueries: [ImportFieldsDocument] });
  const form = useKeptForm({
    address: `import-field.${fileName}.${heading}`,
    opensAt: null,
    initial: { name: heading, type: guessFieldType(values) as string },
    rules: { name: (name) => (name.trim() === '' ? t.fieldNameMissing : undefined) },
    submit: async ({ name, type }) => {
      const { data } = await make({
        variables: { input: { name: name.trim(), type, ...(type === 'category' && { items: values }) } },
      });
      const field = data!.createAttribute!;
      onMade(field);
      offerUndo(t.fieldMade(field.name), () => void drop({ variables: { id: field.id } }));
    },
  });
  const types = fieldTypes.filter((type) => type !== 'category' || mayBeCategory(values, read.isWhole));
  return (
    <Dialog
      title={t.makeField}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button size="lg" variant="solid" type="submit" form="new-field" loading={form.isSubmitting}>
            {t.makeIt}
          </Button>
        </>
      }
    >
      <form id="new-field" ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
        <Stack gap="4">
          <KeptNotice form={form} />
          <TextField label={t.fieldName} bind={form.field('name')} autoComplete="off" autoFocus />
          <SelectField
            label={t.fieldType}
            bind={form.field('type')}
            options={types.map((type) => ({ value: type, label: t.fieldTypes[type] }))}
          />
          <FormProblem problem={form.problem} />
        </Stack>
      </form>
    </Dialog>
  );
}
