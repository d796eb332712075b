import { cpuClock } from '@bellbird/testing';
import { isBusinessName, isCountry, isEmail, isPostCode, isShortText, isTimeZone, isWebsite } from './details-rules.js';

const cases: [string, (text: string) => boolean, string[], string[]][] = [
  [
    'business name',
    isBusinessName,
    ['Corner Café', 'a', '7_Eleven-2', 'Ελλάς', '日本 店', 'x'.repeat(100)],
    ['', ' a', 'a ', 'a  b', 'a.b', "Joe's", 'a\nb', 'x'.repeat(101), 'a\0', '😀'],
  ],
  [
    'e-mail',
    isEmail,
    ['a@b.co', "o'neil+x@mail.example.com", 'a.b-c_d@sub.example.museum'],
    ['', 'a', 'a@b', '.a@b.co', 'a.@b.co', 'a@b.c', 'a b@c.co', 'a@-b.co', `${'a'.repeat(250)}@b.co`, 'a@b.co\n'],
  ],
  ['country', isCountry, ['AU', 'NZ', 'GB', 'US'], ['', 'au', 'AUS', 'ZZ', 'EU', 'QQ', 'A1']],
  [
    'time zone',
    isTimeZone,
    ['Australia/Lord_Howe', 'UTC', 'America/Argentina/Ushuaia'],
    ['', 'Nowhere', '+10:00', '-05', 'Australia/Sydney; drop'],
  ],
  [
    'website',
    isWebsite,
    ['', 'https://example.com', 'http://shop.example.com.au/a?b=c'],
    [
      'example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      'https://localhost',
      `https://example.com/${'x'.repeat(200)}`,
      'https://example.com\0',
    ],
  ],
  ['post code', isPostCode, ['', '2042', 'SW1A 1AA', '1234-567'], ['12345678901234567', '20;42', 'é']],
  [
    'short text',
    isShortText,
    ['', 'Newtown', '1 High St, Flat “B” 😀', 'x'.repeat(200)],
    ['x'.repeat(201), 'a\0', 'a\nb', '\ud800', '\u007f'],
  ],
];

describe.each(cases)('the rule of %s', (_, test, good, bad) => {
  it.each(good)('takes %j', (text) => expect(test(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(test(text)).toBe(false));
});

it('no rule is slow on 50,000 hostile characters', () => {
  const hostile = [
    'a'.repeat(50_000),
    ' '.repeat(50_000),
    'a '.repeat(25_000),
    `${'a.'.repeat(25_000)}@`,
    `a@${'a-'.repeat(25_000)}`,
    `a@${'a.'.repeat(25_000)}`,
    `https://${'a.'.repeat(25_000)}`,
  ];
  for (const [, test] of cases) {
    for (const text of hostile) {
      const work = cpuClock();
      test(text);
      expect(work.ms()).toBeLessThan(50);
    }
  }
});
