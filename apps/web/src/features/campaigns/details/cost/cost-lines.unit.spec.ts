import { costLines, type Bill } from './cost-lines';

const campaign: Parameters<typeof costLines>[0] = {
  status: 'running',
  cost: { held: '36.240000', charged: '68.960000', currency: 'AUD' },
  completedAt: null,
  parts: 1_317,
  maxCost: null,
};
const bill: Bill = {
  agreed: '105.360000',
  chargedParts: 862,
  pricePerPart: '0.080000',
};
const read = (change: Partial<typeof campaign>, of: Bill | null = bill) =>
  costLines({ ...campaign, ...change }, of).lines.map(
    ({ label, of: what, amount }) => `${label}${what === undefined ? '' : ` · ${what}`}: ${amount}`,
  );

describe('the cost of a campaign', () => {
  it('is what was held, charged and returned while it runs, which add up', () =>
    expect(read({})).toEqual([
      'Held at the start · 1,317 parts: $105.36',
      'Charged · 862 parts × $0.08: $68.96',
      'Held: $36.24',
      'Returned: $0.16',
      'Final cost at most: $105.20',
    ]));

  it('keeps its lines once it is over', () =>
    expect(
      read(
        {
          status: 'completed',
          parts: 192,
          cost: { held: '0.000000', charged: '15.040000', currency: 'AUD' },
          completedAt: '2026-11-21T00:00:00Z',
        },
        { ...bill, agreed: '15.360000', chargedParts: 188 },
      ),
    ).toEqual([
      'Held at the start · 192 parts: $15.36',
      'Charged · 188 parts × $0.08: $15.04',
      'Returned: $0.32',
      'Final cost: $15.04',
    ]));

  it('names no price where parts differ in it, and nothing returned where nothing was', () =>
    expect(
      read(
        { completedAt: '2026-11-21T00:00:00Z', cost: { held: '0.000000', charged: '105.360000', currency: 'AUD' } },
        { ...bill, chargedParts: 1_317, pricePerPart: null },
      ),
    ).toEqual(['Held at the start · 1,317 parts: $105.36', 'Charged · 1,317 parts: $105.36', 'Final cost: $105.36']));

  it('is what the campaign itself knows while the rest is not known, or from before the money was held', () => {
    for (const unknown of [null, { ...bill, agreed: '0.000000' }])
      expect(read({}, unknown)).toEqual(['Charged: $68.96', 'Held: $36.24', 'Final cost at most: $105.20']);
  });

  it('is nothing where nothing was charged', () =>
    expect(
      read({ completedAt: '2026-11-21T00:00:00Z', cost: { held: '0.000000', charged: '0.000000', currency: 'AUD' } }),
    ).toEqual(['Final cost: $0.00']));

  it('is no figure while nothing is held yet, but what was agreed to', () => {
    const cost = { held: '0.000000', charged: '0.000000', currency: 'AUD' };
    expect(read({ cost, maxCost: '10.000000' })).toEqual(['You agreed to at most: $10.00']);
    expect(costLines({ ...campaign, cost }, null).note).toBe('Nothing is held or charged yet.');
  });

  it('is at most what was agreed to before it starts', () => {
    expect(read({ status: 'pending', maxCost: '105.360000' })).toEqual(['Most it may cost: $105.36']);
    expect(read({ status: 'draft' })).toEqual([]);
  });
});
