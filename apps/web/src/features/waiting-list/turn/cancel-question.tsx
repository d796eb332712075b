import { Box } from '@chakra-ui/react/box';
import { MessageCircleQuestion } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import type { QueueActions, Turn } from '../board/use-board';
import { waitingListTexts as t } from '../waiting-list.texts';

/** Somebody replied "Cancel", which stops their texts and does not cost their place: a person decides. */
export const CancelQuestion = ({ turn, actions }: { turn: Turn; actions: Pick<QueueActions, 'act' | 'takeOff'> }) => (
  <Box mt="3">
    <Notice
      icon={MessageCircleQuestion}
      tone="amber"
      role="status"
      actions={
        <>
          <Button variant="ghost" onClick={() => void actions.act(turn.id, { reply: 'kept' })}>
            {t.keep}
          </Button>
          <Button onClick={() => actions.takeOff(turn)}>{t.takeOffShort}</Button>
        </>
      }
    >
      {t.asked(turn.name ?? t.noName, turn.number)}
    </Notice>
  </Box>
);
