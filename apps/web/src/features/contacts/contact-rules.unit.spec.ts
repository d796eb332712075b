import { ofContactTexts } from '@bellbird/field-rules';
import { contactLook } from '../../domain/contacts/marketing-look';
import type { ContactFields } from './contact-fields';
import { customProblem, sentValue, valueWords } from './custom-values';
import { changesOf, foreseen, newContact, rulesOf, typedOverTheirs, valuesOf } from './drawer/contact-values';
import { contactFilterFields, contactSearch } from './list/contact-filters';
import { textPath } from './list/text-contacts';
import { isEdited, segmentPath, withMore } from './segments/segment-state';
import { tagChoices } from './tag-choices';

const fields: ContactFields = {
  custom: [
    { id: '1', key: 'suburb', name: 'Suburb', type: 'category', items: ['Newtown'] },
    { id: '2', key: 'points', name: 'Points', type: 'number', items: [] },
    { id: '3', key: 'member', name: 'Member', type: 'bool', items: [] },
  ],
  tags: [
    { id: 't1', name: 'VIP', colour: '#5c24b8' },
    { id: 't2', name: 'Regular', colour: '#5c24b8' },
  ],
};
const priya = {
  id: 'p',
  ...ofContactTexts(() => null),
  name: 'Priya Raman',
  firstName: 'Priya',
  lastName: 'Raman',
  phoneInternational: '+61491570156',
  marketingStatus: 'subscribed',
  onHold: false,
  tags: ['t1'],
  attributes: { suburb: 'Newtown', points: 3 },
  createdAt: '2026-11-01T00:00:00Z',
  version: 4,
  warning: null,
};

describe('what the search looks for', () => {
  it.each([
    ['0491 570 156', '491570156'],
    ['+61 491', '61491'],
    ['(04) 91', '491'],
    ['00', '00'],
  ])('digits %s among phones', (text, value) =>
    expect(contactSearch(text)).toEqual({ field: 'phoneInternational', type: 'text', operation: 'contains', value }),
  );
  it('an @ among emails, words among names and emails', () => {
    expect(contactSearch('mia@')).toMatchObject({ field: 'email' });
    expect(contactSearch('Mia')).toMatchObject({ operator: 'OR', filters: [{ field: 'name' }, { field: 'email' }] });
  });
  it('offers tags and custom fields by their own words', () => {
    const found = contactFilterFields(fields);
    expect(found.find(({ field }) => field === 'tags')?.options).toEqual([
      { value: 't1', label: 'VIP' },
      { value: 't2', label: 'Regular' },
    ]);
    expect(found.find(({ field }) => field === 'attributes.member')?.type).toBe('boolean');
  });
});

describe('a contact’s form', () => {
  it('sends only what was changed, with the version it saw', () => {
    const values = {
      ...valuesOf(priya, fields),
      lastName: 'Rao',
      'attributes.points': '',
      'attributes.member': 'yes',
      tags: ['t2'],
    };
    expect(changesOf(priya, values, fields)).toEqual({
      lastName: 'Rao',
      tags: ['t2'],
      attributes: { points: null, member: true },
      version: 4,
    });
    expect(changesOf(priya, valuesOf(priya, fields), fields)).toEqual({ version: 4 });
  });
  it('keeps what somebody else saved meanwhile, but where it was typed over', () => {
    const typed = { ...valuesOf(priya, fields), lastName: 'Rao', tags: ['t2'] };
    const now = {
      ...priya,
      email: 'priya@example.com',
      lastName: 'Ramani',
      name: 'Priya Ramani',
      tags: ['t1', 't3'],
      version: 5,
    };
    const kept = typedOverTheirs(typed, priya, now, fields);
    expect(kept).toEqual({ ...valuesOf(now, fields), lastName: 'Rao', tags: ['t3', 't2'] });
    expect(changesOf(now, kept, fields)).toEqual({ lastName: 'Rao', tags: ['t3', 't2'], version: 5 });
  });
  it('shows a change at once, with the name that follows from it; a phone waits for the server', () => {
    expect(foreseen(priya, { lastName: 'Rao', version: 4 })).toMatchObject({
      name: 'Priya Rao',
      lastName: 'Rao',
      phoneInternational: '+61491570156',
      version: 5,
    });
    expect(foreseen({ ...priya, name: 'Raman & Sons' }, { lastName: 'Rao' })).toMatchObject({ name: 'Raman & Sons' });
    expect(foreseen(priya, { phone: '0412' })).toBeNull();
  });
  it('sends a new one without what was left empty', () => {
    const values = { ...valuesOf(null, fields), phone: ' 0412 345 678 ', firstName: ' Ava ' };
    const { name: _madeByTheServer, ...noTexts } = ofContactTexts(() => null);
    expect(newContact(values, fields)).toEqual({
      ...noTexts,
      phone: '0412 345 678',
      firstName: 'Ava',
      marketingStatus: 'transactional-only',
      tags: [],
      attributes: {},
    });
  });
  it('is checked by the server’s rules', () => {
    const rules = rulesOf(fields);
    expect(
      [rules['phone']!(''), rules['email']!('a@b'), rules['firstName']!('M1a'), rules['attributes.points']!('x')].every(
        (each) => typeof each === 'string',
      ),
    ).toBe(true);
    expect([
      rules['phone']!('04'),
      rules['email']!(''),
      rules['lastName']!('O’Brien-Lee'),
      rules['attributes.points']!('1,5'),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
  it('reads and writes custom values by their type', () => {
    expect(valueWords({ key: 'member', type: 'bool' }, { member: false })).toBe('No');
    expect(valueWords({ key: 'day', type: 'date' }, { day: '2026-11-21' })).toBe('21-11-2026');
    expect(valueWords({ key: 'x', type: 'text' }, 'no object')).toBe('');
    expect([
      sentValue({ type: 'number' }, '1,5'),
      sentValue({ type: 'bool' }, 'no'),
      sentValue({ type: 'text' }, ' '),
    ]).toEqual([1.5, false, null]);
    expect(customProblem({ type: 'number' }, '')).toBeUndefined();
  });
});

describe('tags, segments and the way to a text', () => {
  it('finds tags that are not taken, and offers a new one only where none is called so', () => {
    expect(tagChoices(fields.tags, ['t1'], 'v')).toEqual({ found: [], isNew: true });
    expect(tagChoices(fields.tags, [], ' vip ')).toMatchObject({ found: [{ id: 't1' }], isNew: false });
  });
  it('opens a segment by its conditions, and knows when they were changed', () => {
    const filters = [{ field: 'name', type: 'text', operation: 'contains', value: 'a' }] as const;
    expect(segmentPath({ id: 's', filters: [...filters], filtersMatch: 'any' })).toBe(
      `/contacts?segment=s&filters=${new URLSearchParams({ f: JSON.stringify(filters) }).toString().slice(2)}`,
    );
    expect(isEdited({ filters: [...filters], filtersMatch: 'any' }, filters, 'all')).toBe(false);
    expect(isEdited({ filters: [...filters], filtersMatch: 'all' }, [], 'all')).toBe(true);
  });
  it('names up to 200 people one by one, else by their filter', () => {
    expect(textPath({ ids: ['a', 'b'], count: 2 })).toBe('/sms-campaigns/create-from-contacts?contactIds=a%2Cb');
    expect(textPath({ ids: Array.from({ length: 201 }, String), count: 201 })).toBeNull();
    expect(textPath({ filters: [], filtersMatch: 'all', count: 9 })).toBe(
      '/sms-campaigns/create-from-contacts?filters=%5B%5D&filtersMatch=all',
    );
  });
});

it('shows a segment once that came with two pages', () => {
  expect(withMore([{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'c' }])).toEqual([
    { id: 'a' },
    { id: 'b' },
    { id: 'c' },
  ]);
});

describe('what a contact gets now', () => {
  it('a hold shows in place of what they agreed to, but for those who are out', () => {
    expect(contactLook({ marketingStatus: 'subscribed', onHold: true }).label).toBe('On hold');
    expect(contactLook({ marketingStatus: 'subscribed', onHold: false }).label).toBe('Subscribed');
    expect(contactLook({ marketingStatus: 'unsubscribed', onHold: true }).label).toBe('Unsubscribed');
  });
});
