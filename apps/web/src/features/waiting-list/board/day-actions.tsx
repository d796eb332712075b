import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { DoorClosed, DoorOpen, EllipsisVertical, Pause, Play, QrCode, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { PanelButton, PanelChoice } from '../../../ui/panel/panel-button';
import { notifyProblem } from '../../../ui/toast/notify';
import {
  CloseWaitingListDocument,
  OpenWaitingListDocument,
  PauseWaitingListDocument,
  type BoardFragment,
} from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';
import { CodeLinks } from './code-links';

const QrPicture = lazy(() => import('../../../ui/copy/qr-picture'));

/** Opens, pauses and closes the list. */
export function useDay({ again, settle }: { again: () => Promise<unknown>; settle: () => Promise<void> }) {
  const [open, opening] = useMutation(OpenWaitingListDocument);
  const [close, closing] = useMutation(CloseWaitingListDocument);
  const [pause, pausing] = useMutation(PauseWaitingListDocument);
  const run = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      // What waits for its Undo to be over is done before.
      await settle();
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
  isPhone: boolean;
}

const icon = { variant: 'ghost', px: '0', boxSize: '11', color: 'textSecond', _icon: { boxSize: '22px' } } as const;

/** The code, and what is done with the day: buttons on a desk, two icons in the line of a phone's title. */
export function DayActions({ board, day, publicUrl, mayChange, add, isPhone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { workDay } = board;
  const live = (workDay?.waiting ?? 0) + (workDay?.active ?? 0);
  const code = (
    <Suspense fallback={null}>
      <QrPicture address={publicUrl} name={t.codeName} help={t.codeHelp} fileName={t.codeFile} />
      <CodeLinks />
    </Suspense>
  );
  const acts: { label: string; icon: LucideIcon; run: () => void }[] = [];
  if (mayChange && workDay != null) {
    acts.push(
      workDay.paused
        ? { label: t.resume, icon: Play, run: () => void day.pause(false) }
        : { label: t.pause, icon: Pause, run: () => void day.pause(true) },
      workDay.state === 'open'
        ? { label: t.close, icon: DoorClosed, run: () => (live > 0 ? setAsking(true) : void day.close(null)) }
        : { label: t.open, icon: DoorOpen, run: () => void day.open() },
    );
  }
  return (
    <>
      <PanelButton
        panel={t.codeTitle}
        at="bottom-end"
        content={() => code}
        {...(isPhone && { ...icon, 'aria-label': t.code })}
      >
        <QrCode aria-hidden />
        {!isPhone && t.code}
      </PanelButton>
      {isPhone && acts.length > 0 && (
        <PanelButton
          panel={t.menu}
          panelWidth="240px"
          at="bottom-end"
          aria-label={t.menu}
          {...icon}
          content={(close) =>
            acts.map(({ label, run }) => (
              <PanelChoice key={label} type="button" disabled={day.isBusy} onClick={() => (close(), run())}>
                {label}
              </PanelChoice>
            ))
          }
        >
          <EllipsisVertical aria-hidden />
        </PanelButton>
      )}
      {!isPhone &&
        acts.map(({ label, icon: Icon, run }) => (
          <Button key={label} disabled={day.isBusy} onClick={run}>
            <Icon aria-hidden />
            {label}
          </Button>
        ))}
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
