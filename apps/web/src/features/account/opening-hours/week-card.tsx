import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { cityOfZone } from '../../../lib/format/time';
import { Card } from '../../../ui/card/card';
import { accountTexts } from '../account.texts';
import { DayLine } from './day-line';
import { days, type Day, type HoursFields } from './hours-values';
import { OpenNow } from './open-now';
import type { OpeningHoursFragment } from './opening-hours.generated';

const t = accountTexts.hours;

/** A line a day, and whether the business is open now. */
export const WeekCard = ({
  form,
  hours,
  onCopy,
}: {
  form: HoursFields;
  hours: OpeningHoursFragment;
  onCopy: (from: Day) => void;
}) => (
  <Card as="section" aria-label={t.title} alignSelf="start">
    <Flex wrap="wrap" justify="space-between" gap="2" p={{ base: '4', md: '5' }}>
      <Box>
        <Heading as="h2" textStyle="section">
          {t.title}
        </Heading>
        <Text color="textSecond" fontSize="small">
          {t.lead(cityOfZone(hours.timeZone))}
        </Text>
      </Box>
      <OpenNow hours={hours} />
    </Flex>
    {days.map((day) => (
      <DayLine key={day} form={form} day={day} onCopy={() => onCopy(day)} />
    ))}
  </Card>
);
