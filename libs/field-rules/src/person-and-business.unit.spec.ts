import { cpuClock } from '@bellbird/testing';
import {
  isBusinessName,
  isEmail,
  isPassword,
  isPersonName,
  passwordNeeds,
  toBusinessName,
  type PasswordNeed,
} from './person-and-business.js';

describe('the fields of spec point 5', () => {
  it.each([
    'a@b.co',
    `${'a'.repeat(64)}@b.co`,
    'mia.chen+shop@corner-cafe.com.au',
    "o'brien@example.com",
    'x_y@example.museum',
  ])('takes the e-mail %s', (text) => expect(isEmail(text)).toBe(true));
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a b@c.co',
    'a@b.c',
    'a@-b.co',
    'a..b@c.co',
    'a@b.co\n',
    `${'a'.repeat(65)}@b.co`,
    `${'a'.repeat(300)}@b.co`,
  ])('refuses the e-mail %j', (text) => expect(isEmail(text)).toBe(false));
  it.each(['Mia', "O'Brien", 'O’Brien-Smith', 'Anne-Marie', 'José', 'van der Berg', 'J. R', '\u0905\u0928\u0941'])(
    'takes the name %s',
    (text) => expect(isPersonName(text)).toBe(true),
  );
  it.each(['', ' Mia', 'Mia ', 'M1a', 'a'.repeat(51), 'Mia  Chen', '<b>'])('refuses the name %j', (text) =>
    expect(isPersonName(text)).toBe(false),
  );
  it.each(['Corner Café', 'Shop_24-7', '7 Eleven'])('takes the business name %s', (text) =>
    expect(isBusinessName(text)).toBe(true),
  );
  it.each(['', 'A&B', ' x', 'a  b', 'Shop!'])('refuses the business name %j', (text) =>
    expect(isBusinessName(text)).toBe(false),
  );
  it.each(['Bellbird1!', 'aA1`aa', 'aA1\\aa', 'aA1-]['])('takes the password %s', (text) =>
    expect(isPassword(text)).toBe(true),
  );
  it.each([
    '',
    'aA1!x',
    'bellbird1!',
    'BELLBIRD1!',
    'Bellbirds!',
    'Bellbird11',
    'Bell bird1!',
    'Bellbïrd1!',
    `aA1!${'x'.repeat(130)}`,
  ])('refuses the password %j', (text) => expect(isPassword(text)).toBe(false));
  it.each([
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['aA1!x', ['length']],
    ['bellbird1!', ['uppercase']],
    ['BELLBIRD1!', ['lowercase']],
    ['Bellbirds!', ['digit']],
    ['Bellbird11', ['special']],
    ['Bell bird1!', ['allowed']],
    ['Bellbïrd1!', ['allowed']],
    ['Bellbird1!', []],
    ['aA1`aa', []],
    ['aA1\\aa', []],
    ['aA1-][', []],
    [`aA1!${'x'.repeat(130)}`, ['length']],
  ] as const)('says what the password %j lacks, and agrees with the rule as a whole', (text, lacks) => {
    const unmet = (Object.keys(passwordNeeds) as PasswordNeed[]).filter((need) => !passwordNeeds[need](text));
    expect(unmet).toEqual(lacks);
    expect(isPassword(text)).toBe(unmet.length === 0);
  });
  it.each([
    ["Freya's King St Roastery & Café", 'Freyas King St Roastery and Café'],
    ['J.&T. O’Brien / Söhne', 'J and T OBrien Söhne'],
    ['  Corner   Café!  ', 'Corner Café'],
    ['x'.repeat(120), 'x'.repeat(100)],
    ['!!!', ''],
  ])('writes the business name %j in the letters that one may have', (text, name) => {
    expect(toBusinessName(text)).toBe(name);
    expect(name === '' || isBusinessName(name)).toBe(true);
  });
  it('answers hostile input at once', () => {
    const work = cpuClock();
    isEmail(`${'a.'.repeat(25_000)}!`);
    isPersonName(`${'a-'.repeat(25_000)}!`);
    isBusinessName(`${'a '.repeat(25_000)}!`);
    isPassword('aA'.repeat(25_000));
    expect(work.ms()).toBeLessThan(200);
  });
});
