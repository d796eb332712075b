import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { BellOff, CirclePause } from 'lucide-react';
import { Button } from '../../../ui/button';
import type { Actions } from '../actions/use-actions';
import { attentionOf, type Conversation } from '../conversation';
import { lastOfTheirs, type Message } from './thread';
import { threadTexts as t } from './thread.texts';

/** A doubt, asked where it is: what they wrote, what is safe already, and two answers, the harmless one first. */
export function AttentionQuestion({
  conversation,
  messages,
  actions,
  mayChange,
}: {
  conversation: Conversation;
  messages: readonly Message[];
  actions: Actions;
  mayChange: boolean;
}) {
  const attention = attentionOf(conversation);
  if (attention === null) return null;
  const theirs = lastOfTheirs(messages);
  const { title, text } = t.asked[attention];
  return (
    <Flex
      role="group"
      aria-label={t.question}
      wrap="wrap"
      align="center"
      gap="10px 14px"
      mt="4"
      p="12px 14px"
      bg="amberTint"
      borderWidth="1px"
      borderColor="color-mix(in srgb, {colors.amber} 45%, transparent)"
      borderRadius="card"
    >
      <Flex flex="1 1 220px" minW="0" gap="3">
        <Box color="amber" flexShrink={0} mt="0.5">
          <CirclePause aria-hidden size={18} strokeWidth={1.75} />
        </Box>
        <Box minW="0">
          <Text fontWeight="600" lineClamp={2} overflowWrap="anywhere">
            {theirs === null ? t.askedWithout : title(theirs.text)}
          </Text>
          <Text color="textSecond" fontSize="small">
            {text}
          </Text>
        </Box>
      </Flex>
      {mayChange && (
        <Flex gap="2" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
          <Button flex={{ base: 1, md: 'none' }} onClick={() => actions.decide('keep')}>
            {t.keep}
          </Button>
          <Button flex={{ base: 1, md: 'none' }} onClick={() => actions.decide('opt-out')}>
            <BellOff aria-hidden />
            {t.optOut}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
