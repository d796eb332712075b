import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { DoorClosed, Pause, Play, QrCode } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { PanelButton } from '../../ui/panel/panel-button';
import { notifyProblem } from '../../ui/toast/notify';
import {
  CloseWaitingListDocument,
  OpenWaitingListDocument,
  PauseWaitingListDocument,
  type BoardFragment,
} from './waiting-list.generated';
import { waitingListTexts as t } from './waiting-list.texts';

const QrPicture = lazy(() => import('../../ui/copy/qr-picture'));

/** Opens, pauses and closes the list. */
export function useDay(again: () => Promise<unknown>) {
  const [open, opening] = useMutation(OpenWaitingListDocument);
  const [close, closing] = useMutation(CloseWaitingListDocument);
  const [pause, pausing] = useMutation(PauseWaitingListDocument);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      notifyProblem(problemOf(error));
      return false;
    } finally {
      await again();
    }
  };
  return {
    isBusy: opening.loading || closing.loading || pausing.loading,
    open: () => run(() => open()),
    close: (waiting: 'keep' | 'cancel' | null) => run(() => close({ variables: { input: { waiting } } })),
    pause: (paused: boolean) => run(() => pause({ variables: { paused } })),
  };
}
type Day = ReturnType<typeof useDay>;

interface Props {
  board: BoardFragment;
  day: Day;
  publicUrl: string;
  mayChange: boolean;
  add: ReactNode;
}

export function DayActions({ board, day, publicUrl, mayChange, add }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { workDay } = board;
  const live = (workDay?.waiting ?? 0) + (workDay?.active ?? 0);
  return (
    <>
      <PanelButton
        panel={t.codeTitle}
        at="bottom-end"
        content={() => (
          <Suspense fallback={null}>
            <QrPicture address={publicUrl} name={t.codeName} help={t.codeHelp} fileName={t.codeFile} />
          </Suspense>
        )}
      >
        <QrCode aria-hidden />
        {t.code}
      </PanelButton>
      {mayChange && workDay != null && (
        <>
          <Button disabled={day.isBusy} onClick={() => void day.pause(!workDay.paused)}>
            {workDay.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            {workDay.paused ? t.resume : t.pause}
          </Button>
          {workDay.state === 'open' ? (
            <Button disabled={day.isBusy} onClick={() => (live > 0 ? setAsking(true) : void day.close(null))}>
              <DoorClosed aria-hidden />
              {t.close}
            </Button>
          ) : (
            <Button disabled={day.isBusy} onClick={() => void day.open()}>
              {t.open}
            </Button>
          )}
        </>
      )}
      {add}
      <Dialog
        isAlert
        title={t.closeDialog.title}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button size="lg" variant="danger" loading={day.isBusy} onClick={() => void closeWith('cancel')}>
              {t.closeDialog.cancel}
            </Button>
            <Button size="lg" variant="solid" loading={day.isBusy} onClick={() => void closeWith('keep')}>
              {t.closeDialog.keep}
            </Button>
          </>
        }
      >
        <Text>{t.closeDialog.text(live)}</Text>
      </Dialog>
    </>
  );

  async function closeWith(waiting: 'keep' | 'cancel'): Promise<void> {
    if (await day.close(waiting)) setAsking(false);
  }
}
