import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { formatCount } from '../../lib/i18n/texts';
import { contactsOfPath } from '../../lib/later-paths';
import { Link } from '../../ui/button';
import type { Column } from '../../ui/list-page/list-declaration';
import { ColourDot } from '../../ui/marks/colour-dot';
import type { TagRowFragment } from './tags.generated';
import { tagsTexts as t } from './tags.texts';

const Named = ({ tag }: { tag: TagRowFragment }) => (
  <Flex as="span" align="center" gap="2.5" minW="0">
    <ColourDot colour={tag.colour} />
    <Span truncate>{tag.name}</Span>
  </Flex>
);

const people = (tag: TagRowFragment): string =>
  contactsOfPath([{ field: 'tags', type: 'tags', operation: 'one', value: [tag.id] }]);

export const tagColumns: readonly Column<TagRowFragment>[] = [
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
];

export const TagCard = ({ tag }: { tag: TagRowFragment }) => (
  <Flex justify="space-between" gap="3">
    <Named tag={tag} />
    <Span color="textSecond">{formatCount(tag.count)}</Span>
  </Flex>
);
