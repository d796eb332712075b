import { turned, weekHours } from './week-hours';

const week = (counts: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 168 }, (_, at) => counts[at] ?? 0);

describe('the hours of a week', () => {
  it('leave out those before the first and after the last in which anything arrived', () => {
    const found = weekHours(week({ [24 + 9]: 5, [24 + 11]: 2, [6 * 24 + 10]: 5 }))!;
    expect(found.hours).toEqual([9, 10, 11]);
    expect(found.days).toEqual([
      ...[
        [0, 0, 0],
        [5, 0, 2],
      ],
      ...Array.from({ length: 4 }, () => [0, 0, 0]),
      [0, 5, 0],
    ]);
    expect([found.all, found.best]).toEqual([12, { day: 1, hour: 9, count: 5 }]);
  });

  it('are none where nothing arrived', () => {
    expect(weekHours(week({}))).toBeNull();
  });

  it('stand on a phone one below the other', () => {
    expect(
      turned([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).toEqual([
      [1, 4],
      [2, 5],
      [3, 6],
    ]);
  });
});
