import type { CancelReason, Source } from '../turn/turn.js';

/** A turn of a day that was made up, in minutes from its opening. */
export interface DemoTurn {
  number: number;
  firstName: string;
  lastName: string;
  partySize: number;
  source: Source;
  booked: number;
  /** Null: never called. */
  called: number | null;
  ended: number;
  /** Why it was canceled; null: attended. */
  reason: CancelReason | null;
  quotedMinutes: number;
  /** Between this call and the one before, while somebody waited; null where nobody did. */
  gapMinutes: number | null;
}

export const demoTurns = 41;

const firstNames = [
  'Ava',
  'Tom',
  'Mia',
  'Liam',
  'Zoë',
  'Noah',
  'Isla',
  'Jack',
  'Ruby',
  'Oscar',
  'Priya',
  'Mei',
  'Omar',
];
const lastNames = [
  'Nguyen',
  'Smith',
  'Chen',
  'Thompson',
  'Singh',
  'Rossi',
  'Kelly',
  'Walker',
  'Haddad',
  'Patel',
  'Tran',
];
/** Minutes between two who come: a rush at breakfast and one at noon. */
const quiet = [14, 9, 17, 11, 13];
const busy = [5, 7, 3, 8, 4, 6];
const isBusy = (minute: number): boolean => minute < 60 || (minute > 225 && minute < 300);
/** Minutes that a table takes to come free. */
const frees = [7, 5, 8, 6, 9, 6, 7];
const stays = [26, 34, 19, 41, 28, 23, 37];
const usualGap = 7;
const gone: Readonly<Record<number, CancelReason>> = { 12: 'customer', 27: 'no-show', 33: 'customer' };
const from = <T>(list: readonly T[], at: number): T => list[at % list.length]!;

/**
 * A day of a café, the same each time: who came when, how long each waited, and who gave up. One is called after the
 * other, as soon as there is a table.
 */
export function demoDay(): DemoTurn[] {
  const day: DemoTurn[] = [];
  let booked = 0;
  let lastCall: number | null = null;
  for (let number = 1; number <= demoTurns; number += 1) {
    booked += from(isBusy(booked) ? busy : quiet, number);
    const free: number = lastCall === null ? booked : lastCall + from(frees, number);
    const reason = gone[number] ?? null;
    const isCalled = reason !== 'customer';
    const called = isCalled ? Math.max(booked + 1, free) : null;
    const ahead = day.filter((turn) => turn.booked <= booked && (turn.called ?? turn.ended) > booked).length;
    day.push({
      number,
      firstName: from(firstNames, number * 5),
      lastName: from(lastNames, number * 7),
      partySize: 1 + ((number * 3) % 5),
      source: number % 6 === 0 ? 'staff' : 'public',
      booked,
      called,
      ended: called === null ? booked + 9 : called + (reason === null ? from(stays, number) : 5),
      reason,
      quotedMinutes: Math.max(1, (ahead + 1) * usualGap - 2),
      gapMinutes: called === null || lastCall === null ? null : called - Math.max(booked, lastCall),
    });
    lastCall = called ?? lastCall;
  }
  return day;
}

/** What four weeks taught of the pace: by weekday (0 is Sunday) and hour, in seconds. */
export const demoPace = (): { weekday: number; hour: number; samples: number; median: number; error: number }[] =>
  [1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    [8, 9, 10, 11, 12, 13, 14].map((hour) => ({
      weekday,
      hour,
      samples: 20 + ((weekday * 5 + hour) % 9),
      median: (hour === 8 || hour === 12 ? 380 : 430) + (weekday > 4 ? 45 : 0),
      error: 150 + 15 * (hour % 3),
    })),
  );
