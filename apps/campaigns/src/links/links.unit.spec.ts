import { shownUrl } from '@bellbird/short-link/limits';
import { holdsLink, launchFields, reviewUrlOf } from './launch-fields.js';
import { hasTooManyLinks, wrongLink } from './wrong-links.js';

const reviewUrl = reviewUrlOf('https://bellbird.example', 'business');
const launched = (texts: string[], trackLinks = true) => launchFields(texts, { trackLinks, reviewUrl });

describe('the texts of a launch', () => {
  it('stay as they are where nobody asked', () => {
    const text = 'Hi {{firstName|there}}: https://corner.cafe/menu. Stop: {{optOutLink}}';
    expect(launched([text], false)).toEqual({ fields: [text], urls: [] });
  });

  it('hold places for their links, one for each address of all of them', () => {
    expect(
      launched([
        'Menu: https://corner.cafe/menu. Book: https://book.au! {{optOutLink}}',
        'Book: https://book.au, yours https://corner.cafe/{{email}}, again https://book.au',
      ]),
    ).toEqual({
      fields: [
        'Menu: {{link.1}}. Book: {{link.2}}! {{optOutLink}}',
        'Book: {{link.2}}, yours https://corner.cafe/{{email}}, again {{link.2}}',
      ],
      urls: ['https://corner.cafe/menu', 'https://book.au'],
    });
  });

  it('16. count a review link, asked for or not, which leads to the form of the person', () => {
    const { fields, urls } = launched(['How was it? {{reviewLink|soon}} https://corner.cafe'], false);
    expect(fields).toEqual(['How was it? {{link.1}} https://corner.cafe']);
    expect(urls).toEqual(['https://bellbird.example/review/business/{contact}']);
    expect(urls.map(shownUrl)).toEqual(['https://bellbird.example/review/business']);
    expect(shownUrl('https://corner.cafe/menu')).toBe('https://corner.cafe/menu');
  });

  it('keep an address of the owner’s that looks like one of each person’s own', () => {
    const { fields, urls } = launched(['Card: https://corner.cafe/{contact}']);
    expect(fields).toEqual(['Card: {{link.1}}']);
    expect(urls).toEqual(['https://corner.cafe/%7Bcontact%7D']);
  });

  it.each([
    ['How was it?', false],
    ['corner.cafe', false],
    ['{{reviewLink}}', true],
    ['https://corner.cafe/{{email}}', true],
  ])('16. of %j know whether there is a link: %s', (text, expected) => expect(holdsLink(text)).toBe(expected));
});

describe('links that cannot go out', () => {
  const wrong = (text: string, trackLinks = true, blockedHosts = ['evil.au']) =>
    wrongLink(text, { trackLinks, blockedHosts });
  const site = "This link's site is blocked.";

  it.each([
    ['https://evil.au', site],
    ['http://www.EVIL.au./x?y', site],
    ['https://evil.au/{{name}}', site],
    ['https://evil.au{{attributes.page}}', site],
    ['https://{{firstName|www}}.evil.au/menu', site],
    ['https://{{firstName|you there}}.evil.au', site],
    ['https://{{firstName|www.}}evil.au', site],
    ['https://{{firstName|www}}.corner.cafe/evil.au', null],
    ['https://notevil.au https://evil.au.example', null],
    ['https://ava@corner.cafe', 'A link that is counted has no user name in it.'],
    ['https://a:b@corner.cafe', 'A link that is counted has no user name in it.'],
    ['Hi {{name}}', null],
  ])('%j: %j', (text, said) => expect(wrong(text)).toBe(said));

  it('are blocked also where nothing is counted, and free to name a user', () => {
    expect([wrong('https://evil.au', false), wrong('https://ava@corner.cafe', false)]).toEqual([site, null]);
  });

  it('are at most 62 and 2,000 characters long', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `http://a.au/${n}`).join(' ');
    expect([hasTooManyLinks([many(62)], true), hasTooManyLinks([many(63)], true)]).toEqual([false, true]);
    expect([hasTooManyLinks([many(62), many(62)], true), hasTooManyLinks([many(63)], false)]).toEqual([false, false]);
    expect(wrong(`https://a.au/${'x'.repeat(1_987)}`)).toBeNull();
    expect(wrong(`https://a.au/${'x'.repeat(1_988)}`)).toMatch(/2,000/);
  });
});
