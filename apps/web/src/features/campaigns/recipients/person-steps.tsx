import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { formatSeconds } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { toneText } from '../../../ui/theme/tokens';
import { detailsTexts as t } from '../details/details.texts';
import type { Person } from './person';
import { stepsOf } from './steps-of';

/** The steps of one text with their times, what was answered, and what is held while nobody knows. */
export function PersonSteps({ person }: { person: Person }) {
  const zone = useTimeZone();
  const reply = person.since?.reply ?? null;
  return (
    <Flex wrap="wrap" gap="12px 32px" align="flex-start" whiteSpace="normal">
      <Flex as="ol" aria-label={t.steps.title} wrap="wrap" gap="12px 32px" listStyleType="none">
        {stepsOf(person).map(({ key, at, label, icon: Icon, tone }) => (
          <Box as="li" key={key} fontSize="13px">
            <Text color="textThird" fontVariantNumeric="tabular-nums">
              {formatSeconds(at, zone)}
            </Text>
            <Flex align="center" gap="6px" mt="2px">
              <Box color={toneText(tone)}>
                <Icon aria-hidden size={16} strokeWidth={1.75} />
              </Box>
              <Span color="text">{label}</Span>
            </Flex>
          </Box>
        ))}
      </Flex>
      {reply !== null && (
        <Text fontSize="13px" color="textSecond" maxW="60ch" overflowWrap="anywhere">
          {t.happened.replied(reply)}
        </Text>
      )}
      {person.state === 'checking' && (
        <Text fontSize="13px" color="textSecond" maxW="44ch">
          {t.steps.checkingHelp}
        </Text>
      )}
    </Flex>
  );
}
