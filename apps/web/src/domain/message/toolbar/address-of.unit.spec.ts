import { addressOf } from './address-of';

describe('what is typed as a web address', () => {
  it.each([
    ['https://example.com/menu?day=1', 'https://example.com/menu?day=1'],
    ['http://example.com', 'http://example.com'],
    [' example.com ', 'https://example.com'],
    ['corner.cafe/xmas', 'https://corner.cafe/xmas'],
    ['example.com.au:8080/a', 'https://example.com.au:8080/a'],
    ['bücher.example', 'https://bücher.example'],
  ])('%j is %s', (typed, address) => expect(addressOf(typed)).toBe(address));

  it.each([
    '',
    'menu',
    'our menu.pdf here',
    'mia@example.com',
    'https://:x@example.com',
    'mailto:mia@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://localhost/menu',
    '1.5',
  ])('%j is none', (typed) => expect(addressOf(typed)).toBeNull());
});
