import { countOf, deltasOf, receiptRank } from './receipt-rank.js';

it('counts every status as one of three', () => {
  expect(Object.values(receiptRank).map(countOf)).toEqual([
    'outbound',
    'outbound',
    'outbound',
    'outbound',
    'bounced',
    'bounced',
    'delivered',
  ]);
});

it('adds moves up to nothing in all, so that recipients stay as many', () => {
  for (let was = 0; was <= 7; was++) {
    for (let is = 0; is <= 7; is++) {
      const { outbound, delivered, bounced } = deltasOf([{ was, is }]);
      expect(outbound + delivered + bounced).toBe(0);
    }
  }
  expect(
    deltasOf([
      { was: 0, is: 7 },
      { was: 4, is: 6 },
      { was: 5, is: 7 },
    ]),
  ).toEqual({ outbound: -2, delivered: 2, bounced: 0 });
});
