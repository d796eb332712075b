import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Tag } from 'lucide-react';
import { tagInput } from '../../lib/graph/inputs.generated';
import { formatCount } from '../../lib/i18n/texts';
import { Link } from '../../ui/button';
import { ColourDot } from '../../ui/colour-dot';
import { TextField } from '../../ui/form/fields';
import { SwatchField } from '../../ui/form/swatch-field';
import type { FieldBinding } from '../../ui/form/use-form';
import { ResourceDrawer } from '../../ui/resource/resource-drawer';
import { ResourcePage } from '../../ui/resource/resource-page';
import { defineScreen, type ResourceForm } from '../../ui/resource/resource-screen';
import {
  CreateTagDocument,
  DeleteTagsDocument,
  TagListDocument,
  TagToEditDocument,
  UpdateTagDocument,
  type TagListQuery,
  type TagRowFragment,
  type TagToEditQuery,
} from './tags.generated';
import { tagsTexts as t } from './tags.texts';

const Named = ({ tag }: { tag: TagRowFragment }) => (
  <Flex as="span" align="center" gap="10px" minW="0">
    <ColourDot colour={tag.colour} />
    <Span truncate>{tag.name}</Span>
  </Flex>
);
const people = (tag: TagRowFragment): string =>
  `/contacts?filters=${encodeURIComponent(JSON.stringify([{ field: 'tags', type: 'tags', operation: 'one', value: [tag.id] }]))}`;

const colours = Object.entries(t.colours).map(([value, label]) => ({ value, label }));

/** A colour that is none of ours stays offered where a tag has it. */
function Fields({ form }: { form: ResourceForm }) {
  const colour = form.field('colour') as FieldBinding<string>;
  const isKnown = colours.some(({ value }) => value === colour.value);
  return (
    <>
      <TextField
        label={t.fields.name}
        autoComplete="off"
        maxLength={tagInput.name.max}
        bind={form.field('name') as FieldBinding<string>}
      />
      <SwatchField
        label={t.fields.colour}
        options={isKnown ? colours : [...colours, { value: colour.value, label: t.ownColour }]}
        bind={colour}
      />
    </>
  );
}

const screen = defineScreen({
  path: '/tags',
  permission: 'campaign-editor',
  icon: Tag,
  texts: t,
  members: tagInput,
  named: 'name',
  list: {
    document: TagListDocument,
    select: (data: TagListQuery) => data.tags,
    columns: [
      { key: 'name', label: t.fields.name, sortBy: 'name', cell: (tag) => <Named tag={tag} /> },
      {
        key: 'count',
        label: t.contacts,
        align: 'end',
        width: '140px',
        cell: (tag) => (
          <Link to={people(tag)} aria-label={t.show(tag.count)}>
            {formatCount(tag.count)}
          </Link>
        ),
      },
    ],
    card: (tag) => (
      <Flex justify="space-between" gap="12px">
        <Named tag={tag} />
        <Span color="textSecond">{formatCount(tag.count)}</Span>
      </Flex>
    ),
  },
  one: { document: TagToEditDocument, select: (data: TagToEditQuery) => data.tag },
  create: CreateTagDocument,
  update: UpdateTagDocument,
  deleteMany: DeleteTagsDocument,
  initial: { colour: colours[0]!.value },
  fields: (form) => <Fields form={form} />,
});

export const Component = () => <ResourcePage screen={screen} />;
export const TagDrawer = () => <ResourceDrawer screen={screen} />;
