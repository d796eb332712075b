import { describe, expect, it } from '@jest/globals';
import { movedErrors } from './moved-errors';
import { changedAt, memberOf, valueAt, type At, type Path } from './paths';
import { rebased } from './rebased';

const values = {
  name: 'Queue',
  'attributes.suburb': 'Newtown',
  rows: [
    { name: 'Mon', hours: [9, 17] },
    { name: 'Tue', hours: [10, 18] },
  ],
};
type Values = typeof values;

// The compiler knows what is at each name; `npm run typecheck` holds it.
'rows.1.name' satisfies Path<Values>;
'Wed' satisfies At<Values, 'rows.1.name'>;
9 satisfies At<Values, 'rows.1.hours.0'>;
// @ts-expect-error a row has no such member
'rows.1.colour' satisfies Path<Values>;

describe('names of what a form holds', () => {
  it.each([
    ['name', 'Queue', 'name'],
    ['rows.1.name', 'Tue', 'rows'],
    ['rows.0.hours.1', 17, 'rows'],
    ['rows.7.name', undefined, 'rows'],
    ['attributes.suburb', 'Newtown', 'attributes.suburb'],
  ])('%s is %j', (path, value, member) => {
    expect(valueAt(values, path)).toBe(value);
    expect(memberOf(values, path)).toBe(member);
  });

  it('change what is there, and nothing beside it', () => {
    const next = changedAt(values, 'rows.0.hours.1', 16);
    expect(next).toEqual({ rows: [{ name: 'Mon', hours: [9, 16] }, values.rows[1]] });
    expect((next['rows'] as Values['rows'])[1]).toBe(values.rows[1]);
    expect(values.rows[0]!.hours).toEqual([9, 17]);
    expect(changedAt(values, 'attributes.suburb', 'Enmore')).toEqual({ 'attributes.suburb': 'Enmore' });
  });

  it('of errors go with their rows', () => {
    const errors = { name: 'a', 'rows.0.name': 'b', 'rows.1.hours.0': 'c' };
    expect(movedErrors(errors, 'rows', [1, 0])).toEqual({ name: 'a', 'rows.1.name': 'b', 'rows.0.hours.0': 'c' });
    expect(movedErrors(errors, 'rows', [1])).toEqual({ name: 'a', 'rows.0.hours.0': 'c' });
    expect(movedErrors(errors, 'rows', [null, 0, 1])).toEqual({ name: 'a', 'rows.1.name': 'b', 'rows.2.hours.0': 'c' });
  });
});

describe('what was typed over what somebody else saved meanwhile', () => {
  it('stays, and all else is theirs', () => {
    const before = { name: 'Queue', size: '5', rows: ['a'], texts: { ready: { on: true, text: '' }, thanks: 'Ta' } };
    const typed = {
      ...before,
      name: 'Mine',
      rows: ['a', 'b'],
      texts: { ...before.texts, ready: { on: true, text: 'Mine' } },
    };
    const theirs = {
      name: 'Theirs',
      size: '9',
      rows: [],
      texts: { ready: { on: false, text: 'Theirs' }, thanks: 'Bye' },
    };
    expect(rebased(typed, before, theirs)).toEqual({
      name: 'Mine',
      size: '9',
      rows: ['a', 'b'],
      texts: { ready: { on: false, text: 'Mine' }, thanks: 'Bye' },
    });
  });
});
