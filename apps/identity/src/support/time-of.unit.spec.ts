import { timeOf } from './time-of.js';

describe('a time of a mail', () => {
  it('is that of the zone of the business', () => {
    expect(timeOf('2026-11-25T04:40:00.000Z', 'Australia/Sydney')).toBe('15:40 on 25-11-2026');
    expect(timeOf('2026-11-25T13:05:00.000Z', 'Australia/Sydney')).toBe('00:05 on 26-11-2026');
    expect(timeOf('2026-11-25T13:05:00.000Z', 'Australia/Perth')).toBe('21:05 on 25-11-2026');
  });
});
