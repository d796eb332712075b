import { type Crumb, walk } from './trail';

const page = (title: string, search = ''): Crumb => ({ path: `/${title.toLowerCase()}`, title, search });
const through = (...steps: Crumb[]): string[] => steps.reduce<readonly Crumb[]>(walk, []).map(({ title }) => title);

describe('the trail', () => {
  it('keeps the last four and drops the oldest', () => {
    expect(through(page('Home'), page('Contacts'), page('Tags'), page('Billing'))).toEqual(['Home', 'Contacts', 'Tags', 'Billing']);
    expect(through(page('Home'), page('Contacts'), page('Tags'), page('Billing'), page('History'))).toEqual(['Contacts', 'Tags', 'Billing', 'History']);
  });

  it('is trimmed to the place one goes back to', () => {
    expect(through(page('Home'), page('Contacts'), page('Tags'), page('Contacts'))).toEqual(['Home', 'Contacts']);
  });

  it('remembers what a list was asked with, and a page that learns its name later', () => {
    expect(walk([page('Contacts', '?q=mia')], page('Contacts', '?q=tom'))).toEqual([page('Contacts', '?q=tom')]);
    expect(walk([{ path: '/c/1', title: 'Campaign' }], { path: '/c/1', title: 'Christmas bookings' })).toEqual([{ path: '/c/1', title: 'Christmas bookings' }]);
  });

  it('counts a drawer over its list as the list', () => {
    expect(walk([page('Contacts')], { path: '/contacts/7', title: 'Contacts' })).toEqual([page('Contacts')]);
    expect(walk([page('Contacts')], { path: '/contacts/trash', title: 'Bin' })).toHaveLength(2);
  });
});
