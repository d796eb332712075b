import { compared, type Compared } from './compared';

const campaign = (
  recipients: number,
  delivered: number,
  replied: number,
  optedOut: number,
  charged: string,
  [trackLinks, clickedPeople]: [boolean, number] = [false, 0],
  launchedAt: string | null = '2026-11-20T01:00:00Z',
): Compared =>
  ({
    launchedAt,
    counts: { recipients, delivered },
    engagement: { replied, optedOut, clickedPeople },
    trackLinks,
    cost: { charged },
  }) as unknown as Compared;
const rows = (...all: Compared[]) =>
  Object.fromEntries(
    compared(all).map(({ key, cells }) => [
      key,
      cells.map(({ value, share, isBest }) => [value, share, isBest].filter((each) => each !== null && each !== false)),
    ]),
  );

describe('campaigns side by side', () => {
  it('are judged by shares and by the price of one, not by how large they are', () => {
    expect(
      rows(campaign(1_000, 980, 10, 9, '80.000000', [true, 40]), campaign(100, 99, 2, 1, '9.000000', [true, 3])),
    ).toEqual({
      people: [['1,000'], ['100']],
      delivered: [
        ['980', '98.0%'],
        ['99', '99.0%', true],
      ],
      clicked: [
        ['40', '4.1%', true],
        ['3', '3.0%'],
      ],
      replied: [
        ['10', '1.0%'],
        ['2', '2.0%', true],
      ],
      optedOut: [
        ['9', '0.9%', true],
        ['1', '1.0%'],
      ],
      cost: [['$80.00'], ['$9.00']],
      each: [['$0.0816', true], ['$0.0909']],
      click: [['$2.0000', true], ['$3.0000']],
    });
  });

  it('say nothing of one that is yet to go out, or never did', () => {
    const notLaunched = campaign(0, 0, 0, 0, '0.000000', [true, 0], null);
    expect(Object.values(rows(notLaunched, campaign(10, 9, 1, 0, '0.720000'))).map(([first]) => first)).toEqual(
      Array.from({ length: 8 }, () => ['–']),
    );
  });

  it('say of scheduled ones how many they would reach and for how much, where that is known, and judge none by it', () => {
    const scheduled = ['known', 'asked', 'unknown', 'secret'].map((id) => ({
      ...campaign(0, 0, 0, 0, '0.000000', [true, 0], null),
      id,
    }));
    const { people, cost, ...rest } = Object.fromEntries(
      compared(
        scheduled,
        new Map([
          ['known', { recipients: 1_031, cost: '82.480000' }],
          ['asked', undefined],
          ['unknown', null],
        ]),
      ).map(({ key, cells }) => [key, cells.map(({ value }) => value)]),
    );
    expect(people).toEqual(['About 1,031', undefined, '–', '–']);
    expect(cost).toEqual(['About $82.48', undefined, '–', '–']);
    expect([...new Set(Object.values(rest).flat())]).toEqual(['–']);
  });

  it('say nothing of clicks where no link was counted', () => {
    const { clicked, click } = rows(
      campaign(10, 9, 1, 0, '0.720000'),
      campaign(10, 9, 1, 0, '0.720000', [true, 0]),
      campaign(10, 9, 1, 0, '0.720000', [true, 3]),
    );
    expect(clicked).toEqual([['–'], ['0', '0%'], ['3', '33.3%', true]]);
    expect(click).toEqual([['–'], ['–'], ['$0.2400']]);
  });

  it('have several best where they are equal, and none where all are', () => {
    const [a, b, c] = [
      campaign(10, 9, 1, 0, '0.720000'),
      campaign(10, 9, 1, 0, '0.720000'),
      campaign(10, 8, 0, 0, '0.720000'),
    ];
    const { delivered, optedOut } = rows(a, b, c);
    expect(delivered!.map((cell) => cell.includes(true))).toEqual([true, true, false]);
    expect(optedOut!.map((cell) => cell.includes(true))).toEqual([false, false, false]);
    expect(Object.values(rows(a, b)).flat(2)).not.toContain(true);
  });

  it('leave out whom nothing was delivered to yet, and shares that would be above all', () => {
    const { delivered, replied, each } = rows(
      campaign(0, 0, 0, 0, '0.000000'),
      campaign(10, 1, 2, 0, '0.800000'),
      campaign(10, 5, 1, 0, '0.800000'),
    );
    expect(delivered).toEqual([['0'], ['1', '10.0%'], ['5', '50.0%', true]]);
    expect(replied).toEqual([['0'], ['2'], ['1', '20.0%']]);
    expect(each).toEqual([['–'], ['$0.8000'], ['$0.1600', true]]);
  });
});
