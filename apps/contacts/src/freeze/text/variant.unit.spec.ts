import { variantOf, withLeftOut } from './variant.js';

const seed = '01920000-0000-7000-8000-0000000000a1';
const contact = (n: number): string => `01890a5d-ac96-774b-bcce-${n.toString(16).padStart(12, '0')}`;

describe('which of several texts a person gets', () => {
  // FNV-1a of seed and person, by an implementation of its own.
  it.each([
    ['01890a5d-ac96-774b-bcce-b302099a8057', 94] as const,
    ['01890a5d-ac96-774b-bcce-b302099a8058', 99] as const,
    ['+61412345678', 68] as const,
    ['+6421100', 93] as const,
  ])('%s is at %i', (who, place) => {
    expect(variantOf({ seed, shares: [place, 100 - place] }, who)).toBe(2);
    expect(variantOf({ seed, shares: [place + 1, 99 - place] }, who)).toBe(1);
  });

  it.each([[[50, 50]], [[10, 90]], [[33, 33, 34]], [[1, 98, 1]]])(
    'keeps shares of %p to 1 %% among 100,000',
    (shares) => {
      const counts = shares.map(() => 0);
      for (let n = 0; n < 100_000; n += 1) counts[variantOf({ seed, shares }, contact(n)) - 1]! += 1;
      for (const [at, share] of shares.entries()) expect(Math.abs(counts[at]! / 1_000 - share)).toBeLessThan(1);
    },
  );

  it('is others’ with another seed', () => {
    const shares = [50, 50];
    const moved = Array.from({ length: 1_000 }, (_, n) => contact(n)).filter(
      (who) => variantOf({ seed, shares }, who) !== variantOf({ seed: contact(7), shares }, who),
    );
    expect(moved.length).toBeGreaterThan(400);
    expect(moved.length).toBeLessThan(600);
  });

  it('counts those who would have got it', () => {
    expect(withLeftOut(null, [{ variant: null }])).toBeNull();
    expect(withLeftOut(null, [{ variant: 2 }])).toEqual([0, 1]);
    expect(withLeftOut([3], [{ variant: 2 }, { variant: 1 }])).toEqual([4, 1]);
  });
});
