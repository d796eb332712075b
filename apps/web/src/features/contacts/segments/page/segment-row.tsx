import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Lock, Send, Users } from 'lucide-react';
import { textTo } from '../../../../domain/audience/text-to';
import { formatCount } from '../../../../lib/i18n/texts';
import { BarIconLink } from '../../../../ui/list-page/bar/bar-icon';
import type { Column } from '../../../../ui/list-page/list-declaration';
import { RowCardHead } from '../../../../ui/list-page/rows/row-card-head';
import { contactsTexts } from '../../contacts.texts';
import { segmentPath } from '../segment-state';
import type { SegmentTabFragment } from '../segments.generated';
import { SegmentConditions } from './segment-conditions';
import { segmentsPageTexts as t } from './segments-page.texts';

const Private = () => <Lock role="img" aria-label={contactsTexts.segmentPrivate} size={14} strokeWidth={1.75} />;

const Named = ({ row: { name, isPublic } }: { row: SegmentTabFragment }) => (
  <Flex as="span" align="center" gap="1.5" minW="0">
    <Span truncate>{name}</Span>
    {!isPublic && <Private />}
  </Flex>
);

export const segmentColumns: readonly Column<SegmentTabFragment>[] = [
  { key: 'name', label: t.fields.name, sortBy: 'name', cell: (row) => <Named row={row} /> },
  {
    key: 'conditions',
    label: t.conditions,
    width: 'minmax(220px, 2fr)',
    cell: ({ filters, filtersMatch }) => (
      <Span truncate>
        <SegmentConditions filters={filters} match={filtersMatch} />
      </Span>
    ),
  },
  {
    key: 'maker',
    label: t.maker,
    width: '150px',
    isSpare: true,
    cell: ({ creator }) => <Span truncate>{creator?.name ?? t.none}</Span>,
  },
  { key: 'people', label: t.people, align: 'end', width: '100px', cell: ({ count }) => formatCount(count) },
];

/** A segment on a phone. */
export const SegmentCard = ({ row }: { row: SegmentTabFragment }) => (
  <Box>
    <RowCardHead name={<Named row={row} />}>
      <Span color="textSecond" fontVariantNumeric="tabular-nums">
        {t.peopleOf(row.count)}
      </Span>
    </RowCardHead>
    <Text color="textSecond" lineClamp={2}>
      <SegmentConditions filters={row.filters} match={row.filtersMatch} />
    </Text>
  </Box>
);

/** To its people, and to a campaign to them. */
export const SegmentActions = ({ row }: { row: SegmentTabFragment }) => (
  <Flex justify="flex-end">
    <BarIconLink label={t.show(row.name)} to={segmentPath(row)}>
      <Users aria-hidden />
    </BarIconLink>
    {row.count > 0 && (
      <BarIconLink label={t.text(row.name, row.count)} to={textTo({ segmentId: row.id })}>
        <Send aria-hidden />
      </BarIconLink>
    )}
  </Flex>
);
