import { headingCount } from './heading-count';

const exactly = (count: number) => ({ count, countIsExact: true });

describe('the count beside a list’s title', () => {
  it.each([
    ['nothing while nothing is known', null, null, false, undefined],
    ['how many there are', exactly(1_800), exactly(1_800), false, '1,800'],
    ['how many of them a search found', exactly(12), exactly(800), true, '12 of 800'],
    ['none of them', exactly(0), exactly(800), true, '0 of 800'],
    ['what was found, before all are counted', exactly(12), null, true, '12'],
    ['all, where the filter leaves all', exactly(800), exactly(800), true, '800'],
    ['all, while the narrowed list is on its way', null, exactly(800), true, '800'],
    ['more than anybody counts', exactly(12), { count: 1_000_000, countIsExact: false }, true, '12 of 1,000,000+'],
  ])('%s', (_, answer, total, isNarrowed, words) => expect(headingCount({ answer, total, isNarrowed })).toBe(words));

  it.each([
    [null, undefined],
    [exactly(1), '1 turn'],
    [exactly(800), '800 turns'],
  ])('says of what, where the title does not', (total, words) =>
    expect(headingCount({ answer: total, total, isNarrowed: false }, { one: 'turn', other: 'turns' })).toBe(words),
  );
});
