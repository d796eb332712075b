import { formatExact, parseMoney } from '@bellbird/money';
import { formatMoney } from '../../../lib/format/money';
import type { TimelineEvent } from '../../../ui/detail/timeline';
import type { BoardTurnFragment } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { textLook, textState, whyNotSent } from './turn-look';

type TurnText = BoardTurnFragment['texts'][number];
const t = waitingListTexts.drawer;

/** What the texts of a turn cost in all. */
export const sumOf = (texts: readonly Pick<TurnText, 'cost'>[]): string =>
  formatExact(texts.reduce((sum, { cost }) => sum + parseMoney(cost), 0n));

/** Each text with its time, what became of it, its parts and its cost; in their order. */
export const textEvents = (texts: readonly TurnText[], time: (at: string) => string): TimelineEvent[] =>
  texts.map((text, at) => {
    const { tone, icon } = textLook(text, time);
    const state = textState(text);
    const fate = state === 'refused' ? waitingListTexts.notSent(whyNotSent(text)) : t.states[state];
    return {
      key: `${text.kind} ${at}`,
      title: waitingListTexts.texts[text.kind as keyof typeof waitingListTexts.texts] ?? text.kind,
      tone,
      icon,
      when: time(text.at as string),
      text: text.parts > 0 ? `${fate} · ${t.parts(text.parts, formatMoney(text.cost))}` : fate,
    };
  });
