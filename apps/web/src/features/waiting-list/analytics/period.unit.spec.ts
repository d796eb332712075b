import { everyDay, periodProblem, readPeriod } from './period';

const today = '2026-11-24';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);

describe('the days of the figures', () => {
  it('are those of the address, or the last thirty', () => {
    expect(read('from=2026-11-01&to=2026-11-02')).toEqual({ from: '2026-11-01', to: '2026-11-02' });
    for (const search of ['', 'from=2026-11-01', 'from=2026-11-02&to=2026-11-01', 'from=2026-02-30&to=2026-03-01'])
      expect(read(search)).toEqual({ from: '2026-10-26', to: today });
  });

  it('are in order and at most 366', () => {
    expect(periodProblem('2024-01-01', '2024-12-31')).toBeUndefined();
    expect(periodProblem('2024-01-01', '2025-01-01')).toBeDefined();
    expect(periodProblem('2026-11-02', '2026-11-01')).toBeDefined();
  });

  it('are drawn each, also over the change of the clocks and where nobody joined', () => {
    const day = { date: '2026-10-04', turns: 3 };
    expect(everyDay('2026-10-03', '2026-10-05', [day])).toEqual([
      { date: '2026-10-03', of: null },
      { date: '2026-10-04', of: day },
      { date: '2026-10-05', of: null },
    ]);
  });
});
