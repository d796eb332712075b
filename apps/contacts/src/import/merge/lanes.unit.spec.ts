import { lanes, nextStretch, rowsMerged } from './lanes.js';

describe('the lanes of an import', () => {
  it.each([0, 1, 4_999, 5_000, 5_001, 12_345, 100_000])(
    'merge every one of %i rows once, whichever lane is ahead',
    (end) => {
      const seen = new Uint8Array(end + 1);
      const mergedTo = Array.from({ length: lanes }, () => 0);
      let turn = 0;
      for (const left = new Set(mergedTo.keys()); left.size > 0; turn++) {
        const lane = turn % 3 === 0 ? 0 : turn % lanes;
        const stretch = nextStretch(lane, mergedTo[lane] as number, end);
        if (stretch === null) {
          left.delete(lane);
          continue;
        }
        for (let row = stretch.after + 1; row <= stretch.upTo; row++) seen[row] = (seen[row] as number) + 1;
        mergedTo[lane] = stretch.upTo;
      }
      expect(seen.subarray(1).every((times) => times === 1)).toBe(true);
      expect(rowsMerged(mergedTo, end)).toBe(end);
    },
  );
});
