import { AlarmClock, BellOff, Check, CirclePause, Reply, UserRoundCheck } from 'lucide-react';
import { dayOf, formatDay, formatTime } from '../../../lib/format/time';
import type { StatusLook } from '../../../ui/marks/status';
import { attentionOf, type Conversation } from '../conversation';
import { inboxTexts as t } from './inbox.texts';

export interface RowMark extends StatusLook {
  /** On its tint: somebody has to do something. */
  isTag: boolean;
}

interface Around {
  zone: string;
  now: Date;
  /** The name of who has it; null while it is not known. */
  assignee: string | null;
}

/** A time of the list: of today its hour, of another day its date. */
export const shortWhen = (at: string, zone: string, now: Date): string => {
  const day = dayOf(at, zone);
  return day === dayOf(now, zone) ? formatTime(at, zone) : formatDay(day);
};

/** What stands under a row: what waits for somebody first, then why it does not, and who has it. */
export function rowMarks(conversation: Conversation, { zone, now, assignee }: Around): RowMark[] {
  const { status, snoozeUntil, unread, canReply, onHold } = conversation;
  const attention = attentionOf(conversation);
  const marks: (RowMark | false)[] = [
    attention !== null && { label: t.asked[attention], tone: 'amber', icon: CirclePause, isTag: true },
    attention === null &&
      unread > 0 &&
      // Nobody can answer who has opted out.
      canReply &&
      status === 'open' && { label: t.needsPerson, tone: 'brand', icon: Reply, isTag: true },
    attention === null && onHold && canReply && { label: t.onHold, tone: 'amber', icon: CirclePause, isTag: false },
    !canReply && { label: t.optedOut, tone: 'grey', icon: BellOff, isTag: false },
    status === 'snoozed' && {
      label: snoozeUntil === null ? t.snoozed : t.back(shortWhen(snoozeUntil, zone, now)),
      tone: 'grey',
      icon: AlarmClock,
      isTag: false,
    },
    status === 'done' && { label: t.isDone, tone: 'green', icon: Check, isTag: false },
    assignee !== null && { label: assignee, tone: 'grey', icon: UserRoundCheck, isTag: false },
  ];
  return marks.filter((mark) => mark !== false);
}
