/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { menuPlace } from '../menu/menu-path';
import { placeOf } from './place';

const said = (pathname: string, title?: string): string => {
  const { way, page } = placeOf(pathname, menuPlace(pathname), title);
  return [...way.map(({ label }) => label), ...(page === undefined ? [] : [page])].join(' › ');
};

describe('where a page is', () => {
  it.each([
    ['/sms-campaigns/details/1', 'Christmas bookings', 'SMS campaigns › History › Christmas bookings'],
    ['/sms-campaigns/edit', 'Christmas bookings', 'SMS campaigns › Drafts › Christmas bookings'],
    ['/sms-campaigns/scheduled', 'Scheduled campaigns', 'SMS campaigns › Scheduled'],
    ['/contacts', 'Contacts', 'Contacts'],
    ['/contacts/import', 'Import contacts', 'Contacts › Import contacts'],
    ['/sms-templates/trash', 'Templates in the bin', 'Bin › Templates in the bin'],
    ['/contacts/trash', 'Contacts in the bin', 'Bin'],
    ['/purchases/manage-top-ups/top-up-account', 'Top up', 'Billing › Top up'],
    ['/notifications', 'Notifications', 'Notifications'],
    ['/documentation/audiences/segments', 'Segments', 'Help centre › Segments'],
    ['/account/branding', 'Branding', 'Account › Branding'],
  ])('%s, "%s": %s', (pathname, title, place) => {
    expect(said(pathname, title)).toBe(place);
  });

  it('of a row that is open beside its list is the list', () => {
    expect(said('/tags/7', 'Tags')).toBe('Contacts › Tags');
    expect(said('/contacts/7', 'Contacts')).toBe('Contacts');
  });

  it('of a page that has not said its title yet never ends with another page’s', () => {
    expect(said('/sms-campaigns/details/1')).toBe('SMS campaigns › History');
    expect(said('/nowhere')).toBe('');
  });

  it('is what the page says where its address does not tell', () => {
    const { way } = placeOf('/sms-campaigns/details/1', '/sms-campaigns/scheduled', 'Christmas bookings');
    expect(way.map(({ label }) => label)).toEqual(['SMS campaigns', 'Scheduled']);
  });

  it('leads back through the menu’s own pages', () => {
    expect(placeOf('/tags', '/tags', 'Tags').way).toEqual([
      { label: 'Contacts', to: '/contacts' },
      { label: 'Tags', to: '/tags' },
    ]);
  });
});
