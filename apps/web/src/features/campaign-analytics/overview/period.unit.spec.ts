import { daysBefore, endOf, everyGroup, groupWords, rangeProblem, readAsked } from './period';

const today = '2026-11-26';
const read = (search: string) => readAsked(new URLSearchParams(search), today);

describe('the time of the figures', () => {
  it('is twelve weeks, the present one too, unless the address says otherwise', () => {
    const usual = { time: '12-weeks', from: '2026-09-07', to: today, by: 'week', type: null, sender: null };
    for (const search of ['', 'time=ever', 'time=days', 'time=days&from=2026-11-02&to=2026-11-01', 'by=hour&type=spam'])
      expect(read(search)).toEqual(usual);
    expect(read('time=30-days&type=marketing&sender=s1')).toMatchObject({
      from: '2026-10-28',
      by: 'day',
      type: 'marketing',
      sender: 's1',
    });
    expect(read('time=12-months')).toMatchObject({ from: '2025-12-01', to: today, by: 'month' });
    expect(read('time=12-months&by=week').by).toBe('week');
  });

  it('of days of one’s choice is drawn so that its points have room', () => {
    expect(read('time=days&from=2026-10-01&to=2026-11-14')).toMatchObject({ time: 'days', by: 'day' });
    expect(read('time=days&from=2026-10-01&to=2026-11-15').by).toBe('week');
    expect(read('time=days&from=2025-11-01&to=2026-11-15').by).toBe('month');
    expect(rangeProblem('2025-01-01', '2026-02-04')).toBeUndefined();
    expect(rangeProblem('2025-01-01', '2026-02-05')).toBeDefined();
    expect(rangeProblem('2026-02-30', '2026-03-02')).toBeDefined();
  });

  it('is compared with as many days right before it, over the change of the clocks too', () => {
    expect(daysBefore({ from: '2026-10-04', to: '2026-10-05' })).toEqual({
      from: '2026-10-02',
      to: '2026-10-03',
      days: 2,
    });
    expect(daysBefore({ from: '2026-09-07', to: today })).toEqual({ from: '2026-06-18', to: '2026-09-06', days: 81 });
  });

  it('has each day, week and month once, also those without a campaign', () => {
    const line = { day: '2026-11-16', campaigns: 2 };
    expect(everyGroup({ from: '2026-11-11', to: today }, 'week', [line])).toEqual([
      { day: '2026-11-09', line: null },
      { day: '2026-11-16', line },
      { day: '2026-11-23', line: null },
    ]);
    expect(everyGroup({ from: '2026-01-31', to: '2026-03-01' }, 'month', []).map(({ day }) => day)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect([endOf('2026-02-01', 'month'), endOf('2026-11-23', 'week'), endOf(today, 'day')]).toEqual([
      '2026-02-28',
      '2026-11-29',
      today,
    ]);
  });

  it('names a point in full and under the axis', () => {
    expect([groupWords(today, 'day'), groupWords('2026-11-23', 'week'), groupWords('2026-11-01', 'month')]).toEqual([
      { label: '26-11-2026', tick: '26-11' },
      { label: 'Week of 23-11-2026', tick: '23-11' },
      { label: 'November 2026', tick: 'Nov' },
    ]);
  });
});
