import { cutIntoDays } from './notifications-by-day.js';

const at = (createdAt: string) => ({ createdAt });

describe('a list cut into days', () => {
  it('counts days in the tenant’s zone, also over the end of daylight saving', () => {
    const list = [
      at('2026-04-05T14:00:00.000Z'),
      at('2026-04-05T13:59:59.999Z'),
      at('2026-04-04T13:00:00.000Z'),
      at('2026-04-04T12:59:59.999Z'),
    ];
    expect(cutIntoDays(list, 'Australia/Sydney').map(({ day, data }) => [day, data.length])).toEqual([
      ['2026-04-06', 1],
      ['2026-04-05', 2],
      ['2026-04-04', 1],
    ]);
    expect(cutIntoDays(list, 'UTC').map(({ day, data }) => [day, data.length])).toEqual([
      ['2026-04-05', 2],
      ['2026-04-04', 2],
    ]);
  });

  it('keeps the order of the list, and has no days for nothing', () => {
    const list = [at('2026-01-02T01:00:00.000Z'), at('2026-01-01T01:00:00.000Z'), at('2026-01-02T02:00:00.000Z')];
    expect(cutIntoDays(list, 'UTC')).toEqual([
      { day: '2026-01-02', data: [list[0], list[2]] },
      { day: '2026-01-01', data: [list[1]] },
    ]);
    expect(cutIntoDays([], 'UTC')).toEqual([]);
  });
});
