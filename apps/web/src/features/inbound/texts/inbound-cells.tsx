import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { BellOff, BellRing } from 'lucide-react';
import { formatPhone } from '../../../lib/format/phone';
import { Initials } from '../../../ui/marks/avatar';
import { Status, type StatusLook } from '../../../ui/marks/status';
import { NoBreak } from '../../../ui/prose/no-break';
import type { InboundRowFragment } from './inbound.generated';
import { inboundTexts as t } from './inbound.texts';
import { useContactName } from './use-contact-name';

export type Row = InboundRowFragment;

const looks = {
  stop: { label: t.words.stop, tone: 'grey', icon: BellOff },
  start: { label: t.words.start, tone: 'green', icon: BellRing },
} as const satisfies Record<string, StatusLook>;
export const wordLook = (keyword: string | null): StatusLook | null => looks[keyword as keyof typeof looks] ?? null;

/** Who it is from: the contact's name where it is one, with the number where there is room for it. */
export function From({ row }: { row: Row }) {
  const name = useContactName(row.contactId);
  const phone = formatPhone(row.from);
  return (
    <Flex as="span" align="center" gap="2.5" minW="0">
      <Initials name={name ?? phone} />
      {/* One line high: a number that has no room beside the name is not cut, it goes below and is not seen. */}
      <Flex as="span" wrap="wrap" columnGap="2.5" h="1lh" minW="0" overflow="hidden" title={phone}>
        <Span truncate maxW="full" {...(name === null && { fontVariantNumeric: 'tabular-nums' })}>
          {name ?? phone}
        </Span>
        {name !== null && (
          <Span color="textThird" fontWeight="400" fontVariantNumeric="tabular-nums">
            {phone}
          </Span>
        )}
      </Flex>
    </Flex>
  );
}

export function Word({ row }: { row: Row }) {
  const look = wordLook(row.keyword);
  return look === null ? null : <Status look={look} />;
}

/** A reply on a phone: by the name alone, which comes after the rows and may not push them down. */
export function InboundCard({ row, when }: { row: Row; when: string }) {
  const name = useContactName(row.contactId);
  const phone = formatPhone(row.from);
  const look = wordLook(row.keyword);
  return (
    <Flex gap="3">
      <Initials name={name ?? phone} size={40} />
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="2">
          <Text fontWeight="600" truncate title={phone}>
            <NoBreak>{name ?? phone}</NoBreak>
          </Text>
          <Span color="textThird" fontSize="small" flexShrink={0}>
            {when}
          </Span>
        </Flex>
        <Text mt="0.5" lineClamp={3} overflowWrap="anywhere">
          {row.text}
        </Text>
        {look !== null && <Status look={look} fontSize="sm" mt="0.5" />}
      </Box>
    </Flex>
  );
}
