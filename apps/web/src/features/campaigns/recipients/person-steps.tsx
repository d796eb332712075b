import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { cityOfZone, formatSeconds } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { Timeline } from '../../../ui/detail/timeline';
import { detailsTexts as t } from '../details/details.texts';
import type { Person } from './person';
import { stepsOf } from './steps-of';

/** The steps of one text with their times, what was answered, and what is held while nobody knows. */
export function PersonSteps({ person, look }: { person: Person; look: 'down' | 'across' }) {
  const zone = useTimeZone();
  const reply = person.since?.reply ?? null;
  const events = stepsOf(person).map(({ at, label, ...step }) => ({
    ...step,
    title: label,
    when: formatSeconds(at, zone),
    ...(step.key === 'reply' && reply !== null && { text: t.steps.reply(reply) }),
  }));
  return (
    <Flex wrap="wrap" gap="12px 32px" align="flex-start" whiteSpace="normal">
      <Timeline label={t.steps.title} look={look} events={events} />
      {person.zone !== null && (
        <Text fontSize="small" color="textSecond">
          {t.steps.clockOf(cityOfZone(person.zone))}
        </Text>
      )}
      {person.state === 'checking' && (
        <Text fontSize="small" color="textSecond" maxW="44ch">
          {t.steps.checkingHelp}
        </Text>
      )}
    </Flex>
  );
}
