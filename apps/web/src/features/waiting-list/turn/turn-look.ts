import {
  Ban,
  BellRing,
  Check,
  CheckCheck,
  CircleAlert,
  CircleCheck,
  Clock3,
  MoveUpRight,
  type LucideIcon,
} from 'lucide-react';
import type { StatusLook } from '../../../ui/status';
import type { BoardTurnFragment as Turn } from '../waiting-list.generated';
import { waitingListTexts as t } from '../waiting-list.texts';

/** A look whose icon stands still. */
type StillLook = StatusLook & { icon: LucideIcon };

/** Where a turn stands, as icon and word. */
export function turnLook({ status, reason }: Pick<Turn, 'status' | 'reason'>): StillLook {
  if (status === 'waiting') return { label: t.waiting, tone: 'brand', icon: Clock3 };
  if (status === 'active') return { label: t.attending, tone: 'blue', icon: BellRing };
  if (status === 'attended') return { label: t.ended.attended, tone: 'green', icon: CircleCheck };
  return { label: t.ended[(reason ?? 'staff') as keyof typeof t.ended], tone: 'grey', icon: Ban };
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
