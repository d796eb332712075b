import { cpuClock } from '@bellbird/testing';
import { addressesIn, replaceAddresses } from './addresses.js';

const addresses = (text: string): string[] => addressesIn(text).map(({ text: address }) => address);
const replaced = (text: string): string => replaceAddresses(text, (address) => `<${address.length}>`);

describe('the addresses of a text', () => {
  it.each([
    ['Book: https://corner.cafe/menu', ['https://corner.cafe/menu']],
    ['HTTP://Corner.Cafe', ['HTTP://Corner.Cafe']],
    [
      'See https://corner.cafe/menu, or (https://corner.cafe/a_(b)). Bye!',
      ['https://corner.cafe/menu', 'https://corner.cafe/a_(b)'],
    ],
    ['“https://corner.cafe/?a=1&b=2#c”', ['https://corner.cafe/?a=1&b=2#c']],
    ['https://a.au https://a.au\nhttps://b.au?', ['https://a.au', 'https://a.au', 'https://b.au']],
    ['https://a.au/?to=https://b.au', ['https://a.au/?to=https://b.au']],
    ['corner.cafe/menu, ftp://a.au, https:// or https://... , xhttps://a.au', []],
    ['{{firstName}}https://a.au', ['https://a.au']],
    ['', []],
  ])('of %j are %j', (text, expected) => expect(addresses(text)).toEqual(expected));

  it('are not those with a placeholder inside, whatever stands behind it', () => {
    const text =
      'https://a.au/{{firstName|you there}}?to=https://b.au. Then https://c.au/{{name}}{{email}}/d, https://e.au!';
    expect(addressesIn(text)).toMatchObject([
      { text: 'https://a.au/', hasPlaceholder: true },
      { text: 'https://c.au/', hasPlaceholder: true },
      { text: 'https://e.au', hasPlaceholder: false },
    ]);
    expect(replaced(text)).toBe(text.replace('https://e.au', '<12>'));
  });

  it('may be for somebody what stands before, between and behind their placeholders', () => {
    const text = 'https://{{firstName|www}}.a.au/{{email}}, https://b.au and https://c.au/{{name}} {{x|d}}';
    expect(addressesIn(text).map(({ readings }) => readings)).toEqual([
      ['https://', 'https://www.a.au/,', 'https://x.a.au/x,'],
      ['https://b.au'],
      ['https://c.au/', 'https://c.au/', 'https://c.au/x'],
    ]);
  });

  it('give way to something else and nothing around them changes', () => {
    expect(replaced('Hi {{ firstName | you }}: https://a.au/b. {{optOutLink}}')).toBe(
      'Hi {{ firstName | you }}: <14>. {{optOutLink}}',
    );
    expect(replaced('No address, {{x}} and { https')).toBe('No address, {{x}} and { https');
  });

  it('are found at once in the longest text', () => {
    const work = cpuClock();
    addressesIn(`https://${'('.repeat(1_590)}`);
    addressesIn(`https://a${')'.repeat(1_590)}`);
    expect(work.ms()).toBeLessThan(200);
  });
});
