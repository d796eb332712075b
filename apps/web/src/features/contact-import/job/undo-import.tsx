import { useMutation } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { formatDate } from '../../../lib/format/time';
import { problemOf, type Problem } from '../../../lib/graph/problem';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { NoBreak } from '../../../ui/prose/no-break';
import { UndoImportDocument, type ImportJobPartsFragment } from '../contact-import.generated';
import { contactImportTexts as t } from '../contact-import.texts';

const Dialog = lazy(async () => ({ default: (await fetchCode(() => import('../../../ui/overlay/dialog'))).Dialog }));
const undoDays = 30;

/** Takes the import back. It cannot be had back after that, so what it does is said before. */
export function UndoImport({
  jobId,
  startedAt,
  onUndone,
}: {
  jobId: string;
  startedAt: string | undefined;
  onUndone: (job: ImportJobPartsFragment) => void;
}) {
  const zone = useTimeZone();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);
  const [undo, { loading }] = useMutation(UndoImportDocument);
  async function take(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    try {
      const { data } = await undo({ variables: { jobId } });
      setOpen(false);
      onUndone(data!.undoContactsImport!);
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
    }
  }
  return (
    <Box>
      <Button size="lg" variant="danger" onClick={() => setOpen(true)}>
        <Undo2 aria-hidden />
        {t.undo}
      </Button>
      <Text mt="1.5" fontSize="small" color="textThird">
        <NoBreak>
          {startedAt === undefined
            ? t.undoDays
            : t.undoUntil(formatDate(new Date(new Date(startedAt).getTime() + undoDays * 86_400_000), zone))}
        </NoBreak>
      </Text>
      {isOpen && (
        <Suspense>
          <Dialog
            title={t.undoTitle}
            isOpen
            isAlert
            onClose={() => setOpen(false)}
            footer={
              <>
                <Button size="lg" onClick={() => setOpen(false)}>
                  {t.keepIt}
                </Button>
                <Button size="lg" variant="dangerSolid" loading={loading} onClick={() => void take()}>
                  {t.undo}
                </Button>
              </>
            }
          >
            <Stack as="ul" gap="2" ps="4.5" color="textSecond" listStyleType="disc">
              <li>{t.undoWhat.made}</li>
              <li>{t.undoWhat.changed}</li>
              <li>{t.undoWhat.consent}</li>
            </Stack>
            {problem !== null && (
              <Text role="alert" mt="3" color="red">
                {problem.message}
              </Text>
            )}
          </Dialog>
        </Suspense>
      )}
    </Box>
  );
}
