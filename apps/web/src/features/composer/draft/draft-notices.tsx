import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { History, TriangleAlert } from 'lucide-react';
import { formatWhen } from '../../../lib/format/time';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { useComposerParts } from '../composer-store';
import { composerTexts } from '../composer.texts';

const t = composerTexts.draft;

/** That this is what was left the last time, before it could be kept. */
export function RestoredLine({ savedAt }: { savedAt: string }) {
  const { timeZone, now } = useComposerParts('timeZone', 'now');
  return (
    <Flex role="status" align="center" gap="6px" mb="12px" color="textSecond" fontSize="13px">
      <History aria-hidden size={16} strokeWidth={1.75} />
      {t.restored(formatWhen(savedAt, timeZone, now))}
    </Flex>
  );
}

/** Somebody else changed the campaign meanwhile: whose version counts. */
export function ConflictNotice() {
  const { keeper } = useComposerParts('keeper');
  if (keeper.status.kind !== 'conflict') return null;
  return (
    <Box mb="16px">
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
