import { formatMoney, formatRate, formatSum, formatUnitPrice, isLess } from './money';
import { asPhones, formatPhone, phonePart } from './phone';
import { dayOf, formatDate, formatDay, formatSeconds, formatTime, formatWhen, nameOfZone } from './time';

describe('money, from decimal strings', () => {
  it.each([
    ['0', '$0.00'],
    ['105.360000', '$105.36'],
    ['1234.5', '$1,234.50'],
    ['-1234.5', '\u2212$1,234.50'],
    ['1000000', '$1,000,000.00'],
    ['999.999999', '$1,000.00'],
    ['0.005', '$0.00'],
    ['9007199254740.99', '$9,007,199,254,740.99'],
  ])('%s reads %s', (amount, words) => expect(formatMoney(amount)).toBe(words));
  it.each([
    ['0.080000', '$0.0800'],
    ['0.1', '$0.1000'],
    ['0.012345', '$0.012345'],
  ])('a price of %s reads %s', (amount, words) => expect(formatUnitPrice(amount)).toBe(words));
  it.each([
    ['0.080000', '$0.08'],
    ['0.075500', '$0.0755'],
  ])('a price of %s in a sum reads %s', (amount, words) => expect(formatRate(amount)).toBe(words));
  it('adds and compares without floats', () => {
    expect(formatSum('0.30', '-0.10')).toBe('$0.20');
    expect(formatSum('100', '-118.40')).toBe('\u2212$18.40');
    expect([isLess('9.99', '10'), isLess('10', '10.00'), isLess('10.000001', '10')]).toEqual([true, false, false]);
  });
  it('never guesses at what is no amount', () => expect(() => formatMoney('12,50')).toThrow());
});

describe("times, in the business's zone", () => {
  const sydney = 'Australia/Sydney';
  it('are DD-MM-YYYY and HH:mm of that zone, whatever the browser is set to', () => {
    expect(formatDate('2026-11-20T23:13:05Z', sydney)).toBe('21-11-2026');
    expect(formatTime('2026-11-20T23:13:05Z', sydney)).toBe('10:13');
    expect(formatSeconds('2026-11-20T23:13:05Z', sydney)).toBe('10:13:05');
    expect(formatTime('2026-11-20T13:00:00Z', sydney)).toBe('00:00');
  });
  it('follow daylight saving', () => {
    expect([formatTime('2026-10-03T15:59:00Z', sydney), formatTime('2026-10-03T16:00:00Z', sydney)]).toEqual([
      '01:59',
      '03:00',
    ]);
    expect(nameOfZone(sydney, new Date('2026-11-21T00:00:00Z'))).toBe('Sydney (AEDT)');
    expect(nameOfZone(sydney, new Date('2026-06-21T00:00:00Z'))).toBe('Sydney (AEST)');
  });
  it('are today and yesterday by that zone', () => {
    const now = new Date('2026-11-20T23:30:00Z');
    expect(formatWhen('2026-11-20T13:00:00Z', sydney, now)).toBe('Today, 00:00');
    expect(formatWhen('2026-11-20T12:59:00Z', sydney, now)).toBe('Yesterday, 23:59');
    expect(formatWhen('2026-11-18T23:00:00Z', sydney, now)).toBe('19-11-2026, 10:00');
  });
  it('are yesterday by the calendar, also after a day of 23 hours and within one of 25', () => {
    // Clocks went forward in the night to Sunday, 4 October: a day of 24 hours back would be Saturday.
    expect(formatWhen('2026-10-04T01:00:00Z', sydney, new Date('2026-10-04T13:30:00Z'))).toBe('Yesterday, 12:00');
    expect(formatWhen('2026-10-03T02:00:00Z', sydney, new Date('2026-10-04T13:30:00Z'))).toBe('03-10-2026, 12:00');
    // Clocks went back in the night to Sunday, 5 April: a day of 24 hours back is still Sunday.
    expect(formatWhen('2026-04-04T02:00:00Z', sydney, new Date('2026-04-05T13:45:00Z'))).toBe('Yesterday, 13:00');
    expect([
      dayOf('2026-12-31T20:00:00Z', sydney, -1),
      dayOf('2026-12-31T20:00:00Z', sydney, 31),
      dayOf('2028-02-28T20:00:00Z', sydney, -1),
    ]).toEqual(['2026-12-31', '2027-02-01', '2028-02-28']);
  });
  it('a stored day is a day, in no zone', () => expect(formatDay('2026-11-21')).toBe('21-11-2026'));
});

describe('phones', () => {
  it.each([
    ['+61491570156', '+61 491 570 156'],
    ['+61299991234', '+61 2 9999 1234'],
    ['+6421123456', '+64 211 234 56'],
    ['+12025550123', '+1 202 555 0123'],
    ['0491570156', '0491570156'],
  ])('%s reads %s', (e164, words) => expect(formatPhone(e164)).toBe(words));
  it.each([
    ['0412 345', '412345'],
    ['+61 412 345 678', '61412345678'],
    ['(02) 9374-4000', '293744000'],
    ['00', '00'],
    ['4', null],
    ['Ava 2', null],
  ])('what is typed as %s is the part %s of one', (typed, part) => expect(phonePart(typed)).toBe(part));
  it('are found by how they read', () => {
    for (const number of ['+61412345678', '+61299991234']) {
      const written = formatPhone(number);
      for (let length = 2; length <= written.length; length += 1)
        expect(number).toContain(asPhones.searchOf(written.slice(0, length)));
    }
    expect(asPhones.searchOf('4')).toBe('4');
  });
});
