import { Flex } from '@chakra-ui/react/flex';
import { Tag } from 'lucide-react';
import { tagInput } from '../../lib/graph/inputs.generated';
import { formatCount } from '../../lib/i18n/texts';
import { optionsOf } from '../../ui/filter/options-of';
import { TextField } from '../../ui/form/fields/fields';
import { SwatchField } from '../../ui/form/fields/swatch-field';
import type { FieldBinding } from '../../ui/form/state/use-form';
import { ColourDot } from '../../ui/marks/colour-dot';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen } from '../../ui/resource/resource-screen';
import {
  CreateSampleRowDocument,
  DeleteSampleRowsDocument,
  SampleRowsDocument,
  SampleRowToEditDocument,
  UpdateSampleRowDocument,
  type SampleRowsQuery,
  type SampleRowToEditQuery,
} from './samples.generated';
import { samplesTexts as t } from './samples.texts';
import { Stage } from './stage';

const colours = optionsOf(t.colours);

const Colour = ({ colour }: { colour: string }) => (
  <Flex as="span" align="center" gap="2">
    <ColourDot colour={colour} />
    {colours.find(({ value }) => value === colour)?.label}
  </Flex>
);

const screen = defineScreen({
  path: '/pages/primitives/list',
  permission: 'campaign-editor',
  icon: Tag,
  texts: t,
  members: tagInput,
  named: 'name',
  list: {
    document: SampleRowsDocument,
    select: (data: SampleRowsQuery) => data.tags,
    columns: [
      { key: 'name', label: t.fields.name, sortBy: 'name', cell: ({ name }) => name },
      { key: 'colour', label: t.fields.colour, width: '140px', cell: ({ colour }) => <Colour colour={colour} /> },
      { key: 'count', label: t.count, align: 'end', width: '140px', cell: ({ count }) => formatCount(count) },
    ],
    card: ({ name }) => name,
    filterFields: [
      { field: 'name', label: t.fields.name, type: 'text' },
      { field: 'colour', label: t.fields.colour, type: 'enum', options: colours },
    ],
  },
  one: { document: SampleRowToEditDocument, select: (data: SampleRowToEditQuery) => data.tag },
  create: CreateSampleRowDocument,
  update: UpdateSampleRowDocument,
  deleteMany: DeleteSampleRowsDocument,
  initial: { colour: colours[0]!.value },
  fields: (form) => (
    <>
      <TextField label={t.fields.name} bind={form.field('name') as FieldBinding<string>} />
      <SwatchField label={t.fields.colour} options={colours} bind={form.field('colour') as FieldBinding<string>} />
    </>
  ),
});

/** /pages/primitives/list: table or cards, filter, search, bulk bar, and the drawer of a row. */
export const Component = () => (
  <Stage>
    <ResourcePage screen={screen} />
  </Stage>
);
export const RowDrawer = () => <ResourceDrawer screen={screen} />;
