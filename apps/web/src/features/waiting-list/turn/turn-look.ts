import {
  Armchair,
  Ban,
  Check,
  CheckCheck,
  CircleAlert,
  CircleCheck,
  Clock,
  MoveUpRight,
  type LucideIcon,
} from 'lucide-react';
import type { StatusLook } from '../../../ui/marks/status';
import type { BoardTurnFragment as Turn } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';

/** A look whose icon stands still. */
type StillLook = StatusLook & { icon: LucideIcon };

const standings = {
  waiting: { tone: 'grey', icon: Clock },
  active: { tone: 'brand', icon: Armchair },
  attended: { tone: 'green', icon: CircleCheck },
  canceled: { tone: 'grey', icon: Ban },
} as const satisfies Record<string, Omit<StillLook, 'label'>>;

/** Tone and icon of where a turn stands, on the board and in the history. */
export const standingOf = (status: string): Omit<StillLook, 'label'> =>
  standings[status as keyof typeof standings] ?? standings.canceled;

/** Where a turn stands, as icon and word. */
export function turnLook({ status, reason }: Pick<Turn, 'status' | 'reason'>): StillLook {
  const labels: Readonly<Record<string, string>> = {
    waiting: t.waiting,
    active: t.attending,
    attended: t.ended.attended,
  };
  return { label: labels[status] ?? t.ended[(reason ?? 'staff') as keyof typeof t.ended], ...standingOf(status) };
}

type TurnText = Turn['texts'][number];

const looks = {
  asked: { tone: 'brand', icon: MoveUpRight },
  refused: { tone: 'amber', icon: CircleAlert },
  rejected: { tone: 'red', icon: CircleAlert },
  unknown: { tone: 'grey', icon: Check },
  accepted: { tone: 'brand', icon: Check },
  bounced: { tone: 'red', icon: CircleAlert },
  delivered: { tone: 'green', icon: CheckCheck },
} as const satisfies Record<string, Omit<StillLook, 'label'>>;

export const textState = ({ state }: Pick<TurnText, 'state'>): keyof typeof looks =>
  state in looks ? (state as keyof typeof looks) : 'unknown';

/** Why a text was not sent, in words. */
export const whyNotSent = ({ reason }: Pick<TurnText, 'reason'>): string =>
  t.notSentWhy[(reason ?? 'other') as keyof typeof t.notSentWhy] ?? t.notSentWhy.other;

/** What became of a text: “Almost ready” 10:09. */
export function textLook(text: TurnText, time: (at: string) => string): StillLook {
  const state = textState(text);
  const name = `“${t.texts[text.kind as keyof typeof t.texts] ?? text.kind}”`;
  const label =
    state === 'refused' ? t.notSent(whyNotSent(text)) : `${name} ${t.textStates[state](time(text.at as string))}`;
  return { label, ...looks[state] };
}
