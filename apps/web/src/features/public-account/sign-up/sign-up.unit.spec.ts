/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import validator from 'validator';
import { formatBalance, multiplyMoney, parseMoney } from '@bellbird/money';
import { countParts } from '@bellbird/sms-text';
import { browserZone, countryChoices, countryOfZone, zoneChoices } from '../../../lib/places/choices';
import { digitsOf } from '../../../ui/form/fields/digits-of';
import { publicAccountTexts } from '../public-account.texts';
import { countTry, forgetTries, triesOf } from '../verify-email/code-tries';
import { keepSignUp, keptSignUp } from './sign-up-draft';
import { emptySignUp, signUpInput, signUpRules } from './sign-up-form';

describe('the choices of the sign-up', () => {
  it('are countries that the server takes, each once, ours first', () => {
    const codes = countryChoices().map(({ value }) => value);
    expect(codes.slice(0, 2)).toEqual(['AU', 'NZ']);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !validator.isISO31661Alpha2(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(240);
  });

  it('are zones that exist, under their present names, the own one first', () => {
    const zones = zoneChoices('Pacific/Auckland').map(({ value }) => value);
    expect(zones[0]).toBe('Pacific/Auckland');
    expect(zones).toEqual(expect.arrayContaining(['Australia/Sydney', 'UTC', 'Asia/Kolkata', 'Europe/Kyiv']));
    expect(zones).not.toContain('Asia/Calcutta');
    expect(new Set(zones).size).toBe(zones.length);
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(zoneChoices('UTC').find(({ value }) => value === 'Australia/Lord_Howe')?.label).toBe(
      'Lord Howe (Australia)',
    );
    expect(zones).toContain(browserZone());
    expect([countryOfZone('Pacific/Auckland'), countryOfZone('Australia/Perth'), countryOfZone('UTC')]).toEqual([
      'NZ',
      'AU',
      'AU',
    ]);
  });
});

describe('what is typed at the sign-up', () => {
  const filled = {
    ...emptySignUp('Australia/Perth'),
    firstName: ' Mia ',
    lastName: 'Chen',
    email: ' mia@example.com ',
    password: 'Bellbird1!',
    businessName: 'Corner Café',
    acceptTermsAndConditions: true,
  };
  it('is sent trimmed, without what was left empty, and the password as it is', () =>
    expect(signUpInput({ ...filled, password: ' Bb1! ' })).toEqual({
      firstName: 'Mia',
      lastName: 'Chen',
      email: 'mia@example.com',
      password: ' Bb1! ',
      businessName: 'Corner Café',
      country: 'AU',
      timeZone: 'Australia/Perth',
      acceptTermsAndConditions: true,
    }));
  it('is checked as it is sent', () => {
    const wrong = (values: typeof filled) =>
      Object.entries(signUpRules)
        .filter(
          ([name, rule]) =>
            (rule as (value: unknown, all: unknown) => unknown)(values[name as keyof typeof filled], values) !==
            undefined,
        )
        .map(([name]) => name);
    expect(wrong(filled)).toEqual([]);
    expect(wrong(emptySignUp())).toEqual([
      'firstName',
      'lastName',
      'password',
      'acceptTermsAndConditions',
      'email',
      'businessName',
    ]);
  });
  it('survives a reload, but for the password', () => {
    keepSignUp(filled);
    expect(keptSignUp()).toMatchObject({ firstName: ' Mia ', email: ' mia@example.com ' });
    expect(JSON.stringify(sessionStorage)).not.toContain('Bellbird1!');
    sessionStorage.setItem('bellbird.sign-up', 'broken');
    expect(keptSignUp()).toEqual({});
  });
});

describe('the code of the e-mail', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['Your code is 123-456.', '123456'],
    ['1234567', '123456'],
    ['abc', ''],
  ])('%j is read as %s', (text, digits) => expect(digitsOf(text)).toBe(digits));
  it('stands five tries, counted over a reload and for each address', () => {
    expect([1, 2, 3, 4, 5, 6].map(() => countTry('Mia@example.com'))).toEqual([4, 3, 2, 1, 0, 0]);
    expect([triesOf('mia@example.com'), triesOf('ava@example.com')]).toEqual([6, 0]);
    forgetTries('mia@example.com');
    expect(countTry('mia@example.com')).toBe(4);
  });
});

describe('the example beside the form', () => {
  it('adds up: the text is one part, and its bill is people times the price of a part', () => {
    const { panel } = publicAccountTexts;
    expect(countParts(panel.text).parts).toBe(Number(panel.parts));
    expect(`$${formatBalance(multiplyMoney(parseMoney('0.080000'), Number(panel.people.replace(',', ''))))}`).toBe(
      panel.cost,
    );
  });
});
