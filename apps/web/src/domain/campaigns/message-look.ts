import {
  Check,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Minus,
  SearchCheck,
  Send,
} from 'lucide-react';
import { messageStateTexts as t } from './message-state.texts';

const message = {
  queued: { label: t.queued, tone: 'grey', icon: CircleDashed },
  sending: { label: t.sending, tone: 'brand', icon: Send },
  accepted: { label: t.sent, tone: 'brand', icon: Check },
  sent: { label: t.sent, tone: 'brand', icon: Check },
  delivered: { label: t.delivered, tone: 'green', icon: CircleCheck },
  checking: { label: t.checking, tone: 'amber', icon: SearchCheck },
  undelivered: { label: t.undelivered, tone: 'red', icon: CircleAlert },
  failed: { label: t.undelivered, tone: 'red', icon: CircleAlert },
  rejected: { label: t.rejected, tone: 'red', icon: CircleX },
  unknown: { label: t.unknown, tone: 'amber', icon: CircleHelp },
  skipped: { label: t.skipped, tone: 'grey', icon: Minus },
  'left-out': { label: t.leftOut, tone: 'grey', icon: Minus },
} as const;

/** How one person's text looks; `state` is the API's finer word. */
export const messageLook = (state: string) => message[state as keyof typeof message] ?? message.queued;
