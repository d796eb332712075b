import { billOf, isTypedAmount, shownAmount, topUpFor, type Quote } from './bill';

const quote = (change: Partial<Quote> = {}): Quote => ({
  recipients: 1_284,
  leftOut: {},
  parts: 1_317,
  partsPerMessage: { 1: 1_251, 2: 33 },
  cost: '105.360000',
  balance: '251.92',
  sufficient: true,
  costlyCharacters: [],
  variants: null,
  zones: [],
  ...change,
});
const prices = [{ price: '0.080000' }, { price: '0.100000' }];

describe('the bill', () => {
  it('has a line for each number of parts, exact', () => {
    expect(billOf(quote(), prices, '200.00')).toEqual({
      lines: [
        { parts: 1, people: 1_251, amount: '100.080000' },
        { parts: 2, people: 33, amount: '5.280000' },
      ],
      unitPrice: '0.080000',
      cost: '105.360000',
      balance: '251.92',
      balanceAfter: '146.560000',
      missing: null,
      limit: '200.00',
      needsTyping: false,
    });
  });

  it('names no amount a line where people of several prices stand in it', () => {
    const bill = billOf(quote({ parts: 3, partsPerMessage: { 1: 3 }, cost: '0.260000' }), prices, '200.00');
    expect(bill).toMatchObject({ unitPrice: null, lines: [{ parts: 1, people: 3, amount: null }] });
  });

  it('says what lacks, up to the cent', () => {
    expect(billOf(quote({ cost: '308.160000', sufficient: false }), prices, '200.00')).toMatchObject({
      missing: '56.240000',
      needsTyping: true,
    });
    expect(billOf(quote({ cost: '0.084500', balance: '0.08', sufficient: false }), prices, '200.00').missing).toBe(
      '0.010000',
    );
  });

  it('asks for typing only above what the business confirms', () => {
    expect(billOf(quote({ cost: '80.500000' }), prices, '80.50').needsTyping).toBe(false);
    expect(billOf(quote({ cost: '80.500001' }), prices, '80.50').needsTyping).toBe(true);
    expect(billOf(quote({ cost: '0.080000' }), prices, '0.00').needsTyping).toBe(true);
    expect(billOf(quote({ cost: '200.000000' }), prices, '200.00').needsTyping).toBe(false);
    expect(billOf(quote({ cost: '200.000001' }), prices, '200.00').needsTyping).toBe(true);
  });

  it.each([
    ['287.68', true],
    ['$287.68', true],
    ['287.680', false],
    [' 287.68 ', true],
    ['287.6', false],
    ['287', false],
    ['', false],
    ['abc', false],
  ])('takes %j for 287.68: %s', (typed, is) => expect(isTypedAmount(typed, '287.680000')).toBe(is));
  it('takes thousands and even amounts as people write them', () => {
    expect(isTypedAmount('1,200', '1200.000000')).toBe(true);
    expect(shownAmount('1200.000000')).toBe('1200.00');
  });
  it('tops up no less than a card is charged', () =>
    expect([topUpFor('0.010000'), topUpFor('56.240000')]).toEqual(['5.00', '56.24']));
});
