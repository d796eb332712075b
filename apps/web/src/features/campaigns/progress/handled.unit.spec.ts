import { segmentsOf } from '../../../domain/campaigns/progress-segments';
import { handledOf, percentOf, tenthsDone } from './handled';

const counts = {
  recipients: 1_284,
  pending: 438,
  outbound: 42,
  delivered: 792,
  bounced: 9,
  unknown: 3,
  canceled: 0,
  leftOut: 28,
};

describe('the segments of the progress bar', () => {
  it('are one a state that somebody is in, in the order of the legend, and add up to the recipients', () => {
    const segments = segmentsOf(counts);
    expect(segments.map(({ key, count }) => [key, count])).toEqual([
      ['delivered', 792],
      ['outbound', 42],
      ['unknown', 3],
      ['bounced', 9],
      ['pending', 438],
    ]);
    expect(segments.reduce((sum, { count }) => sum + count, 0)).toBe(counts.recipients);
  });

  it('tell of the delivered also at 0', () => {
    expect(
      segmentsOf({ ...counts, delivered: 0, outbound: 0, unknown: 0, bounced: 0, pending: 1_284 }).map(
        ({ key }) => key,
      ),
    ).toEqual(['delivered', 'pending']);
  });
});

describe('how much is handled', () => {
  it('counts everybody for whom it is done', () => expect(handledOf({ status: 'running', counts })).toBe(846));

  it('does not count whom a cancelled campaign never got to, but does count who opted out in a sent one', () => {
    const stopped = { ...counts, pending: 0, canceled: 438 };
    expect(handledOf({ status: 'canceled', counts: stopped })).toBe(846);
    expect(handledOf({ status: 'completed', counts: stopped })).toBe(1_284);
  });

  it.each([
    [0, 0, '0%'],
    [0, 10, '0%'],
    [846, 1_284, '65.8%'],
    [9_999, 10_000, '99.9%'],
    [99_999, 100_000, '99.9%'],
    [10, 10, '100%'],
  ])('%d of %d reads %s: 100 only when the last person is done', (part, whole, text) =>
    expect(percentOf(part, whole)).toBe(text),
  );

  it('is said aloud by tenths', () => {
    expect(tenthsDone({ status: 'running', counts })).toBe(6);
    expect(tenthsDone({ status: 'running', counts: { ...counts, recipients: 0, pending: 0 } })).toBe(0);
  });
});
