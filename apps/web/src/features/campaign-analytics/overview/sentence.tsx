import { useQuery } from '@apollo/client/react';
import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { formatPhone } from '../../../lib/format/phone';
import { formatCount } from '../../../lib/i18n/texts';
import { DateRange } from '../../../ui/date/date-range';
import { AnalyticsSendersDocument } from './analytics.generated';
import { overviewTexts as t } from './overview.texts';
import { times, types } from './period';
import type { useAsked } from './use-asked';

/** Which campaigns the figures are of, as a sentence of which three words can be chosen; and how many that are. */
export function Sentence({ asking, count }: { asking: ReturnType<typeof useAsked>; count: number | null }) {
  const { asked, ask, days, today } = asking;
  const { data } = useQuery(AnalyticsSendersDocument);
  const senders = data?.callerIds?.data ?? [];
  const isGone = asked.sender !== null && data !== undefined && senders.every(({ id }) => id !== asked.sender);
  return (
    <Box role="group" aria-label={t.sentence.label} mb="4">
      <Flex wrap="wrap" align="center" gap="2" color="textSecond">
        <Span>{t.sentence.show}</Span>
        <Word
          label={t.sentence.time}
          value={asked.time}
          options={times.map((time) => [time, t.sentence.times[time]])}
          onChange={(time) =>
            ask(time === 'days' ? { time, from: asked.from, to: asked.to } : { time, from: null, to: null, by: null })
          }
        />
        <Span>{t.sentence.ofKind}</Span>
        <Word
          label={t.sentence.kind}
          value={asked.type ?? ''}
          options={[['', t.sentence.anyKind], ...types.map((type) => [type, t.sentence.kinds[type]] as const)]}
          onChange={(type) => ask({ type: type || null })}
        />
        {/* Senders come later than the rest: their word has its width before, and a line to itself on a phone. */}
        <Flex align="center" gap="2" w={{ base: 'full', md: 'auto' }}>
          <Span>{t.sentence.from}</Span>
          <Word
            label={t.sentence.sender}
            minW={{ md: '180px' }}
            flex={{ base: '1', md: 'none' }}
            value={asked.sender ?? ''}
            options={[
              ['', t.sentence.anySender],
              ...senders.map(
                ({ id, name, phoneInternational }) =>
                  [
                    id,
                    name || (phoneInternational ? formatPhone(phoneInternational) : t.sentence.otherSender),
                  ] as const,
              ),
              ...(isGone ? [[asked.sender!, t.sentence.otherSender] as const] : []),
            ]}
            onChange={(sender) => ask({ sender: sender || null })}
          />
        </Flex>
        <Span role="status" w={{ base: 'full', md: 'auto' }} minH="6" ms={{ md: 'auto' }} whiteSpace="nowrap">
          {count !== null && (
            <>
              <Span fontSize="md" fontWeight="600" color="text" fontVariantNumeric="tabular-nums">
                {formatCount(count)}
              </Span>{' '}
              {t.sentence.counted(count)}
            </>
          )}
        </Span>
      </Flex>
      {asked.time === 'days' && (
        <Box role="group" aria-label={t.sentence.days} maxW="420px" mt="3">
          <DateRange from={days('from')} to={days('to')} today={today} max={today} />
        </Box>
      )}
    </Box>
  );
}

/** A word of the sentence, which is one of some. */
const Word = ({
  label,
  value,
  options,
  onChange,
  ...look
}: Pick<BoxProps, 'minW' | 'flex'> & {
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}) => (
  <NativeSelect.Root size="sm" w="auto" maxW="full" {...look}>
    <NativeSelect.Field
      aria-label={label}
      value={value}
      h={{ base: '11', md: '30px' }}
      bg="brandTint"
      borderColor="chart4"
      color="brandText"
      fontWeight="600"
      fontSize="small"
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator color="brandText" />
  </NativeSelect.Root>
);
