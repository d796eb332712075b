import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@bellbird/testing';
import { AnswerLater } from './answer-later.js';
import { DueReceipts } from './due-receipts.js';
import { TokenBucket } from './token-bucket.js';

describe('answers after the latency', () => {
  it('does all at their time, also one that is due before others that wait', async () => {
    const later = new AnswerLater();
    const done: [string, number][] = [];
    const start = performance.now();
    const note = (name: string) => () => void done.push([name, performance.now() - start]);
    later.at(start + 60, note('slow'));
    later.at(start + 15, note('quick'));
    later.at(start + 60, note('slow too'));
    later.at(start - 1, note('due already'));
    await eventually(() => expect(done).toHaveLength(4));
    expect(done.map(([name]) => name)).toEqual(['due already', 'quick', 'slow', 'slow too']);
    expect(done[1]?.[1]).toBeGreaterThanOrEqual(14);
    expect(done[2]?.[1]).toBeGreaterThanOrEqual(59);
  });

  it('forgets what was to be done when it stops', async () => {
    const later = new AnswerLater();
    let done = 0;
    later.at(performance.now() + 10, () => done++);
    later.stop();
    await pause(30);
    expect(done).toBe(0);
  });
});

describe('the rate limit', () => {
  it('lets a second of texts through at once and then as many as time passed', () => {
    const bucket = new TokenBucket(10);
    const at = (ms: number, tries: number) =>
      Array.from({ length: tries }, () => bucket.take(ms)).filter(Boolean).length;
    expect(at(0, 15)).toBe(10);
    expect(at(500, 15)).toBe(5);
    expect(at(10_000, 15)).toBe(10);
  });

  it('is no limit at 0', () => {
    const bucket = new TokenBucket(0);
    expect(Array.from({ length: 1_000 }, () => bucket.take(0)).every(Boolean)).toBe(true);
  });
});

describe('due receipts', () => {
  it('grow by commits, a delay after each, and never shrink when the delay grows', () => {
    let delay = 100;
    let more = 0;
    const due = new DueReceipts(
      7,
      () => delay,
      () => more++,
    );
    due.accepted(10, 1_000);
    due.accepted(12, 1_050);
    expect(more).toBe(2);
    expect(due.through(1_099)).toBe(7);
    expect(due.nextInMs(1_040)).toBe(60);
    expect(due.through(1_100)).toBe(10);
    delay = 10_000;
    expect(due.through(1_200)).toBe(10);
    delay = 0;
    expect(due.through(1_200)).toBe(12);
    expect(due.nextInMs(1_200)).toBeNull();
  });
});
