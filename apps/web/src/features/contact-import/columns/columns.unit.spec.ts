import { mapColumns } from '@bellbird/field-rules';
import type { PeopleFile } from '../file/people-file';
import { guessColumns, hasPhone, mappingOf, personOf, recallColumns, retarget, type Column } from './columns';

const fields = [{ key: 'suburb', name: 'Suburb' }];
const read = (headings: string[], ...rows: string[][]): PeopleFile => ({
  headings,
  rows,
  isWhole: true,
  delimiter: ',',
  isOneByte: true,
});
const targets = (columns: readonly Column[]) => columns.map(({ target }) => target);

describe('columns of a file', () => {
  it('are guessed by their headings, with the first different values as samples', () => {
    const columns = guessColumns(
      read(
        ['First name', 'Mobile', 'Suburb', 'Shoe'],
        ['Ava', '1', 'Enmore', ''],
        ['Ava', '2', 'Newtown', ''],
        ['Ben', '3', 'Enmore', ' '],
        ['Cy', '4', '', ''],
      ),
      fields,
    );
    expect(targets(columns)).toEqual(['firstName', 'phone', 'attributes.suburb', null]);
    expect(columns.map(({ samples }) => samples)).toEqual([
      ['Ava', 'Ben', 'Cy'],
      ['1', '2', '3'],
      ['Enmore', 'Newtown'],
      [],
    ]);
  });
  it('that look like phones are the phone where no heading says so', () => {
    expect(
      targets(guessColumns(read(['Who', 'Reach'], ['Ava', '0491 570 156'], ['Ben', '+61 491 570 157']), [])),
    ).toEqual([null, 'phone']);
    expect(
      guessColumns(read(['Who', 'Reach'], ['Ava', "'+61 491 570 156"]), []).map(({ target, samples }) => [
        target,
        samples,
      ]),
    ).toEqual([
      [null, ['Ava']],
      ['phone', ['+61 491 570 156']],
    ]);
    expect(hasPhone(guessColumns(read(['Who', 'Code'], ['Ava', '12'], ['Ben', '34']), []))).toBe(false);
  });
  it('have a field each: who had it before is left out', () => {
    const columns = guessColumns(read(['Mobile', 'Work phone'], ['1', '2']), []);
    expect(targets(retarget(columns, 1, 'phone'))).toEqual([null, 'phone']);
    expect(targets(retarget(columns, 0, null))).toEqual([null, null]);
  });
  it('are kept by their headings, but for fields that are gone', () => {
    const columns = guessColumns(read(['Mobile', 'Area', 'Old'], ['1', '2', '3']), fields);
    const kept = [
      { heading: 'Mobile', target: null },
      { heading: 'Area', target: 'attributes.suburb' },
      { heading: 'Old', target: 'attributes.gone' },
    ];
    expect(targets(recallColumns(columns, kept, fields))).toEqual([null, 'attributes.suburb', null]);
    expect(targets(recallColumns(columns, kept.slice(1), fields))).toEqual(['phone', null, null]);
  });
});

describe('the mapping that goes to the server', () => {
  // The server must come to just what was shown, whatever the headings.
  it.each<[string, Column['target'][], string[]]>([
    ['a heading that stands twice', [null, 'phone'], ['Phone', 'Phone']],
    ['headings that are empty', ['firstName', 'phone'], ['', '']],
    ['a guess that was refused', [null, 'phone', null], ['Email', 'Tel', 'Shoe']],
    ['the second of two that would be guessed', [null, 'phone'], ['Mobile', 'Phone']],
    ['headings that are numbers', ['phone', 'firstName', 'attributes.suburb'], ['2', '1', '2']],
    ['custom fields', ['phone', null, 'attributes.suburb'], ['Tel', 'Suburb', 'Area']],
  ])('%s', (_, chosen, headings) => {
    const mapping = mappingOf(
      headings.map((heading, at) => ({ heading, target: chosen[at]!, samples: [] })),
      fields,
    );
    const server = mapColumns(headings, JSON.parse(JSON.stringify(mapping)) as Record<string, string | null>, fields);
    expect([server.targets, server.wrong]).toEqual([chosen, []]);
  });
  it('leaves columns that nobody knows to the server, which names them', () => {
    const columns = guessColumns(read(['Phone', 'Shoe'], ['1', '2']), []);
    expect(mapColumns(['Phone', 'Shoe'], mappingOf(columns, []), []).ignored).toEqual(['Shoe']);
  });
});

it('a row is shown as the person it becomes', () => {
  const columns = guessColumns(
    read(['First name', 'Surname', 'Mobile', 'Suburb', 'Shoe'], ['a', 'b', 'c', 'd', 'e']),
    fields,
  );
  expect(personOf(['Priya', 'Raman', '0491 570 156', 'Enmore', '38'], columns)).toEqual({
    name: 'Priya Raman',
    phone: '0491 570 156',
    rest: [{ target: 'attributes.suburb', value: 'Enmore' }],
  });
  expect(personOf(['', '', '', '', ''], columns)).toEqual({ name: '', phone: '', rest: [] });
});
