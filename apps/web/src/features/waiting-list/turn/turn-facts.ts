import { formatPhone } from '../../../lib/format/phone';
import type { Fact } from '../../../ui/detail/facts';
import type { BoardTurnFragment as Turn } from '../waiting-list.generated';
import { waitingListTexts } from '../waiting-list.texts';
import { placeInWords } from './turn-history';

const t = waitingListTexts.drawer;

/** What is known of a turn, as labels and values; what is not there is left out. */
export function factsOf(turn: Turn, resource: string | null, time: (at: string) => string): Fact[] {
  const said = [turn.consent.review && t.review, turn.consent.marketing && t.marketing].filter(Boolean);
  const facts: [label: string, value: string | null | undefined | false][] = [
    [t.place, placeInWords(turn)],
    [t.told(time(turn.bookedAt as string)), turn.quotedMinutes != null && t.toldMinutes(turn.quotedMinutes)],
    [t.phone, turn.phoneInternational == null ? t.noPhone : formatPhone(turn.phoneInternational)],
    [t.party, turn.partySize != null && waitingListTexts.people(turn.partySize)],
    [t.resource, resource],
    [t.note, turn.note && `“${turn.note}”`],
    [t.came, t.sources[turn.source as keyof typeof t.sources]],
    [t.attending, turn.attendingBy?.name],
    [t.noShows, turn.noShows > 0 && t.times(turn.noShows)],
    [t.consent, said.length > 0 && said.join(', ')],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
