import type { Condition, FilterField, FilterOperation } from './filter';
import { withOperation as askOtherwise, blankCondition, isComplete, operationsOf, readFilters } from './operations';
import { joined, operationWords, phraseOf, sentenceOf } from './sentence';

const fields: FilterField[] = [
  {
    field: 'marketingStatus',
    label: 'Marketing',
    type: 'enum',
    options: [{ value: 'subscribed', label: 'Subscribed' }],
  },
  {
    field: 'attributes.suburb',
    label: 'Suburb',
    type: 'categories',
    options: ['Newtown', 'Enmore', 'Stanmore', 'Glebe'].map((value) => ({ value, label: value })),
  },
  { field: 'tags', label: 'Tags', type: 'tags', options: [{ value: '1', label: 'VIP' }] },
  { field: 'attributes.visit', label: 'Last visit', type: 'date' },
  { field: 'attributes.points', label: 'Points', type: 'number' },
  { field: 'attributes.member', label: 'Member', type: 'boolean' },
  { field: 'name', label: 'Name', type: 'text' },
];
const marketing: Condition = { field: 'marketingStatus', type: 'enum', operation: 'equals', value: 'subscribed' };

describe('the filter as a sentence', () => {
  it.each<[Condition, string]>([
    [marketing, 'Marketing is Subscribed'],
    [
      { field: 'attributes.suburb', type: 'categories', operation: 'one', value: ['Newtown', 'Enmore'] },
      'Suburb is one of Newtown, Enmore',
    ],
    [
      {
        field: 'attributes.suburb',
        type: 'categories',
        operation: 'none',
        value: ['Newtown', 'Enmore', 'Stanmore', 'Glebe'],
      },
      'Suburb is none of Newtown, Enmore and 2 more',
    ],
    [{ field: 'attributes.suburb', type: 'categories', operation: 'none-any', value: [] }, 'Suburb is empty'],
    [{ field: 'tags', type: 'tags', operation: 'all', value: ['1'] }, 'Tags include all of VIP'],
    [
      { field: 'attributes.visit', type: 'date', operation: 'lessThan', value: '2026-10-22' },
      'Last visit is before 22-10-2026',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'inRange', value: ['2026-10-01', '2026-10-31'] },
      'Last visit is between 01-10-2026 and 31-10-2026',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'before-days-ago', value: 30 },
      'Last visit is more than 30 days ago',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'within-days-ago', value: 1 },
      'Last visit is in the last 1 day',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'within-days-ahead', value: 7 },
      'Last visit is in the next 7 days',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'anniversary-in-month', value: 6 },
      'Last visit is in June of any year',
    ],
    [
      { field: 'attributes.visit', type: 'date', operation: 'anniversary-within-days', value: 7 },
      'Last visit comes round in the next 7 days',
    ],
    [{ field: 'attributes.visit', type: 'date', operation: 'before-days-ago', value: '' }, 'Last visit is more than …'],
    [{ field: 'name', type: 'text', operation: 'one', value: ['Mia', 'Ava'] }, 'Name is one of Mia, Ava'],
    [{ field: 'attributes.points', type: 'number', operation: 'greaterThanOrEqual', value: 0 }, 'Points is at least 0'],
    [
      { field: 'attributes.member', type: 'boolean', operation: 'equals', value: 'undetermined' },
      'Member is Not known',
    ],
    [{ field: 'name', type: 'text', operation: 'notContains', value: 'mc' }, 'Name does not contain mc'],
  ])('says %j', (condition, words) => expect(sentenceOf(condition, fields)).toBe(words));

  it('never shows an id, nor a key’s prefix of a field that is gone', () => {
    expect(sentenceOf({ field: 'tags', type: 'tags', operation: 'one', value: ['0192-gone'] }, fields)).toBe(
      'Tags include any of …',
    );
    expect(phraseOf({ field: 'attributes.shoe', type: 'text', operation: 'equals', value: '9' }, fields).label).toBe(
      'shoe',
    );
  });
  it('joins with and or or, a group in brackets', () => {
    const name: Condition = { field: 'name', type: 'text', operation: 'startsWith', value: 'Mc' };
    expect(joined([marketing, name], 'all', fields)).toBe('Marketing is Subscribed and Name starts with Mc');
    expect(
      joined([marketing, { type: 'conditional', operator: 'OR', filters: [name, marketing] }], 'any', fields),
    ).toBe('Marketing is Subscribed or (Name starts with Mc or Marketing is Subscribed)');
  });
  it('has words for every operation of every type', () => {
    for (const [type, operations] of Object.entries(operationsOf))
      for (const operation of operations)
        expect(operationWords(type as Condition['type'], operation)).toMatch(
          /^(is|are|include|contains|does|starts|ends|comes)\b/,
        );
  });
});

describe('a condition while it is written', () => {
  it('is not asked before it is complete', () => {
    for (const field of fields) expect(isComplete(blankCondition(field))).toBe(false);
    expect(isComplete({ field: 'a', type: 'number', operation: 'inRange', value: [1, ''] })).toBe(false);
    expect(isComplete({ field: 'a', type: 'number', operation: 'equals', value: 0 })).toBe(true);
    expect(isComplete({ field: 'a', type: 'tags', operation: 'none-any', value: [] })).toBe(true);
  });
  it('keeps what was typed where the other question can use it', () => {
    const withOperation = (condition: Condition, operation: FilterOperation): Condition =>
      askOtherwise(condition, operation, 11);
    expect(withOperation(marketing, 'one').value).toEqual(['subscribed']);
    expect(withOperation({ ...marketing, operation: 'one', value: ['a', 'b'] }, 'equals').value).toBe('a');
    expect(
      withOperation({ field: 'd', type: 'date', operation: 'equals', value: '2026-01-01' }, 'inRange').value,
    ).toEqual(['2026-01-01', '']);
    expect(withOperation({ field: 't', type: 'tags', operation: 'one', value: ['1'] }, 'none-any').value).toEqual([]);
  });
  it('turns no day into a number of days, and begins a month with the present one', () => {
    const visit = (operation: FilterOperation, value: unknown): Condition => ({
      field: 'attributes.visit',
      type: 'date',
      operation,
      value,
    });
    expect(askOtherwise(visit('before-days-ago', 30), 'within-days-ago', 11).value).toBe(30);
    expect(askOtherwise(visit('before-days-ago', 30), 'equals', 11).value).toBe('');
    expect(askOtherwise(visit('equals', '2026-01-01'), 'within-days-ahead', 11).value).toBe('');
    expect(askOtherwise(visit('equals', '2026-01-01'), 'anniversary-in-month', 11)).toMatchObject({ value: 11 });
    expect(askOtherwise(visit('anniversary-in-month', 11), 'inRange', 11).value).toEqual(['', '']);
  });
  it.each<[FilterOperation, unknown, boolean]>([
    ['before-days-ago', 0, true],
    ['before-days-ago', 36_500, true],
    ['before-days-ago', 36_501, false],
    ['within-days-ago', 1.5, false],
    ['within-days-ahead', '', false],
    ['anniversary-in-month', 0, false],
    ['anniversary-in-month', 12, true],
    ['anniversary-within-days', 367, false],
  ])('is asked within its bounds: %s %s', (operation, value, expected) => {
    expect(isComplete({ field: 'd', type: 'date', operation, value })).toBe(expected);
  });
  it('is read from outside only where it is one', () => {
    const group = {
      type: 'conditional',
      operator: 'OR',
      filters: [marketing, { field: 'x', type: 'text', operation: 'lessThan', value: 1 }],
    };
    expect(
      readFilters([
        marketing,
        group,
        'x',
        { type: 'conditional', operator: 'XOR', filters: [marketing] },
        { ...marketing, type: 'toString' },
      ]),
    ).toEqual([marketing, { ...group, filters: [marketing] }]);
  });
});
