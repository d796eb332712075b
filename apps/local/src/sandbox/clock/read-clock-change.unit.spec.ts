import { Fields } from '../http/fields.js';
import { readClockChange } from './read-clock-change.js';

const now = new Date('2026-11-21T10:00:00Z');
const change = (body: Record<string, unknown>): string =>
  readClockChange(new Fields(body, ['now', 'advance']))(now).toISOString();

describe('a change of the clock', () => {
  it.each([
    [{ advance: 'PT2H' }, '2026-11-21T12:00:00.000Z'],
    [{ advance: 'P1DT2H30M' }, '2026-11-22T12:30:00.000Z'],
    [{ advance: '-PT1H' }, '2026-11-21T09:00:00.000Z'],
    [{ advance: 'P1M' }, '2026-12-21T10:00:00.000Z'],
    [{ advance: 'PT0.5S' }, '2026-11-21T10:00:00.500Z'],
    [{ now: '2026-11-23T09:00:00+11:00' }, '2026-11-22T22:00:00.000Z'],
    [{ now: '2026-11-23T09:00Z' }, '2026-11-23T09:00:00.000Z'],
  ])('%j makes it %s', (body, expected) => {
    expect(change(body)).toBe(expected);
  });

  it.each([
    [{}, 'now'],
    [{ now: '2026-11-23T09:00Z', advance: 'PT1H' }, 'advance'],
    [{ now: '2026-11-23T09:00:00' }, 'now'],
    [{ now: '2026-11-23' }, 'now'],
    [{ now: 'tomorrow' }, 'now'],
    [{ now: 5 }, 'now'],
    [{ now: '2026-02-30T09:00Z' }, 'now'],
    [{ now: '1999-12-31T00:00Z' }, 'now'],
    [{ now: '9999-01-01T00:00Z' }, 'now'],
    [{ advance: '2 hours' }, 'advance'],
    [{ advance: '' }, 'advance'],
    [{ advance: 'P1000Y' }, 'advance'],
    [{ advance: null }, 'advance'],
    [{ forward: 'PT1H' }, 'forward'],
  ])('%j is refused, naming %s', (body, field) => {
    expect(() => change(body)).toThrow(
      expect.objectContaining({ fields: expect.arrayContaining([expect.objectContaining({ field })]) }),
    );
  });
});
