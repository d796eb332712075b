import type { FaultyRow } from '../rejected-file';
import { fileOfMended, mendableCells, withCell, type Mended } from './mendable';

const headings = ['Name', 'Phone', 'Phone', 'Birthday'];
const how = { mapping: { Phone: null, 'Phone ': 'phone' }, onExisting: 'update' as const };
const row = (change: Partial<FaultyRow>): FaultyRow => ({
  row: '4',
  code: 'bad-value',
  values: [],
  cells: ['Raman, Priya', '', '12', '31-02-1990'],
  ...change,
});
const birthday = [{ at: 3, heading: 'Birthday', value: '31-02-1990', rule: '' }];

describe('what is mended where it is shown', () => {
  it('is the value that is named, or the phone, where the column of the phone is known', () => {
    expect(mendableCells(row({ values: birthday }), headings, how)).toEqual([3]);
    for (const code of ['missing-phone', 'invalid-phone', 'duplicate-in-file'])
      expect(mendableCells(row({ code }), headings, how)).toEqual([2]);
    expect(mendableCells(row({ code: 'wrong-columns' }), headings, how)).toEqual([]);
    expect(mendableCells(row({ code: 'invalid-phone' }), headings, { ...how, mapping: {} })).toEqual([]);
    expect(mendableCells(row({ values: birthday }), headings, undefined)).toEqual([]);
  });

  it('is nothing of a person who is known by now, where known people are left as they are', () => {
    const skip = { ...how, onExisting: 'skip' as const };
    expect(mendableCells(row({ values: birthday }), headings, skip)).toEqual([]);
    expect(mendableCells(row({ code: 'invalid-phone' }), headings, skip)).toEqual([2]);
  });

  it('is also what a row was refused for, where known people are left as they are', () => {
    const named = ['Phone', 'Consent', 'Country'];
    const mapping = { Phone: 'phone', Consent: 'marketingStatus', Country: 'phoneCountry' };
    const cellsOf = (at: number, phone: string) =>
      mendableCells(
        row({ values: [{ at, heading: named[at]!, value: 'x', rule: '' }], cells: [phone, 'x', 'x'] }),
        named,
        { mapping, onExisting: 'skip' },
      );
    expect(cellsOf(1, '+61491570156')).toEqual([1]);
    expect(cellsOf(2, '0491570156')).toEqual([2]);
    // With a calling code the country is left out alone: that person came in.
    expect(cellsOf(2, '+61491570156')).toEqual([]);
  });

  it('becomes a file of the changed rows alone; a row that is as it was again is not in it', async () => {
    const first = row({});
    const second = row({ row: '7', cells: ['Ben', '', '', ''] });
    const third = row({ row: '9' });
    let mended: Mended = withCell(new Map(), second, 2, '0491 570 157');
    mended = withCell(mended, first, 3, '28-02-1990');
    mended = withCell(withCell(mended, third, 2, '1'), third, 2, '12');
    expect(await fileOfMended({ headings, rows: [first, second, third] }, mended, 'a.csv').text()).toBe(
      'Name,Phone,Phone,Birthday\n"Raman, Priya",,12,28-02-1990\nBen,,0491 570 157,',
    );
  });
});
