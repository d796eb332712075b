import { together } from './many-together.js';

describe('one operation for many variables', () => {
  it('is one request, with a name and variables for each', () => {
    const { query, variables } = together(
      'mutation Tell($phone: String!, $in: Wish = {a: 1}) { tell(phone: $phone, wish: [$in]) { ok } }',
      [{ phone: '+61400000001', in: null }, { phone: '+61400000002' }],
    );
    expect(query.replaceAll(/\s+/g, ' ')).toBe(
      'mutation Tell($phonea0: String!, $ina0: Wish = {a: 1}, $phonea1: String!, $ina1: Wish = {a: 1}) { ' +
        'a0: tell(phone: $phonea0, wish: [$ina0]) { ok } a1: tell(phone: $phonea1, wish: [$ina1]) { ok } }',
    );
    expect(variables).toEqual({ phonea0: '+61400000001', ina0: null, phonea1: '+61400000002' });
  });

  it('is refused where an answer could not be told from another', () => {
    expect(() => together('query Two { one two }', [{}])).toThrow('One field');
    expect(() => together('query A { a } query B { b }', [{}])).toThrow('One operation');
  });
});
