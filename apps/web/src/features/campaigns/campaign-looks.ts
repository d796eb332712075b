import { Ban, CalendarClock, Check, CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleX, Minus, Pause, Pen, SearchCheck, Send } from 'lucide-react';
import type { StatusLook } from '../../ui/status';
import { campaignsTexts as t } from './campaigns.texts';

const campaign = {
  draft: { label: t.status.draft, tone: 'grey', icon: Pen },
  pending: { label: t.status.pending, tone: 'blue', icon: CalendarClock },
  running: { label: t.status.running, tone: 'brand', icon: 'pulse' },
  paused: { label: t.status.paused, tone: 'amber', icon: Pause },
  completed: { label: t.status.completed, tone: 'green', icon: CircleCheck },
  canceled: { label: t.status.canceled, tone: 'grey', icon: Ban },
} as const satisfies Record<string, StatusLook>;

/** How a campaign's state looks. Paused is a hold within running. */
export function campaignLook({ status, paused }: { status: string; paused: boolean }): StatusLook {
  if (status === 'running' && paused) return campaign.paused;
  return campaign[status as keyof typeof campaign] ?? campaign.draft;
}

const message = {
  queued: { label: t.state.queued, tone: 'grey', icon: CircleDashed },
  sending: { label: t.state.sending, tone: 'brand', icon: Send },
  accepted: { label: t.state.sent, tone: 'brand', icon: Check },
  sent: { label: t.state.sent, tone: 'brand', icon: Check },
  delivered: { label: t.state.delivered, tone: 'green', icon: CircleCheck },
  checking: { label: t.state.checking, tone: 'amber', icon: SearchCheck },
  undelivered: { label: t.state.undelivered, tone: 'red', icon: CircleAlert },
  failed: { label: t.state.undelivered, tone: 'red', icon: CircleAlert },
  rejected: { label: t.state.rejected, tone: 'red', icon: CircleX },
  unknown: { label: t.state.unknown, tone: 'amber', icon: CircleHelp },
  skipped: { label: t.state.skipped, tone: 'grey', icon: Minus },
  'left-out': { label: t.state.leftOut, tone: 'grey', icon: Minus },
} as const satisfies Record<string, StatusLook>;

/** How one person's text looks; `state` is the API's finer word. */
export const messageLook = (state: string): StatusLook => message[state as keyof typeof message] ?? message.queued;
