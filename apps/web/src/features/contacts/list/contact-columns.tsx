import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { contactFieldTexts } from '../../../domain/contacts/contact.texts';
import { contactLook } from '../../../domain/contacts/marketing-look';
import { formatPhone } from '../../../lib/format/phone';
import { formatDate } from '../../../lib/format/time';
import type { Column } from '../../../ui/list-page/list-declaration';
import { RowCardHead } from '../../../ui/list-page/rows/row-card-head';
import { Initials } from '../../../ui/marks/avatar';
import { Status, type StatusLook } from '../../../ui/marks/status';
import type { ContactFields } from '../contact-fields';
import type { ContactRowFragment } from '../contact-row.generated';
import { contactsTexts as t } from '../contacts.texts';
import { valueWords } from '../custom-values';
import { TagList } from '../tag-list';

export const nameOf = ({ name, phoneInternational }: Pick<ContactRowFragment, 'name' | 'phoneInternational'>): string =>
  name ?? formatPhone(phoneInternational);

/** The columns every contact has, and one for each custom field; those are offered, not shown at first, but for the first two. */
export function contactColumns<Row extends ContactRowFragment>(
  { custom, tags }: ContactFields,
  timeZone: string,
): Column<Row>[] {
  return [
    {
      key: 'name',
      label: t.name,
      sortBy: 'name',
      width: 'minmax(170px, 1.5fr)',
      hasInitials: true,
      cell: (row) => (
        <Flex as="span" align="center" gap="2.5" minW="0">
          <Initials name={row.name ?? '?'} />
          <Span truncate {...(row.name === null && { color: 'textThird' })}>
            {row.name ?? t.noName}
          </Span>
        </Flex>
      ),
    },
    {
      key: 'phone',
      label: t.phone,
      sortBy: 'phoneInternational',
      width: 'minmax(145px, 1fr)',
      figures: true,
      cell: (row) => formatPhone(row.phoneInternational),
    },
    {
      key: 'marketing',
      label: t.marketing,
      sortBy: 'marketingStatus',
      width: 'minmax(150px, 1fr)',
      cell: (row) => <Status look={contactLook(row)} />,
    },
    {
      key: 'tags',
      label: t.tags,
      width: 'minmax(130px, 1fr)',
      cell: (row) => <TagList ids={row.tags} tags={tags} most={1} />,
    },
    {
      key: 'email',
      label: contactFieldTexts.label.email,
      sortBy: 'email',
      width: 'minmax(180px, 1.4fr)',
      isExtra: true,
      cell: (row) => row.email,
    },
    ...custom.map((field): Column<Row> => ({
      key: `attributes.${field.key}`,
      label: field.name,
      sortBy: `attributes.${field.key}`,
      width: 'minmax(110px, 1fr)',
      isExtra: true,
      ...(field.type === 'number' && { align: 'end' as const }),
      ...(field.type === 'date' && { figures: false }),
      cell: (row) => valueWords(field, row.attributes),
    })),
    {
      key: 'created',
      label: t.created,
      sortBy: 'createdAt',
      width: '112px',
      align: 'end',
      figures: false,
      cell: (row) => formatDate(row.createdAt, timeZone),
    },
  ];
}

/** A contact on a phone. */
export function ContactCard({
  row,
  fields,
  timeZone,
  status,
}: {
  row: ContactRowFragment;
  fields: ContactFields;
  timeZone: string;
  /** In place of what they agreed to. */
  status?: StatusLook;
}) {
  return (
    <Flex gap="3">
      <Initials name={row.name ?? '?'} size={40} />
      <Box flex="1" minW="0">
        <RowCardHead name={row.name ?? t.noName} weight="500">
          <Span color="textThird" fontSize="small" flexShrink={0}>
            {formatDate(row.createdAt, timeZone)}
          </Span>
        </RowCardHead>
        <Box color="textSecond" fontVariantNumeric="tabular-nums">
          {formatPhone(row.phoneInternational)}
        </Box>
        <Status look={status ?? contactLook(row)} fontSize="sm" mt="0.5" />
        {row.tags.length > 0 && (
          <Box mt="1.5">
            <TagList ids={row.tags} tags={fields.tags} most={3} />
          </Box>
        )}
      </Box>
    </Flex>
  );
}
