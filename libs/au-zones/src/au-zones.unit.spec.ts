import { describe, expect, it } from '@jest/globals';
import { countryZones, readZone } from './index.js';

describe('the zone that a value means', () => {
  it.each([
    ['NSW', 'Australia/Sydney'],
    ['nsw', 'Australia/Sydney'],
    ['N.S.W.', 'Australia/Sydney'],
    [' New  South Wales ', 'Australia/Sydney'],
    ['AU-NSW', 'Australia/Sydney'],
    ['ACT', 'Australia/Sydney'],
    ['Vic', 'Australia/Melbourne'],
    ['VIC.', 'Australia/Melbourne'],
    ['Queensland', 'Australia/Brisbane'],
    ['SA', 'Australia/Adelaide'],
    ['WA', 'Australia/Perth'],
    ['Tasmania', 'Australia/Hobart'],
    ['NT', 'Australia/Darwin'],
    ['Norfolk Island', 'Pacific/Norfolk'],
  ])('of the state %s is %s', (state, zone) => {
    expect(readZone(state)).toBe(zone);
  });

  it.each([
    ['0200', 'Australia/Sydney'],
    ['0800', 'Australia/Darwin'],
    ['0872', 'Australia/Darwin'],
    ['872', 'Australia/Darwin'],
    [872, 'Australia/Darwin'],
    ['1001', 'Australia/Sydney'],
    ['2000', 'Australia/Sydney'],
    ['2485', 'Australia/Sydney'],
    ['2600', 'Australia/Sydney'],
    ['2879', 'Australia/Sydney'],
    ['2880', 'Australia/Broken_Hill'],
    ['2898', 'Australia/Lord_Howe'],
    ['2899', 'Pacific/Norfolk'],
    ['2914', 'Australia/Sydney'],
    ['3000', 'Australia/Melbourne'],
    ['3999', 'Australia/Melbourne'],
    ['4825', 'Australia/Brisbane'],
    [4000, 'Australia/Brisbane'],
    ['5000', 'Australia/Adelaide'],
    ['6000', 'Australia/Perth'],
    ['6443', 'Australia/Eucla'],
    ['6798', 'Indian/Christmas'],
    ['6799', 'Indian/Cocos'],
    ['7250', 'Australia/Hobart'],
    ['8001', 'Australia/Melbourne'],
    ['9000', 'Australia/Brisbane'],
  ])('of the postcode %s is %s', (postcode, zone) => {
    expect(readZone(postcode)).toBe(zone);
  });

  it.each([
    ['Australia/Perth', 'Australia/Perth'],
    ['australia/perth', 'Australia/Perth'],
    ['Australia/NSW', 'Australia/Sydney'],
    ['Pacific/Auckland', 'Pacific/Auckland'],
  ])('of the zone %s is %s', (name, zone) => {
    expect(readZone(name)).toBe(zone);
  });

  it.each([
    [''],
    ['   '],
    ['0000'],
    ['0300'],
    ['799'],
    ['20000'],
    ['20'],
    ['-2000'],
    [2000.5],
    ['Sydney'],
    ['EST'],
    ['constructor'],
    ['Australia/Nowhere'],
    ['a/'.repeat(100)],
    [null],
    [undefined],
    [true],
    [['NSW']],
  ])('is none of %j', (value) => {
    expect(readZone(value)).toBeNull();
  });
});

describe('the zones of a country', () => {
  it('are all of Australia, with its territories', () => {
    expect(countryZones('AU')).toEqual(expect.arrayContaining(['Australia/Eucla', 'Pacific/Norfolk', 'Indian/Cocos']));
  });

  it('may be one or several', () => {
    expect(countryZones('SG')).toEqual(['Asia/Singapore']);
    expect(countryZones('NZ')).toEqual(expect.arrayContaining(['Pacific/Auckland', 'Pacific/Chatham']));
  });

  it('are known also to an engine that has the method alone', () => {
    const locales = Intl.Locale.prototype as { getTimeZones?: () => string[] };
    const [before, member] = ['getTimeZones', 'timeZones'].map((name) =>
      Object.getOwnPropertyDescriptor(locales, name),
    );
    Reflect.deleteProperty(locales, 'timeZones');
    locales.getTimeZones = () => ['Pacific/Fiji'];
    try {
      expect(countryZones('FJ')).toEqual(['Pacific/Fiji']);
    } finally {
      Reflect.deleteProperty(locales, 'getTimeZones');
      if (before !== undefined) Object.defineProperty(locales, 'getTimeZones', before);
      if (member !== undefined) Object.defineProperty(locales, 'timeZones', member);
    }
  });

  it.each(['', 'xx', 'A1', 'AUS'])('are none of %j', (country) => {
    expect(countryZones(country)).toEqual([]);
  });

  it('are zones that the runtime knows', () => {
    for (const country of ['AU', 'NZ', 'GB', 'US', 'SG'])
      for (const zone of countryZones(country))
        expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
