import {
  Ban,
  BellOff,
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  MessageSquareReply,
  SearchCheck,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '../../../ui/theme/tokens';
import { detailsTexts as t } from '../details/details.texts';
import type { Person } from './person';

export interface Step {
  key: string;
  at: string;
  label: string;
  icon: LucideIcon;
  tone: Tone;
}

const ends: Readonly<Record<string, Pick<Step, 'label' | 'icon' | 'tone'>>> = {
  delivered: { label: t.steps.delivered, icon: CircleCheck, tone: 'green' },
  undelivered: { label: t.steps.undelivered, icon: CircleAlert, tone: 'red' },
  failed: { label: t.steps.undelivered, icon: CircleAlert, tone: 'red' },
  rejected: { label: t.steps.rejected, icon: CircleX, tone: 'red' },
  unknown: { label: t.steps.unknown, icon: CircleHelp, tone: 'amber' },
  skipped: { label: t.steps.skipped, icon: Ban, tone: 'grey' },
};

/** What happened to one person's text and what they did, in the order of time; what is still to come is last. */
export function stepsOf({ state, sentAt, since }: Person): Step[] {
  if (since === null) return [];
  const { queuedAt, endedAt, unknownSince, nextLookAt, repliedAt, optedOutAt } = since;
  const steps: (Step | null)[] = [
    { key: 'queued', at: queuedAt, label: t.steps.queued, icon: CircleDashed, tone: 'grey' },
    sentAt === null ? null : { key: 'sent', at: sentAt, label: t.steps.sent, icon: Check, tone: 'brand' },
    unknownSince === null
      ? null
      : { key: 'silent', at: unknownSince, label: t.steps.silent, icon: CircleHelp, tone: 'amber' },
    nextLookAt === null ? null : { key: 'look', at: nextLookAt, label: t.steps.look, icon: SearchCheck, tone: 'amber' },
    endedAt === null || ends[state] === undefined ? null : { key: 'end', at: endedAt, ...ends[state] },
    repliedAt === null
      ? null
      : { key: 'reply', at: repliedAt, label: t.steps.replied, icon: MessageSquareReply, tone: 'green' },
    optedOutAt === null ? null : { key: 'out', at: optedOutAt, label: t.steps.optedOut, icon: BellOff, tone: 'grey' },
  ];
  return steps.filter((step) => step !== null);
}
