import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { BellOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { composerTexts } from '../composer.texts';
import type { Draft } from '../draft/draft';

const t = composerTexts.message;

/** What a marketing text lacks to let people out (Spam Act 2003): a link where the sender cannot be answered, else a word. */
export function wayOutLacking(draft: Draft, canReceive: boolean): 'link' | 'stop' | null {
  if (draft.messageType !== 'marketing' || draft.message.trim() === '' || draft.message.includes('{{optOutLink')) return null;
  if (!canReceive) return 'link';
  return /\b(stop|unsubscribe|opt[ -]?out)\b/i.test(draft.message) ? null : 'stop';
}

export function OptOutHint({ lacks, onAdd }: { lacks: 'link' | 'stop'; onAdd: (text: string) => void }) {
  return (
    <Flex role="status" mt="8px" gap="6px 12px" align="center" wrap="wrap" p="8px 14px" minH="40px" bg="amberTint" borderRadius="control">
      <Box color="amber" flexShrink={0}><BellOff aria-hidden size={18} strokeWidth={1.75} /></Box>
      <Box flex="1 1 200px" minW="0">{lacks === 'link' ? t.needsOptOutLink : t.needsStop}</Box>
      <Button variant="link" minH={{ base: '44px', md: '24px' }} onClick={() => onAdd(lacks === 'link' ? '{{optOutLink}}' : t.stop)}>{lacks === 'link' ? t.addOptOutLink : t.addStop}</Button>
    </Flex>
  );
}
