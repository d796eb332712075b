import { dueAt, notAfterOf, outranks, restMs, type TextState } from './single-text.js';

const at = (iso: string): Date => new Date(iso);
const now = at('2026-11-20T01:00:00.000Z'); // Friday noon in Sydney
const sydney = 'Australia/Sydney';

describe('how long a text is worth sending', () => {
  it.each([
    ['turn', '2026-11-20T01:10:00.000Z', '2026-11-20T01:10:00.000Z'],
    ['turn', '2026-11-20T03:00:00.000Z', '2026-11-20T01:15:00.000Z'],
    ['turn', null, '2026-11-20T01:15:00.000Z'],
    ['review-request', '2026-11-29T01:00:00.000Z', '2026-11-27T01:00:00.000Z'],
    ['code', '2026-11-20T02:00:00.000Z', '2026-11-20T01:10:00.000Z'],
    ['reply', '2026-11-22T02:00:00.000Z', '2026-11-21T01:00:00.000Z'],
  ] as const)('of a %s until %s is %s', (purpose, notAfter, until) => {
    const asked = { notBefore: null, notAfter: notAfter === null ? null : at(notAfter), now };
    expect(notAfterOf(purpose, asked)).toEqual(at(until));
  });

  it('counts from when it is due', () => {
    const notBefore = at('2026-11-20T05:00:00.000Z');
    expect(notAfterOf('turn', { notBefore, notAfter: at('2026-11-20T09:00:00.000Z'), now })).toEqual(
      at('2026-11-20T05:15:00.000Z'),
    );
  });
});

describe('when a text is seen to', () => {
  const text = { messageType: 'transactional', notBefore: null, notAfter: at('2026-11-21T01:00:00.000Z') } as const;

  it.each([
    ['at once', text, now, now],
    ['at its hour', { ...text, notBefore: at('2026-11-20T02:00:00.000Z') }, now, at('2026-11-20T02:00:00.000Z')],
    ['at night too, where it is transactional', text, at('2026-11-20T16:00:00.000Z'), at('2026-11-20T16:00:00.000Z')],
    [
      'of a review in the next window',
      { ...text, messageType: 'review' } as const,
      at('2026-11-20T10:00:00.000Z'), // 21:00
      at('2026-11-20T22:00:00.000Z'), // Saturday 9:00
    ],
    [
      'at the latest when its time is over',
      { ...text, messageType: 'review', notAfter: at('2026-11-20T20:00:00.000Z') } as const,
      at('2026-11-20T10:00:00.000Z'),
      at('2026-11-20T20:00:00.000Z'),
    ],
  ])('%s', (_name, asked, from, due) => expect(dueAt(asked, sydney, from)).toEqual(due));
});

it('rests 1, 2, 4 … 60 s between tries', () => {
  expect([0, 1, 2, 5, 6, 40].map(restMs)).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000]);
});

describe('7. results in any order', () => {
  const ladder: TextState[] = ['refused', 'rejected', 'unknown', 'accepted', 'bounced', 'delivered'];
  const after = (heard: readonly TextState[]): TextState =>
    heard.reduce<TextState>((known, next) => (outranks(next, known) ? next : known), 'sent');

  it('all 720 orders of the six, each of them doubled, end the same', () => {
    const ends = new Set<TextState>();
    for (const order of permutations(ladder)) ends.add(after([...order, ...order.toReversed()]));
    expect(ends).toEqual(new Set(['delivered']));
  });

  it('nothing changes what was never sent', () => {
    for (const heard of ladder)
      for (const known of ['asking', 'given-up'] as const) expect(outranks(heard, known)).toBe(false);
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length <= 1) return [[...all]];
  return all.flatMap((first, at) =>
    permutations(all.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}
