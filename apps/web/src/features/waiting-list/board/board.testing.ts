import type { BoardFragment, BoardTurnFragment } from '../waiting-list.generated';

/** A turn as the board has it. */
export const turnOf = (number: number, more: Partial<BoardTurnFragment> = {}): BoardTurnFragment => ({
  id: `turn-${number}`,
  number,
  status: 'waiting',
  reason: null,
  name: `Person ${number}`,
  phoneInternational: `+61491570${number}`,
  partySize: 2,
  resource: null,
  note: null,
  source: 'public',
  code: null,
  position: null,
  quotedMinutes: null,
  estimate: null,
  attendingBy: null,
  onMyWay: false,
  noShows: 0,
  passes: 0,
  textsOff: false,
  texts: [],
  consent: { review: false, marketing: false },
  contactId: null,
  bookedAt: '2026-11-22T10:00:00Z',
  calledAt: null,
  endedAt: null,
  version: 1,
  ...more,
});

/** 40 done, 41 called, 42 to 45 waiting. */
export const boardOf = (): BoardFragment => ({
  workDay: {
    id: 'day',
    state: 'open',
    openedAt: '2026-11-22T08:00:00Z',
    paused: false,
    waiting: 4,
    active: 1,
    lastNumber: 45,
  },
  active: [turnOf(41, { status: 'active', calledAt: '2026-11-22T10:11:00Z', attendingBy: { id: 'sam', name: 'Sam' } })],
  waiting: [42, 43, 44, 45].map((number, at) => turnOf(number, { position: at + 1 })),
  ended: [turnOf(40, { status: 'attended', calledAt: '2026-11-22T10:05:00Z', endedAt: '2026-11-22T10:09:00Z' })],
  replies: [{ turnId: 'turn-44', word: 'cancel' }],
  textsOff: null,
  estimate: null,
  version: 7,
});
