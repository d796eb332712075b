import { nationalHoliday } from './national-holidays.js';

describe('the holidays of all Australia', () => {
  it.each([
    [2024, '2024-03-29', '2024-04-01', '2024-01-26'],
    [2025, '2025-04-18', '2025-04-21', '2025-01-27'],
    [2026, '2026-04-03', '2026-04-06', '2026-01-26'],
    [2027, '2027-03-26', '2027-03-29', '2027-01-26'],
    [2028, '2028-04-14', '2028-04-17', '2028-01-26'],
    [2038, '2038-04-23', '2038-04-26', '2038-01-26'],
  ])('%i: Good Friday %s, Easter Monday %s, Australia Day %s', (year, friday, monday, australiaDay) => {
    const all: Record<string, string> = {};
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const name = nationalHoliday(day);
      if (name !== null) all[day] = name;
    }
    expect(all).toEqual({
      [`${year}-01-01`]: 'New Year’s Day',
      [australiaDay]: 'Australia Day',
      [friday]: 'Good Friday',
      [monday]: 'Easter Monday',
      [`${year}-04-25`]: 'Anzac Day',
      [`${year}-12-25`]: 'Christmas Day',
      [`${year}-12-26`]: 'Boxing Day',
    });
  });
});
