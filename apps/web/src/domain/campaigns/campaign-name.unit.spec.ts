import { campaignName } from './campaign-name';

describe('what a campaign is called', () => {
  it.each([
    ['Christmas bookings', 'Hi there', 'Christmas bookings'],
    ['', 'Soup is back.', 'Soup is back.'],
    ['', '  Soup\n is   back ', 'Soup is back'],
    ['', 'Hi {{firstName|there}}, two for one on Friday at the café', 'Hi there, two for one on Friday at the…'],
    ['', 'Our new opening hours from next Monday, and more', 'Our new opening hours from next Monday…'],
    ['', 'Hi {{firstName}}, see you at {{businessName}}', 'Hi First name, see you at Business name'],
    ['', 'More in {{attributes.suburb}} now', 'More in suburb now'],
    ['', 'x'.repeat(60), `${'x'.repeat(40)}…`],
    ['', '   ', 'Untitled campaign'],
  ])('%j with the text %j is %j', (name, message, called) => expect(campaignName({ name, message })).toBe(called));
  it('is of several versions the first', () =>
    expect(campaignName({ name: '', message: '', variants: [{ message: 'Soup is back' }, { message: 'Soup!' }] })).toBe(
      'Soup is back',
    ));
  it('does without a text', () => expect(campaignName({ name: '' })).toBe('Untitled campaign'));
});
