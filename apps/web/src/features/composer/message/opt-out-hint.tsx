import { Box } from '@chakra-ui/react/box';
import { BellOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { composerTexts } from '../composer.texts';

const t = composerTexts.message;

export function OptOutHint({ lacks, onAdd }: { lacks: 'link' | 'stop'; onAdd: (text: string) => void }) {
  const add = (
    <Button
      variant="link"
      minH={{ base: '44px', md: '24px' }}
      whiteSpace="normal"
      textAlign="start"
      onClick={() => onAdd(lacks === 'link' ? '{{optOutLink}}' : t.stop)}
    >
      {lacks === 'link' ? t.addOptOutLink : t.addStop}
    </Button>
  );
  return (
    <Box mt="8px">
      <Notice icon={BellOff} tone="amber" role="status" actions={add}>
        {lacks === 'link' ? t.needsOptOutLink : t.needsStop}
      </Notice>
    </Box>
  );
}
