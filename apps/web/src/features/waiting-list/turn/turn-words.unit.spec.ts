import { turnOf } from '../board/board.testing';
import { found } from '../board/find-turns';
import { minutesBetween } from '../board/minutes';
import { factsOf } from './turn-facts';
import { historyOf, placeInWords } from './turn-history';
import { textLook, turnLook } from './turn-look';
import { sumOf, textEvents } from './turn-texts';
import { changesOf, formOf } from './turn-values';

const time = (at: string): string => at.slice(11, 16);
const text = (state: string, more: object = {}) => ({
  kind: 'almost-ready',
  state,
  reason: null,
  at: '2026-11-22T10:09:00Z',
  parts: 1,
  cost: '0.080000',
  ...more,
});

describe('what a turn says of itself', () => {
  it('is its state, as icon and word', () => {
    expect(turnLook({ status: 'attended', reason: null })).toMatchObject({ label: 'Done', tone: 'green' });
    expect(turnLook({ status: 'canceled', reason: 'no-show' }).label).toBe('Not here');
    expect(turnLook({ status: 'canceled', reason: null }).label).toBe('Taken off');
  });

  it.each([
    ['delivered', null, '“Almost ready” 10:09', 'green'],
    ['accepted', null, '“Almost ready” sent 10:09', 'brand'],
    ['asked', null, '“Almost ready” sending', 'brand'],
    ['bounced', null, '“Almost ready” not delivered', 'red'],
    ['refused', 'insufficient-balance', 'Not sent: balance too low', 'amber'],
    ['refused', 'of-a-later-release', 'Not sent: it couldn’t be sent', 'amber'],
    ['of-a-later-release', null, '“Almost ready” 10:09, not known whether it arrived', 'grey'],
  ])('is what became of a text: %s %s', (state, reason, label, tone) =>
    expect(textLook(text(state, { reason }), time)).toMatchObject({ label, tone }),
  );

  it('is what its texts cost', () => {
    const texts = [text('delivered'), text('bounced', { cost: '0.160000', parts: 2 }), text('refused', { parts: 0 })];
    expect(sumOf(texts.slice(0, 2))).toBe('0.240000');
    expect(textEvents(texts, time).map(({ text: words }) => words)).toEqual([
      'Delivered · 1 part, $0.08',
      'Not delivered · 2 parts, $0.16',
      'Not sent: it couldn’t be sent',
    ]);
  });

  it('is its place, and when it is called', () => {
    const estimate = { minutes: 12, low: 8, high: 16 };
    expect(placeInWords({ position: 3, estimate })).toBe('3rd, about 12 min, usually within 4');
    expect(placeInWords({ position: 11, estimate: null })).toBe('11th');
    expect(placeInWords({ position: null, estimate })).toBeNull();
  });

  it('is what happened to it, the newest first', () => {
    const turn = turnOf(44, {
      status: 'attended',
      calledAt: '2026-11-22T10:12:00Z',
      endedAt: '2026-11-22T10:20:00Z',
      attendingBy: { id: 'mia', name: 'Mia' },
      passes: 1,
    });
    expect(historyOf(turn, time).map(({ title, when }) => `${when} ${title}`.trim())).toEqual([
      '10:20 Done',
      '10:12 Called by Mia',
      'Let 1 person pass',
      '10:00 Joined as turn 44',
    ]);
  });

  it('is what is known, and nothing where nothing is', () => {
    const labels = (more: object): string[] => factsOf(turnOf(44, more), null, time).map(({ label }) => label);
    expect(labels({ partySize: null })).toEqual(['Phone', 'Joined by']);
    expect(labels({ note: 'pram', consent: { review: true, marketing: true } })).toEqual([
      'Phone',
      'Party',
      'Note',
      'Joined by',
      'Said yes to',
    ]);
  });
});

describe('turns', () => {
  it('are found by a part of the name, the number, and the phone as people write it', () => {
    const turns = [
      turnOf(42, { name: 'Jordan Blake' }),
      turnOf(142, { name: null, phoneInternational: '+61491570142' }),
    ];
    const numbers = (wanted: string): number[] => found(turns, wanted).map(({ number }) => number);
    expect(numbers(' blake')).toEqual([42]);
    expect(numbers('42')).toEqual([42]);
    expect(numbers('0491 570 142')).toEqual([142]);
    expect(numbers('')).toEqual([42, 142]);
    expect(numbers('zoe')).toEqual([]);
  });

  it('are changed by what was changed alone', () => {
    const turn = turnOf(42, { note: 'pram' });
    expect(changesOf(turn, formOf(turn))).toEqual({});
    expect(changesOf(turn, { ...formOf(turn), note: ' ', partySize: '4', name: ' Ava ' })).toEqual({
      name: 'Ava',
      note: null,
      partySize: 4,
    });
  });
});

it.each([
  ['2026-11-22T10:14:00Z', 0],
  ['2026-11-22T10:08:01Z', 5],
  ['2026-11-22T10:08:00Z', 6],
  ['2026-11-22T10:15:00Z', 0],
])('%s is so many minutes ago: %s', (from, minutes) =>
  expect(minutesBetween(from, new Date('2026-11-22T10:14:00Z'))).toBe(minutes),
);
