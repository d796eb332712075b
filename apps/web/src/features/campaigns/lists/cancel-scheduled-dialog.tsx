import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react/text';
import { Ban } from 'lucide-react';
import { campaignName } from '../../../domain/campaigns/campaign-name';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { useTimeZone } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { type Row } from './campaign-cells';
import { CancelScheduledDocument } from './campaign-list.generated';
import { listsTexts as t } from './lists.texts';

/** A campaign that was cancelled cannot be un-cancelled, so this asks first and says what stays. */
export default function CancelScheduledDialog({
  row,
  onClose,
  onDone,
}: {
  row: Row;
  onClose: () => void;
  onDone: () => void;
}) {
  const zone = useTimeZone();
  const [cancel, { loading }] = useMutation(CancelScheduledDocument);
  const name = campaignName(row);
  const run = async (): Promise<void> => {
    if (loading) return;
    try {
      await cancel({ variables: { id: row.id } });
      notify({ kind: 'success', title: t.cancelScheduled.done(name) });
      onDone();
    } catch (error) {
      notifyProblem(problemOf(error));
    }
    onClose();
  };
  return (
    <Dialog
      isAlert
      title={t.cancelScheduled.title(name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancelScheduled.keep}</Button>
          <Button variant="dangerSolid" loading={loading} onClick={() => void run()}>
            <Ban aria-hidden />
            {t.cancelScheduled.action}
          </Button>
        </>
      }
    >
      <Text color="textSecond">
        {t.cancelScheduled.text(row.scheduledAt === null ? '' : formatWhen(row.scheduledAt, zone, clock.now()))}
      </Text>
    </Dialog>
  );
}
