import { countsMoved, differenceOf, engagementMoved, leaderOf, newVariants, type Variant } from './variant.js';

const two = () =>
  newVariants([
    { message: 'A', share: 50 },
    { message: 'B', share: 50 },
  ])!;
const sent = (variants: Variant[], ...figures: [of: number, clicked: number, replied?: number][]): Variant[] =>
  variants.map((variant, at) => {
    const [of, clicked, replied = 0] = figures[at]!;
    return { ...variant, recipients: of, delivered: of, engagement: { clickedPeople: clicked, replied } };
  });

describe('the variants of a campaign', () => {
  it('are counted each by itself, a shorter list saying nothing of the rest', () => {
    const moved = countsMoved(two(), [{ recipients: 3, leftOut: 1 }]).variants;
    expect(moved).toMatchObject([
      { message: 'A', recipients: 3, leftOut: 1, outbound: 0 },
      { message: 'B', recipients: 0, leftOut: 0 },
    ]);
    expect(countsMoved(moved!, [{ outbound: 2 }, { outbound: -1, delivered: 1 }]).variants).toMatchObject([
      { recipients: 3, outbound: 2 },
      { outbound: -1, delivered: 1 },
    ]);
    expect(engagementMoved(moved!, 2, { replied: 1 }).variants).toMatchObject([
      { engagement: {} },
      { engagement: { replied: 1 } },
    ]);
  });

  it('change nothing of a campaign without, nor where nothing is said of them', () => {
    expect(countsMoved(null, [{ recipients: 3 }])).toEqual({});
    expect(countsMoved(two(), null)).toEqual({});
    expect(engagementMoved(two(), null, { replied: 1 })).toEqual({});
  });

  // prop.test(c(60, 40), c(400, 400), correct = FALSE) of R says X² = 4.5714, that is z = 2.1381, p = 0.0325.
  it('differ as a reference says', () => {
    expect(differenceOf({ did: 60, of: 400 }, { did: 40, of: 400 })).toBeCloseTo(2.1381, 4);
    expect(differenceOf({ did: 40, of: 400 }, { did: 60, of: 400 })).toBeCloseTo(-2.1381, 4);
    expect(differenceOf({ did: 0, of: 400 }, { did: 0, of: 400 })).toBe(0);
    expect(differenceOf({ did: 1, of: 1 }, { did: 0, of: 0 })).toBe(0);
  });

  it('have a leader only where it is more than chance', () => {
    expect(leaderOf(sent(two(), [400, 60], [400, 40]))).toBe(0);
    expect(leaderOf(sent(two(), [400, 40], [400, 60]))).toBe(1);
    // z = 1.9410, p = 0.0523
    expect(leaderOf(sent(two(), [400, 58], [400, 40]))).toBeNull();
    expect(leaderOf(sent(two(), [0, 0], [0, 0]))).toBeNull();
  });

  it('are judged by replies where nobody clicked', () => {
    expect(leaderOf(sent(two(), [400, 0, 40], [400, 0, 60]))).toBe(1);
    expect(leaderOf(sent(two(), [400, 1, 40], [400, 0, 60]))).toBeNull();
  });

  it('lead only against each of the others', () => {
    const three = newVariants([1, 2, 3].map((each) => ({ message: `${each}`, share: 33 })))!;
    expect(leaderOf(sent(three, [400, 80], [400, 75], [400, 20]))).toBeNull();
    expect(leaderOf(sent(three, [400, 80], [400, 40], [400, 20]))).toBe(0);
  });
});
