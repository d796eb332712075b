import { formatEach, priceOfOne } from './price-of-one';

describe('what one person came to', () => {
  it('is rounded to a hundredth of a cent, and is nothing of nobody', () => {
    const each = (charged: string, count: number) => {
      const micros = priceOfOne(charged, count);
      return micros === null ? null : formatEach(micros);
    };
    expect(each('88.160000', 1_100)).toBe('$0.0801');
    expect(each('0.000250', 1)).toBe('$0.0003');
    expect(each('0.080000', 3)).toBe('$0.0267');
    expect(each('0.000000', 7)).toBe('$0.0000');
    expect(each('5.000000', 0)).toBeNull();
  });
});
