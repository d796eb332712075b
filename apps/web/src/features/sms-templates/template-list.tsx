import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Send } from 'lucide-react';
import { campaignTypeWord } from '../../domain/campaigns/campaign-look';
import { campaignTexts } from '../../domain/campaigns/campaign.texts';
import { MessageWords } from '../../domain/message/message-words';
import { PrivateMark } from '../../domain/sharing/private-mark';
import { sharingTexts } from '../../domain/sharing/sharing.texts';
import { clock } from '../../lib/clock';
import { formatWhen } from '../../lib/format/time';
import { composerPath } from '../../lib/paths';
import { useTimeZone } from '../../lib/session/session';
import { contains } from '../../ui/filter/contains';
import type { Filter, FilterField } from '../../ui/filter/filter';
import { optionsOf } from '../../ui/filter/options-of';
import { BarIconLink } from '../../ui/list-page/bar/bar-icon';
import type { Column } from '../../ui/list-page/list-declaration';
import type { SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';

export const typeOptions = optionsOf(campaignTexts.type);

export const templateFields: readonly FilterField[] = [
  { field: 'name', label: t.fields.name, type: 'text' },
  { field: 'message', label: t.fields.message, type: 'text' },
  { field: 'messageType', label: t.fields.messageType, type: 'enum', options: typeOptions },
  { field: 'isPublic', label: sharingTexts.everyone, type: 'boolean' },
  { field: 'updatedAt', label: t.changed, type: 'date' },
];
export const templateSearch = {
  placeholder: t.search,
  filter: (value: string): Filter => contains('name', value),
};

/** The name, and whether not everyone sees it. */
const NameAndMark = ({ row }: { row: SmsTemplateRowFragment }) => (
  <Flex gap="2" minW="0">
    <Span truncate>{row.name}</Span>
    <PrivateMark isPublic={row.isPublic} />
  </Flex>
);

/** Of the list and of the bin. */
export const templateColumns: readonly Column<SmsTemplateRowFragment>[] = [
  {
    key: 'name',
    label: t.fields.name,
    sortBy: 'name',
    width: 'minmax(180px, 2fr)',
    cell: (row) => <NameAndMark row={row} />,
  },
  {
    key: 'message',
    label: t.fields.message,
    width: 'minmax(160px, 2fr)',
    cell: (row) => <MessageWords message={row.message} />,
  },
  {
    key: 'type',
    label: t.fields.messageType,
    width: '130px',
    isSpare: true,
    cell: (row) => campaignTypeWord(row.messageType),
  },
];

/** A template on a phone. */
export const TemplateCard = ({ row }: { row: SmsTemplateRowFragment }) => (
  <Box>
    <Text fontWeight="600" lineClamp={2}>
      {row.name}
    </Text>
    <Text color="textSecond" lineClamp={2}>
      <MessageWords message={row.message} />
    </Text>
    <Flex gap="3" color="textThird" fontSize="small">
      <span>{campaignTypeWord(row.messageType)}</span>
      <PrivateMark isPublic={row.isPublic} />
    </Flex>
  </Box>
);

const When = ({ at }: { at: string }) => formatWhen(at, useTimeZone(), clock.now());

export const changedColumn: Column<SmsTemplateRowFragment> = {
  key: 'changed',
  label: t.changed,
  sortBy: 'updatedAt',
  align: 'end',
  figures: false,
  width: '156px',
  cell: (row) => <When at={row.updatedAt} />,
};

/** Leads to a campaign that begins with the template. */
export const UseTemplate = ({ row }: { row: SmsTemplateRowFragment }) => (
  <BarIconLink label={t.useNamed(row.name)} to={`${composerPath}?template=${row.id}`}>
    <Send aria-hidden />
  </BarIconLink>
);
