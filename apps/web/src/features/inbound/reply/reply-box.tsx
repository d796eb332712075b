import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileText, SendHorizontal } from 'lucide-react';
import { lazy, useId, useRef, useState, type KeyboardEvent } from 'react';
import { capacityOf } from '../../../domain/message/counter';
import { fetchCode } from '../../../lib/fetch-code';
import { formatRate } from '../../../lib/format/money';
import { Button } from '../../../ui/button';
import { combinationOf } from '../../../ui/keys/combination';
import { PanelButton } from '../../../ui/panel/panel-button';
import { nameOf, type Conversation } from '../conversation';
import { replyId } from '../places';
import type { Thread } from '../thread/use-thread';
import { MoneyNote, NoReply, RefusalNote } from './reply-notes';
import { replyTexts as t } from './reply.texts';
import { SenderChoice } from './sender-choice';
import { useReply } from './use-reply';

const Templates = lazy(async () => ({ default: (await fetchCode(() => import('./templates'))).Templates }));

const templatesId = 'conversation-templates';

const Text = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    minH: { base: '11', md: '52px' },
    maxH: '220px',
    px: '3',
    py: '2.5',
    bg: 'transparent',
    color: 'text',
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: '1.45',
    resize: 'none',
    fieldSizing: 'content',
    outline: 'none',
    _placeholder: { color: 'textThird' },
  },
});

/** What one writes to them, at the foot: parts and price as it grows, the price on the button. */
export function ReplyBox({
  conversation,
  thread,
  mayReply,
  isPhone,
  onLeave,
}: {
  conversation: Conversation;
  thread: Thread;
  mayReply: boolean;
  isPhone: boolean;
  /** Esc: back to the list. */
  onLeave: () => void;
}) {
  const isOff = !mayReply || !conversation.canReply;
  const reply = useReply(conversation, thread, isOff);
  const field = useRef<HTMLTextAreaElement>(null);
  const countId = useId();
  const [isAskedToWrite, setAskedToWrite] = useState(false);
  const name = nameOf(conversation);
  if (!mayReply) return <NoReply why="may-not" />;
  if (!conversation.canReply) return <NoReply why="opted-out" />;
  if (reply.terms !== null && reply.terms.partPrice === null) return <NoReply why="no-price" />;
  const { text, bill, refusal, isSending } = reply;
  const { count, cost, over, lacking } = bill;

  const send = async (): Promise<void> => {
    if (text.trim() === '') setAskedToWrite(true);
    await reply.submit();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const combination = combinationOf(event.nativeEvent);
    if (combination === 'mod+enter') void send();
    else if (combination === '/' && text === '') document.getElementById(templatesId)?.click();
    else if (combination === 'escape' && !event.nativeEvent.isComposing) onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const words = (
    <Span id={countId} role="status" color={over > 0 ? 'red' : 'textSecond'} fontVariantNumeric="tabular-nums">
      {isAskedToWrite && text.trim() === ''
        ? t.write
        : over > 0
          ? t.over(over)
          : t.counted(Math.max(1, count.parts), count.units, capacityOf(count))}
    </Span>
  );
  const box = (
    <Text
      ref={field}
      id={replyId}
      aria-label={t.label(name)}
      aria-describedby={countId}
      aria-keyshortcuts="r"
      aria-invalid={over > 0}
      placeholder={t.placeholder(name)}
      rows={isPhone ? 1 : 2}
      value={text}
      readOnly={isSending}
      onChange={(event) => {
        setAskedToWrite(false);
        reply.write(event.target.value);
      }}
      onKeyDown={onKeyDown}
    />
  );
  const templates = (
    <PanelButton
      id={templatesId}
      variant="ghost"
      size="sm"
      color="text"
      panel={t.templates}
      content={(close) => (
        <Templates
          contactId={conversation.contactId}
          onChoose={(chosen) => {
            close();
            reply.write(text.trim() === '' ? chosen : `${text.trimEnd()} ${chosen}`);
            setTimeout(() => field.current?.focus(), 60);
          }}
        />
      )}
    >
      <FileText aria-hidden />
      {t.template}
      {!isPhone && <Kbd aria-hidden>/</Kbd>}
    </PanelButton>
  );
  const label = cost === null ? t.send : t.sendFor(formatRate(cost));
  const frame = {
    borderWidth: '1px',
    borderColor: 'lineField',
    borderRadius: 'card',
    bg: 'surface',
    _focusWithin: { borderColor: 'solid', boxShadow: '0 0 0 3px {colors.brandTintStrong}' },
  } as const;
  return (
    <Flex direction="column" gap="2.5">
      {refusal !== null && <RefusalNote refusal={refusal} name={name} />}
      {refusal?.kind !== 'money' && lacking !== null && text.trim() !== '' && (
        <MoneyNote lacking={lacking} isFrozen={false} />
      )}
      {reply.needsSender && <SenderChoice chosen={reply.callerId} onChoose={reply.setCallerId} />}
      {isPhone ? (
        <Box>
          <Flex align="center" justify="space-between" gap="2" fontSize="small">
            {words}
            {templates}
          </Flex>
          <Flex gap="2" align="flex-end">
            <Box flex="1" minW="0" {...frame}>
              {box}
            </Box>
            <Button
              variant="solid"
              px="3"
              minH="46px"
              loading={isSending}
              aria-label={label}
              onClick={() => void send()}
            >
              <SendHorizontal aria-hidden />
              {cost !== null && formatRate(cost)}
            </Button>
          </Flex>
        </Box>
      ) : (
        <Box {...frame}>
          {box}
          <Flex justify="flex-end" px="3" pb="1.5" fontSize="small">
            {words}
          </Flex>
          <Flex align="center" justify="space-between" gap="2" p="1.5" borderTopWidth="1px">
            {templates}
            <Button variant="solid" aria-keyshortcuts="Control+Enter" loading={isSending} onClick={() => void send()}>
              <SendHorizontal aria-hidden />
              {label}
            </Button>
          </Flex>
        </Box>
      )}
    </Flex>
  );
}
