import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { History, TriangleAlert } from 'lucide-react';
import { formatWhen } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerPart } from '../composer-store';
import { draftTexts as t } from './draft.texts';

/** That this is what was left the last time, before it could be kept. */
export function RestoredLine({ savedAt }: { savedAt: string }) {
  const { timeZone, now } = useComposerPart('page', 'timeZone', 'now');
  return (
    <Flex role="status" align="center" gap="1.5" mb="3" color="textSecond" fontSize="small">
      <History aria-hidden size={16} strokeWidth={1.75} />
      {t.restored(formatWhen(savedAt, timeZone, now))}
    </Flex>
  );
}

/** Somebody else changed the campaign meanwhile: whose version counts. */
export function ConflictNotice() {
  const { keeper } = useComposerPart('writing', 'keeper');
  if (keeper.status.kind !== 'conflict') return null;
  return (
    <Box mb="4">
      <Notice
        icon={TriangleAlert}
        tone="amber"
        role="alert"
        title={t.conflictTitle}
        actions={
          <>
            <Button size="sm" onClick={() => void keeper.settle('theirs')}>
              {t.takeTheirs}
            </Button>
            <Button size="sm" onClick={() => void keeper.settle('mine')}>
              {t.keepMine}
            </Button>
          </>
        }
      >
        {t.conflictText}
      </Notice>
    </Box>
  );
}
