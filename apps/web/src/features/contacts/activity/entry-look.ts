import {
  BellOff,
  CircleCheck,
  CircleDashed,
  CirclePause,
  CirclePlay,
  CircleX,
  FileUp,
  MousePointerClick,
  Reply,
  Send,
  Star,
  Ticket,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { formatMoney } from '../../../lib/format/money';
import type { Tone } from '../../../ui/theme/tokens';
import type { ActivityEntryFragment } from './activity.generated';
import { activityTexts as t } from './activity.texts';

export interface EntryLook {
  icon: LucideIcon;
  tone: Tone;
  title: string;
  /** What was written, or agreed to. */
  text: string | null;
  /** What became of it, and why. */
  beside: string | null;
}

/** A word of the API in a list of texts; null where this release does not know it. */
const word = (words: Readonly<Record<string, string>>, key: string | null): string | null =>
  key === null ? null : (words[key] ?? null);

const arrived: Readonly<Record<string, [LucideIcon, Tone]>> = {
  delivered: [CircleCheck, 'green'],
  bounced: [CircleX, 'red'],
  canceled: [CircleDashed, 'grey'],
};

/** What an entry of the time line says. */
export function entryLook({ kind, name, text, status, reason, cost }: ActivityEntryFragment): EntryLook {
  const source = word(t.source, reason);
  switch (kind) {
    case 'text': {
      const [icon, tone] = arrived[status ?? ''] ?? [Send, 'brand'];
      const became = [word(t.status, status), cost === null ? null : formatMoney(cost)];
      const title = name ? t.campaign(name) : t.text;
      return { icon, tone, title, text, beside: became.filter((part) => part !== null).join(' · ') || null };
    }
    case 'reply':
      return { icon: Reply, tone: 'brand', title: t.reply, text, beside: null };
    case 'click':
      return { icon: MousePointerClick, tone: 'brand', title: t.click, text, beside: null };
    case 'opt-in':
      return {
        ...{ icon: CircleCheck, tone: 'green', title: word(t.optIn, status) ?? t.optIn.all, beside: source },
        // The wording of an import is the import's number.
        text: reason === 'import' ? null : text,
      };
    case 'opt-out':
      return { icon: BellOff, tone: 'grey', title: word(t.optOut, status) ?? t.optOut.all, text, beside: source };
    case 'hold':
      return status === 'in'
        ? { icon: CirclePlay, tone: 'green', title: t.hold.in, text, beside: source }
        : { icon: CirclePause, tone: 'amber', title: t.hold.out, text, beside: source };
    case 'import':
      return { icon: FileUp, tone: 'grey', title: word(t.imported, status) ?? t.imported.updated, text, beside: null };
    case 'turn': {
      const title = word(t.turn, status) ?? t.turn.attended;
      return { icon: Ticket, tone: 'blue', title, text, beside: word(t.turnReason, reason) };
    }
    case 'feedback':
      return { icon: Star, tone: 'amber', title: t.feedback, text, beside: null };
    default:
      return { icon: UserPlus, tone: 'grey', title: t.created, text, beside: null };
  }
}
