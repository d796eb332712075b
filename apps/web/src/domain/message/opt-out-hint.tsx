import { Box } from '@chakra-ui/react/box';
import { BellOff } from 'lucide-react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { messageTexts as t } from './message.texts';

/** What a marketing text lacks by law, and one tap that puts it at its end. */
export function OptOutHint({
  lacks,
  message,
  onChange,
}: {
  lacks: 'link' | 'stop';
  message: string;
  onChange: (message: string) => void;
}) {
  const add = (
    <Button
      variant="link"
      whiteSpace="normal"
      textAlign="start"
      onClick={() =>
        onChange(
          `${message.trimEnd()}${message.trim() === '' ? '' : ' '}${lacks === 'link' ? '{{optOutLink}}' : t.stop}`,
        )
      }
    >
      {lacks === 'link' ? t.addOptOutLink : t.addStop}
    </Button>
  );
  return (
    <Box mt="2">
      <Notice icon={BellOff} tone="amber" role="status" actions={add}>
        {lacks === 'link' ? t.needsOptOutLink : t.needsStop}
      </Notice>
    </Box>
  );
}
