import { barOf, capacityOf, longestOf, partsRange, textFor, withShortLinks, type Reader } from './counter';

const person = (firstName: string | null, attributes: Record<string, string> = {}): Reader => ({
  name: firstName,
  firstName,
  phoneSignificant: '491570156',
  attributes,
});
const business = { name: 'Corner Café', origin: 'https://bellbird.example' };

describe('the longest real recipient', () => {
  it('is who reads most parts, then most characters', () => {
    const people = [person('Mia'), person('Christopher'), person(null), person('Zoë’s')];
    expect(longestOf('Hi {{firstName|there}}', people, business).person?.firstName).toBe('Christopher');
    // One curly quote in a name makes 70 of 160: its owner has two parts where the longest name has one.
    const text = `Hi {{firstName|there}}${'x'.repeat(70)}`;
    expect(longestOf(text, people, business)).toMatchObject({
      person: { firstName: 'Zoë’s' },
      count: { encoding: 'UCS-2', parts: 2 },
    });
  });

  it('reads fallbacks, custom fields, the business and a link of the real length', () => {
    expect(
      textFor(
        '{{firstName|there}} {{attributes.suburb}} {{businessName}}',
        person(null, { suburb: 'Newtown' }),
        business,
      ),
    ).toBe('there Newtown Corner Café');
    expect(textFor('{{optOutLink}}', null, business)).toHaveLength(
      'https://bellbird.example/contact/opt-out/'.length + 36 + 1 + 26,
    );
    expect(textFor('{{reviewLink}}', null, business)).toHaveLength('https://bellbird.example/l/'.length + 11);
  });

  it('reads short links where they are counted, but for addresses that lead elsewhere for each person', () => {
    const text = 'See https://corner.example/menu/of/the/day, and https://corner.example/{{phone}}.';
    expect(textFor(withShortLinks(text, business), person('Mia'), business)).toMatch(
      /^See https:\/\/bellbird\.example\/l\/\w{11}, and https:\/\/corner\.example\//,
    );
  });

  it('counts the places empty while nobody is chosen', () =>
    expect(longestOf('Hi {{firstName|there}}', [], business)).toMatchObject({ person: null, text: 'Hi there' }));

  it('believes the server where it has counted this very text', () => {
    const local = longestOf('x'.repeat(161), [], business).count;
    expect(partsRange(undefined, local)).toEqual({ least: 2, most: 2 });
    expect(partsRange({ 1: 1_251, 2: 33, 3: 0 }, local)).toEqual({ least: 1, most: 2 });
  });

  it('fills the bar part by part', () => {
    const { count } = longestOf('x'.repeat(161), [], business);
    expect(capacityOf(count)).toBe(306);
    expect(barOf(count)).toEqual([1, 8 / 153]);
    expect(barOf(longestOf('', [], business).count)).toEqual([0]);
  });
});
