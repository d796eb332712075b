import { costLines } from './cost-lines';

const campaign: Parameters<typeof costLines>[0] = {
  status: 'running',
  cost: { held: '36.400000', charged: '68.960000', currency: 'AUD' },
  completedAt: null,
  parts: 1_317,
  maxCost: null,
};
const read = (change: Partial<typeof campaign>) =>
  costLines({ ...campaign, ...change }).lines.map(({ label, amount }) => `${label}: ${amount}`);

describe('the cost of a campaign', () => {
  it('is what is held and charged while it runs, which add up to what was held at the start', () =>
    expect(read({})).toEqual([
      'Held at the start · 1,317 parts: $105.36',
      'Charged: $68.96',
      'Held: $36.40',
      'Final cost at most: $105.36',
    ]));
  it('is one figure once it is over', () =>
    expect(
      read({
        status: 'completed',
        cost: { held: '0.000000', charged: '68.960000', currency: 'AUD' },
        completedAt: '2026-11-21T00:00:00Z',
      }),
    ).toEqual(['Final cost: $68.96']));
  it('is no figure while nothing is held yet, but what was agreed to', () => {
    const cost = { held: '0.000000', charged: '0.000000', currency: 'AUD' };
    expect(read({ cost, maxCost: '10.000000' })).toEqual(['You agreed to at most: $10.00']);
    expect(costLines({ ...campaign, cost }).note).toBe('Nothing is held or charged yet.');
  });
  it('is at most what was agreed to before it starts', () => {
    expect(read({ status: 'pending', maxCost: '105.360000' })).toEqual(['Most it may cost: $105.36']);
    expect(read({ status: 'draft' })).toEqual([]);
  });
});
