import {
  Ban,
  CalendarClock,
  CirclePause,
  Hourglass,
  ReceiptText,
  TimerReset,
  TriangleAlert,
  Wallet,
} from 'lucide-react';
import { clock } from '../../../lib/clock';
import { formatMoney } from '../../../lib/format/money';
import { formatWhen, nameOfZone } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { topUpPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { useQuoteAgain } from '../details/use-quote-again';
import { touchHeight } from '../touch-height';
import { useNextWindow } from './use-next-window';
import type { useSteer } from './use-steer';
import type { Wait } from './wait-of';

type Steering = ReturnType<typeof useSteer>;
interface Props {
  campaign: CampaignDetailsFragment;
  steering: Steering;
}

/** Why nothing moves, in plain words, with the action that lifts it. */
export default function WaitNotice({
  wait,
  onCancel,
  ...props
}: Props & { wait: NonNullable<Wait>; onCancel: () => void }) {
  const { campaign, steering } = props;
  const zone = useTimeZone();
  const maySend = useMay('campaign-editor');
  const mayTopUp = useMay('business-editor');
  switch (wait.kind) {
    case 'cancel-window':
      return (
        <Notice
          icon={TimerReset}
          tone="brand"
          title={t.cancelWindow.title(wait.secondsLeft)}
          actions={
            maySend && (
              <Button h={touchHeight} variant="danger" onClick={onCancel}>
                <Ban aria-hidden />
                {t.cancelWindow.stop}
              </Button>
            )
          }
        >
          {t.cancelWindow.text}
        </Notice>
      );
    case 'audience':
      return (
        <Notice icon={Hourglass} tone="brand" title={t.wait.audience.title}>
          {t.wait.audience.text}
        </Notice>
      );
    case 'billing':
      return (
        <Notice icon={Wallet} tone="brand" title={t.wait.billing.title}>
          {t.wait.billing.text}
        </Notice>
      );
    case 'above-quote':
      return <AboveQuote {...props} />;
    case 'too-late':
      return (
        <Notice
          icon={TriangleAlert}
          tone="amber"
          title={t.wait.tooLate.title}
          actions={
            maySend && (
              <Button
                h={touchHeight}
                variant="solid"
                aria-disabled={steering.isBusy || undefined}
                onClick={() => void steering.steer({ paused: false })}
              >
                {t.wait.tooLate.lift}
              </Button>
            )
          }
        >
          {campaign.notLaterThan === null
            ? t.wait.tooLate.textWithout
            : t.wait.tooLate.text(formatWhen(campaign.notLaterThan, zone, clock.now()))}
        </Notice>
      );
    case 'send-window':
      return <SendWindow zone={zone} />;
    case 'manual':
      return (
        <Notice
          icon={CirclePause}
          tone="amber"
          title={t.wait.manual.title}
          actions={
            maySend && (
              <Button
                h={touchHeight}
                variant="solid"
                aria-disabled={steering.isBusy || undefined}
                onClick={() => void steering.steer({ paused: false })}
              >
                {t.resume}
              </Button>
            )
          }
        >
          {t.wait.manual.text(campaign.counts.pending)}
        </Notice>
      );
    case 'suspended':
      return (
        <Notice
          icon={CirclePause}
          tone="amber"
          title={t.wait.suspended.title}
          actions={
            maySend && (
              <Button
                h={touchHeight}
                variant="solid"
                aria-disabled={steering.isBusy || undefined}
                onClick={() => void steering.steer({ paused: false })}
              >
                {t.resume}
              </Button>
            )
          }
        >
          {t.wait.suspended.text}
        </Notice>
      );
    case 'insufficient-funds':
      return (
        <Notice
          icon={Wallet}
          tone="red"
          title={t.wait.noFunds.title}
          actions={
            mayTopUp && (
              <ButtonLink h={touchHeight} to={topUpPath} variant="solid">
                {t.wait.noFunds.topUp}
              </ButtonLink>
            )
          }
        >
          {t.wait.noFunds.text}
          {mayTopUp ? '' : ` ${t.wait.noFunds.askEditor}`}
        </Notice>
      );
    case 'canceling':
      return (
        <Notice icon={Hourglass} tone="grey" title={t.wait.canceling.title}>
          {t.wait.canceling.text}
        </Notice>
      );
    case 'scheduled':
      return (
        <Notice
          icon={CalendarClock}
          tone="blue"
          title={t.wait.scheduled.title(
            campaign.scheduledAt === null ? '' : formatWhen(campaign.scheduledAt, zone, clock.now()),
          )}
        >
          {campaign.useRecipientTimeZone
            ? t.wait.scheduled.ownTime
            : t.wait.scheduled.text(nameOfZone(zone, new Date(campaign.scheduledAt ?? clock.now().getTime())))}
        </Notice>
      );
  }
}

function SendWindow({ zone }: { zone: string }) {
  const opens = useNextWindow(zone);
  return (
    <Notice icon={CalendarClock} tone="amber" title={t.wait.sendWindow.title}>
      {opens === null ? t.wait.sendWindow.textWithout : t.wait.sendWindow.text(formatWhen(opens, zone, clock.now()))}
    </Notice>
  );
}

/** The cost is counted anew, and allowing it is the exact figure: what it would be beyond that pauses it again. */
function AboveQuote({ campaign, steering }: Props) {
  const maySend = useMay('campaign-editor');
  const { quote, refetch } = useQuoteAgain(campaign, maySend);
  const cost = quote?.cost;
  const allowed = formatMoney(campaign.maxCost ?? '0');
  const allow = async (maxCost: string): Promise<void> => {
    const after = await steering.steer({ maxCost });
    if (after?.pausedReason !== 'cost-above-quote') return;
    notify({ kind: 'warning', title: t.wait.aboveQuote.still });
    // Without a new figure the old one stays, and so does the way to try it again.
    await refetch().catch((error: unknown) => notifyProblem(problemOf(error)));
  };
  return (
    <Notice
      icon={ReceiptText}
      tone="amber"
      title={t.wait.aboveQuote.title}
      actions={
        cost !== undefined && (
          <Button
            h={touchHeight}
            variant="solid"
            aria-disabled={steering.isBusy || undefined}
            onClick={() => void allow(cost)}
          >
            {t.wait.aboveQuote.allow(formatMoney(cost))}
          </Button>
        )
      }
    >
      {cost === undefined ? t.wait.aboveQuote.textWithout(allowed) : t.wait.aboveQuote.text(allowed, formatMoney(cost))}
    </Notice>
  );
}
