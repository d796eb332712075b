import { Ban, Copy, Pause, Pen, Play } from 'lucide-react';
import { draftPath } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { notify } from '../../../ui/toast/notify';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { detailsTexts as t } from './details.texts';
import { touchHeight } from './touch-height';
import type { useSteer } from './use-steer';

/** What can be done with a campaign in its state. */
export function CampaignActions({ campaign, steering, onCancel }: { campaign: CampaignDetailsFragment; steering: ReturnType<typeof useSteer>; onCancel: () => void }) {
  const { id, status, paused, pausedReason, counts } = campaign;
  const setPaused = async (to: boolean): Promise<void> => {
    const after = await steering.steer({ paused: to });
    if (after !== null) notify({ kind: 'success', title: to ? t.paused : t.resumed });
  };
  if (status === 'draft') return <ButtonLink to={draftPath(id)} variant="solid" h={touchHeight}><Pen aria-hidden />{t.write}</ButtonLink>;
  return (
    <>
      {status !== 'pending' && <ButtonLink to={`/sms-campaigns/resend?id=${id}`} h={touchHeight}><Copy aria-hidden />{t.resend}</ButtonLink>}
      {status === 'pending' && <ButtonLink to={draftPath(id)} h={touchHeight}><Pen aria-hidden />{t.edit}</ButtonLink>}
      {status === 'running' && !paused && <Button h={touchHeight} aria-disabled={steering.isBusy || undefined} onClick={() => void setPaused(true)}><Pause aria-hidden />{t.pause}</Button>}
      {status === 'running' && paused && pausedReason === 'manual' && <Button h={touchHeight} aria-disabled={steering.isBusy || undefined} onClick={() => void setPaused(false)}><Play aria-hidden />{t.resume}</Button>}
      {(status === 'running' || status === 'pending') && <Button h={touchHeight} variant="danger" onClick={onCancel}><Ban aria-hidden />{counts.recipients > counts.pending ? t.cancelRest : t.cancelIt}</Button>}
    </>
  );
}
