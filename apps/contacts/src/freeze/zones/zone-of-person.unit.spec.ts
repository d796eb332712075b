import { describe, expect, it } from '@jest/globals';
import { zoneOfPerson } from './zone-of-person.js';

const rule = { field: 'attributes.state', timeZone: 'Australia/Sydney' };

describe('the zone of a person', () => {
  it.each([
    ['by the field', { state: 'WA' }, 'AU', 'Australia/Perth'],
    ['by the field, whatever the phone says', { state: 'Australia/Darwin' }, 'SG', 'Australia/Darwin'],
    ['by the phone where the field says nothing', {}, 'SG', 'Asia/Singapore'],
    ['by the phone where the field cannot be read', { state: 'somewhere' }, 'SG', 'Asia/Singapore'],
    ['the business’s where the phone’s country has several', {}, 'NZ', 'Australia/Sydney'],
    ['the business’s where the country is not known', {}, '', 'Australia/Sydney'],
    ['the business’s where the field is empty', { state: null }, 'AU', 'Australia/Sydney'],
  ])('is %s', (_how, attributes, phoneCountry, zone) => {
    expect(zoneOfPerson({ attributes, phoneCountry }, rule)).toBe(zone);
  });

  it('is of no field where the business named none, or one that no person has', () => {
    expect(zoneOfPerson({ attributes: { state: 'WA' }, phoneCountry: 'AU' }, { ...rule, field: '' })).toBe(
      rule.timeZone,
    );
    expect(zoneOfPerson({ attributes: {}, phoneCountry: 'AU' }, { ...rule, field: 'attributes.constructor' })).toBe(
      rule.timeZone,
    );
  });
});
