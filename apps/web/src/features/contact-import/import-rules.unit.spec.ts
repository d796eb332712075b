import { guessFieldType, mayBeCategory, valuesOf } from './columns/new-field';
import { contactImportTexts as t } from './contact-import.texts';
import { isOver, stageOf } from './job/job-stage';
import { peopleOfImport } from './job/people-of-import';
import { reasonsOf, wordsOf } from './job/reasons';
import { readRejected } from './job/rejected-file';
import { hasTag, tagFault, withTag } from './people/tag-names';

describe('the stage of a job', () => {
  const job = { status: 'running', progress: 0, rows: 0, created: 0, updated: 0, skipped: 0, rejected: 0 };
  it.each([
    [{ status: 'queued' }, 'waiting'],
    [{ progress: 12 }, 'reading'],
    [{ progress: 60, rows: 10, created: 4 }, 'saving'],
    [{ progress: 95, rows: 10, created: 10 }, 'saving'],
    [{ status: 'queued', rows: 10, created: 8, rejected: 2 }, 'undoing'],
    [{ progress: 0, rows: 10, created: 8, rejected: 2 }, 'undoing'],
    [{ progress: 30, rows: 3 }, 'saving'],
    [{ status: 'completed', progress: 100, rows: 2, created: 2 }, 'completed'],
    [{ status: 'failed' }, 'failed'],
    [{ status: 'undone', rows: 2, created: 2 }, 'undone'],
  ])('%j is %s', (change, stage) => expect(stageOf({ ...job, ...change })).toBe(stage));
  it('is over when it has ended', () =>
    expect((['reading', 'undoing', 'completed', 'failed', 'undone'] as const).map(isOver)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]));
});

describe('reasons', () => {
  it('are said in words with a remedy, new ones too', () => {
    expect(wordsOf('missing-phone')).toEqual({ title: 'No phone number', remedy: 'Add a mobile number to the row.' });
    expect(wordsOf('some-new-code').title).toBe('Not imported');
  });
  it('come with most rows first', () => {
    expect(reasonsOf({ 'bad-value': 2, 'missing-phone': 5, 'invalid-phone': 2, odd: 0 })).toEqual([
      { code: 'missing-phone', count: 5 },
      { code: 'bad-value', count: 2 },
      { code: 'invalid-phone', count: 2 },
    ]);
    expect(reasonsOf(null)).toEqual([]);
  });
  it('are read from the file of rejected rows', () => {
    expect(
      readRejected(
        `\ufeffrow,reason,columns,rules,Name,Phone\r\n5,missing-phone,,,"Raman, Priya",\r\n7,bad-value,Name,Give letters.,''=B3n,0491\r\n9,bad-value,,,x,y\r\n`,
        2,
      ),
    ).toEqual({
      headings: ['Name', 'Phone'],
      rows: [
        { row: '5', code: 'missing-phone', values: [], cells: ['Raman, Priya', ''] },
        // As the import reads it: without the apostrophes of the file and of an export that was sent.
        {
          row: '7',
          code: 'bad-value',
          values: [{ at: 0, heading: 'Name', value: '=B3n', rule: 'Give letters.' }],
          cells: ['=B3n', '0491'],
        },
      ],
    });
  });
  it('say what is wrong with a value, and the rule where it is known', () => {
    expect(t.badValue('Birthday', '31-02-1990', 'There is no such date.')).toBe(
      'Birthday: “31-02-1990” isn’t valid. There is no such date.',
    );
    expect(t.badValue('Birthday', '31-02-1990', '')).toBe('Birthday: “31-02-1990” isn’t valid.');
  });
  it('are about each of their columns, also where its heading is guarded', () => {
    const text = `row,reason,columns,rules,Name,''@handle,'+61 mobile\r\n7,bad-value,''@handle; +61 mobile,Give a handle.; Give a number.,Ava,x,y\r\n`;
    const { headings, rows } = readRejected(text, 1);
    // As they were sent: by these the columns were mapped.
    expect(headings).toEqual(['Name', "'@handle", '+61 mobile']);
    expect(rows[0]?.values).toEqual([
      { at: 1, heading: '@handle', value: 'x', rule: 'Give a handle.' },
      { at: 2, heading: '+61 mobile', value: 'y', rule: 'Give a number.' },
    ]);
  });
  it('are about no certain value where two columns have that heading', () => {
    const { values } = readRejected('row,reason,columns,rules,Day,Day\r\n7,bad-value,Day,,1-1-01,x\r\n', 1).rows[0]!;
    expect(values).toEqual([{ at: -1, heading: 'Day', value: '', rule: '' }]);
    expect(t.badValue('Day', '', '')).toBe('Day: the value isn’t valid.');
  });
  it('are read from a file that is kept from before there were rules', () => {
    expect(readRejected('row,reason,columns,Name,Phone\r\n7,bad-value,Name,B3n,0491\r\n', 1).rows).toEqual([
      {
        row: '7',
        code: 'bad-value',
        values: [{ at: 0, heading: 'Name', value: 'B3n', rule: '' }],
        cells: ['B3n', '0491'],
      },
    ]);
  });
});

describe('a new custom field', () => {
  it.each([
    [['yes', 'No'], 'bool'],
    [['21-11-2026', '2026-11-21', '21/11/2026'], 'date'],
    [['3', '4.5'], 'number'],
    [['0412', '5'], 'text'],
    [['Enmore'], 'text'],
    [[], 'text'],
  ])('of %j is %s', (values, type) => expect(guessFieldType(values)).toBe(type));
  it('is a choice only where all values are known and few', () => {
    expect([
      mayBeCategory(['a'], true),
      mayBeCategory(['a'], false),
      mayBeCategory([], true),
      mayBeCategory(
        Array.from({ length: 21 }, (_, at) => String(at)),
        true,
      ),
    ]).toEqual([true, false, false, false]);
    expect(valuesOf({ rows: [[' a ', 'x'], ['b'], ['a'], []] }, 0)).toEqual(['a', 'b']);
  });
});

it('tags are the same whatever their case, 50 of 50 characters at most', () => {
  expect(withTag(withTag([], ' Brunch '), 'brunch')).toEqual(['Brunch']);
  expect([
    hasTag(['Brunch'], 'BRUNCH '),
    tagFault('x'.repeat(51), []),
    tagFault(
      'x',
      Array.from({ length: 50 }, (_, at) => String(at)),
    ),
    tagFault(
      '7',
      Array.from({ length: 50 }, (_, at) => String(at)),
    ),
  ]).toEqual([true, 'too-long', 'full', null]);
});

it('people of an import are shown by its tags, or by what changed last, and texted by the tag that is theirs alone', () => {
  const known = [
    { id: 't1', name: 'Brunch', count: 9 },
    { id: 't2', name: 'Market', count: 4 },
    { id: 't3', name: 'Other', count: 1 },
  ];
  const filtersOf = (path: string): unknown => JSON.parse(new URL(path, 'http://here').searchParams.get('filters')!);
  const imported = { created: 3, updated: 1 };
  const none = { shown: '/contacts?sort=updatedAt%3Adesc', text: null };
  expect(peopleOfImport([], known, imported, '2026-11-30')).toEqual(none);
  const both = peopleOfImport(['brunch', 'Market'], known, imported, '2026-11-30');
  const tagged = { field: 'tags', type: 'tags', operation: 'one' };
  expect(filtersOf(both.shown)).toEqual([{ ...tagged, value: ['t2', 't1'] }]);
  expect(both.text).toMatchObject({ tag: 'Market', isAll: true });
  expect(filtersOf(both.text!.to)).toEqual([{ ...tagged, value: ['t2'] }]);
  expect(peopleOfImport(['Brunch'], known, imported, null).text).toMatchObject({ tag: 'Brunch', isAll: false });
  // Without a tag by the day that added them, where it changed nobody and its day is known.
  const all = { created: 4, updated: 0 };
  expect(peopleOfImport([], known, all, null)).toEqual(none);
  const { text } = peopleOfImport([], known, all, '2026-11-30');
  expect(text).toMatchObject({ day: '2026-11-30' });
  expect(filtersOf(text!.to)).toEqual([{ field: 'createdAt', type: 'date', operation: 'equals', value: '2026-11-30' }]);
});
