import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { ListPlus } from 'lucide-react';
import { attributeInput } from '../../lib/graph/inputs.generated';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import {
  CreateFieldDocument,
  DeleteFieldsDocument,
  FieldListDocument,
  FieldToEditDocument,
  UpdateFieldDocument,
  type FieldListQuery,
  type FieldRowFragment,
  type FieldToEditQuery,
} from './custom-fields.generated';
import { customFieldsTexts as t } from './custom-fields.texts';
import { FieldFields, typeWord } from './field-form';
import { useFieldParts } from './field-parts';

const screen = defineScreen({
  path: '/custom-fields',
  permission: 'campaign-editor',
  icon: ListPlus,
  texts: t,
  members: attributeInput,
  named: 'name',
  list: {
    document: FieldListDocument,
    select: (data: FieldListQuery) => data.attributes,
    columns: [
      { key: 'name', label: t.fields.name, sortBy: 'name', cell: (field) => field.name },
      { key: 'type', label: t.fields.type, sortBy: 'type', width: '140px', cell: (field) => typeWord(field.type) },
      { key: 'items', label: t.items, cell: (field) => field.items?.join(', ') },
    ],
    card: (field: FieldRowFragment) => (
      <Flex direction="column" gap="0.5">
        <Span fontWeight="500">{field.name}</Span>
        <Span color="textSecond" truncate>
          {[typeWord(field.type), field.items?.join(', ')].filter(Boolean).join(' · ')}
        </Span>
      </Flex>
    ),
  },
  one: { document: FieldToEditDocument, select: (data: FieldToEditQuery) => data.attribute },
  create: CreateFieldDocument,
  update: UpdateFieldDocument,
  deleteMany: DeleteFieldsDocument,
  useParts: useFieldParts,
  fields: (form, field) => <FieldFields form={form} field={field} />,
});

/** /custom-fields, and /custom-fields/:id beside it. */
export const Component = () => <ResourcePage screen={screen} />;
export const FieldDrawer = () => <ResourceDrawer screen={screen} />;
