import { describe, expect, it } from '@jest/globals';
import { initialValues, inputOf, offered, rulesFor } from './members';
import type { Filled } from './resource-screen';

const members = {
  name: { kind: 'text', required: true, max: 5 },
  note: { kind: 'text', max: 5 },
  about: { kind: 'text', required: true },
  weight: { kind: 'number' },
  isOpen: { kind: 'boolean' },
  state: { kind: 'words', required: true, words: ['on', 'off'] },
  tone: { kind: 'words', words: ['warm', 'cool'] },
} as const;
const row: Filled<typeof members> = {
  id: '1',
  version: 1,
  name: 'Soup',
  note: null,
  about: 'Hot',
  weight: 1.5,
  isOpen: true,
  state: 'off',
  tone: null,
};

const { note: _note, ...withoutNote } = row;
// @ts-expect-error without its note the form would show none, and save none: `npm run typecheck` holds it
withoutNote satisfies typeof row;

describe('the members of a form', () => {
  it('begin with the values of the row, and come back as they were', () => {
    const values = initialValues(members, row);
    expect(values).toEqual({
      name: 'Soup',
      note: '',
      about: 'Hot',
      weight: '1.5',
      isOpen: true,
      state: 'off',
      tone: '',
    });
    const { id: _id, version: _version, ...shown } = row;
    expect(inputOf(members, values)).toEqual(shown);
  });

  it('of a new one begin empty, with the first word where one is needed', () =>
    expect(initialValues(members, null)).toEqual({
      name: '',
      note: '',
      about: '',
      weight: '',
      isOpen: false,
      state: 'on',
      tone: '',
    }));

  it('are without those that cannot be changed, where there is a row', () => {
    const once = { name: members.name, type: { kind: 'words', words: ['a'], onceOnly: true } } as const;
    expect(offered(once, null)).toEqual(once);
    expect(offered(once, row)).toEqual({ name: members.name });
  });

  it('are trimmed', () => expect(inputOf(members, { name: ' Soup ' })).toMatchObject({ name: 'Soup' }));

  it.each([
    ['name', '', 'Enter a name of 1 to 5 characters.'],
    ['name', 'Soupy!', 'Enter a name of 1 to 5 characters.'],
    ['name', ' 🍲🍲🍲🍲🍲 ', undefined],
    ['note', '', undefined],
    ['note', 'Soupy!', 'Enter a note of at most 5 characters.'],
    ['about', ' ', 'Enter an about.'],
    ['weight', '', undefined],
    ['weight', '1.5', undefined],
    ['weight', 'much', 'Enter a weight as a number.'],
    ['isOpen', false, undefined],
    ['state', '', 'Enter a state.'],
  ])('%s may be %j, or says why not', (name, value, said) => {
    const labels = Object.fromEntries(Object.keys(members).map((each) => [each, each]));
    expect(rulesFor(members, labels)[name]?.(value, {})).toBe(said);
  });
});
