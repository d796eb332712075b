import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Ban } from 'lucide-react';
import { formatMoney } from '../../../lib/format/money';
import { formatCount } from '../../../lib/i18n/texts';
import { Button } from '../../../ui/button';
import { Facts } from '../../../ui/detail/facts';
import { Dialog } from '../../../ui/overlay/dialog';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';

/** Cancelling cannot be undone, so this one asks, with the figures of what stays and what returns. */
export default function CancelDialog({
  campaign,
  isOpen,
  isBusy,
  onClose,
  onCancel,
}: {
  campaign: CampaignDetailsFragment;
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onCancel: () => void;
}) {
  const { counts, cost, status } = campaign;
  const sent = counts.outbound + counts.delivered;
  const figures =
    status === 'pending'
      ? []
      : [
          { label: t.cancelDialog.notTexted, value: formatCount(counts.pending) },
          { label: t.cancelDialog.already, value: formatCount(sent) },
          { label: t.cancelDialog.charged, value: formatMoney(cost.charged) },
          { label: t.cancelDialog.returns, value: formatMoney(cost.held) },
        ];
  return (
    <Dialog
      isAlert
      title={sent > 0 ? t.cancelDialog.title : t.cancelDialog.titleBefore}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{status === 'pending' ? t.cancelDialog.keepScheduled : t.cancelDialog.keep}</Button>
          <Button variant="dangerSolid" aria-disabled={isBusy || undefined} onClick={onCancel}>
            <Ban aria-hidden />
            {sent > 0 ? t.cancelRest : t.cancelIt}
          </Button>
        </>
      }
    >
      <Text color="textSecond">
        {sent > 0 ? t.cancelDialog.sentStays(sent) : t.cancelDialog.nothingSent} {t.cancelDialog.noUndo}
      </Text>
      {figures.length > 0 && (
        <Box mt="4" p="14px 16px" bg="subtle" borderRadius="card">
          <Facts look="columns" facts={figures} />
        </Box>
      )}
    </Dialog>
  );
}
