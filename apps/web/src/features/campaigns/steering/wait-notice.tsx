import {
  Ban,
  CalendarClock,
  CirclePause,
  Hourglass,
  ReceiptText,
  TimerReset,
  TriangleAlert,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { clock } from '../../../lib/clock';
import { formatMoney } from '../../../lib/format/money';
import { formatWhen, nameOfZone } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { topUpPath } from '../../../lib/paths';
import { useMay, useTimeZone } from '../../../lib/session/session';
import { Button, ButtonLink } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import type { Tone } from '../../../ui/theme/tokens';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { useQuoteAgain } from '../details/cost/use-quote-again';
import { detailsTexts as t } from '../details/details.texts';
import { useNextWindow } from './use-next-window';
import type { useSteer } from './use-steer';
import type { Wait } from './wait-of';

type Steering = ReturnType<typeof useSteer>;
interface Props {
  campaign: CampaignDetailsFragment;
  steering: Steering;
}

/** What a notice may say and offer depends on, besides its kind. */
interface Known {
  campaign: CampaignDetailsFragment;
  zone: string;
  secondsLeft: number;
  mayTopUp: boolean;
}
interface Words {
  title: string;
  text: string;
}
interface Look {
  icon: LucideIcon;
  tone: Tone;
  words: Words | ((known: Known) => Words);
  /** What lifts it; of `resume` the words on the button. */
  action?: 'stop' | 'top-up' | { resume: string };
}

const when = (at: string, zone: string): string => formatWhen(at, zone, clock.now());

/** Those that are known without asking; the other two ask first, for the hours and for the cost. */
const looks: Readonly<Record<Exclude<NonNullable<Wait>['kind'], 'send-window' | 'above-quote'>, Look>> = {
  'cancel-window': {
    icon: TimerReset,
    tone: 'brand',
    words: ({ secondsLeft }) => ({ title: t.cancelWindow.title(secondsLeft), text: t.cancelWindow.text }),
    action: 'stop',
  },
  audience: { icon: Hourglass, tone: 'brand', words: t.wait.audience },
  billing: { icon: Wallet, tone: 'brand', words: t.wait.billing },
  'too-late': {
    icon: TriangleAlert,
    tone: 'amber',
    words: ({ campaign: { notLaterThan }, zone }) => ({
      title: t.wait.tooLate.title,
      text: notLaterThan === null ? t.wait.tooLate.textWithout : t.wait.tooLate.text(when(notLaterThan, zone)),
    }),
    action: { resume: t.wait.tooLate.lift },
  },
  manual: {
    icon: CirclePause,
    tone: 'amber',
    words: ({ campaign }) => ({ title: t.wait.manual.title, text: t.wait.manual.text(campaign.counts.pending) }),
    action: { resume: t.resume },
  },
  suspended: { icon: CirclePause, tone: 'amber', words: t.wait.suspended, action: { resume: t.resume } },
  'insufficient-funds': {
    icon: Wallet,
    tone: 'red',
    words: ({ mayTopUp }) => ({
      title: t.wait.noFunds.title,
      text: t.wait.noFunds.text + (mayTopUp ? '' : ` ${t.wait.noFunds.askEditor}`),
    }),
    action: 'top-up',
  },
  canceling: { icon: Hourglass, tone: 'grey', words: t.wait.canceling },
  scheduled: {
    icon: CalendarClock,
    tone: 'blue',
    words: ({ campaign: { scheduledAt, useRecipientTimeZone }, zone }) => ({
      title: t.wait.scheduled.title(scheduledAt === null ? '' : when(scheduledAt, zone)),
      text: useRecipientTimeZone
        ? t.wait.scheduled.ownTime
        : t.wait.scheduled.text(nameOfZone(zone, new Date(scheduledAt ?? clock.now().getTime()))),
    }),
  },
};

/** Why nothing moves, in plain words, with the action that lifts it. */
export function WaitNotice({ wait, onCancel, ...props }: Props & { wait: NonNullable<Wait>; onCancel: () => void }) {
  const zone = useTimeZone();
  const maySend = useMay('campaign-editor');
  const mayTopUp = useMay('business-editor');
  if (wait.kind === 'above-quote') return <AboveQuote {...props} />;
  if (wait.kind === 'send-window') return <SendWindow zone={zone} />;
  const { icon, tone, words, action } = looks[wait.kind];
  const secondsLeft = wait.kind === 'cancel-window' ? wait.secondsLeft : 0;
  const { title, text } =
    typeof words === 'function' ? words({ campaign: props.campaign, zone, secondsLeft, mayTopUp }) : words;
  const mayLift = action === 'top-up' ? mayTopUp : maySend;
  return (
    <Notice
      icon={icon}
      tone={tone}
      title={title}
      actions={action && mayLift && <Lift action={action} steering={props.steering} onCancel={onCancel} />}
    >
      {text}
    </Notice>
  );
}

/** The one button that lets it go on, or ends it. */
function Lift({
  action,
  steering,
  onCancel,
}: {
  action: NonNullable<Look['action']>;
  steering: Steering;
  onCancel: () => void;
}) {
  if (action === 'top-up')
    return (
      <ButtonLink to={topUpPath} variant="solid">
        {t.wait.noFunds.topUp}
      </ButtonLink>
    );
  if (action === 'stop')
    return (
      <Button variant="danger" onClick={onCancel}>
        <Ban aria-hidden />
        {t.cancelWindow.stop}
      </Button>
    );
  return (
    <Button
      variant="solid"
      aria-disabled={steering.isBusy || undefined}
      onClick={() => void steering.steer({ paused: false })}
    >
      {action.resume}
    </Button>
  );
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
  const { quote, isRefused, refetch } = useQuoteAgain(campaign, maySend);
  const cost = quote?.cost;
  const allowed = campaign.maxCost ?? '0';
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
        maySend && (
          // Its room is kept while the cost is counted, so that nothing below moves.
          <Button
            variant="solid"
            visibility={cost === undefined ? 'hidden' : 'visible'}
            aria-disabled={steering.isBusy || undefined}
            onClick={() => void allow(cost!)}
          >
            {t.wait.aboveQuote.allow(formatMoney(cost ?? allowed))}
          </Button>
        )
      }
    >
      {isRefused
        ? t.wait.aboveQuote.textUnknown(formatMoney(allowed))
        : cost === undefined
          ? t.wait.aboveQuote.textWithout(formatMoney(allowed))
          : t.wait.aboveQuote.text(formatMoney(allowed), formatMoney(cost))}
    </Notice>
  );
}
