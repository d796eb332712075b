import fc from 'fast-check';
import papaparse from 'papaparse';
import { guardCell, unguardCell } from '@bellbird/field-rules';
import { seed } from '@bellbird/testing';
import { cellText, csvRecord } from './csv.js';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  `=cmd|' /C calc'!A0`,
  '=HYPERLINK("http://x","y")',
  '＝1',
  `'=1`,
  `''@x`,
];

describe('cells of an export', () => {
  it.each(formulas)('guards %j', (text) => {
    expect(cellText(text)).toBe(`'${text}`);
    expect(cellText(text, true).startsWith(`'`)).toBe(!/^[+-]1$/.test(text));
  });

  it('leaves a phone number its plus', () => {
    expect(cellText('+61 412 345 678', true)).toBe('+61 412 345 678');
    expect(cellText('+61412345678')).toBe(`'+61412345678`);
  });

  it('writes what is no text as people would', () => {
    expect([null, undefined, 5, -5, true, false, ['a', 'b'], { a: 1 }].map((value) => cellText(value))).toEqual([
      '',
      '',
      '5',
      `'-5`,
      'yes',
      'no',
      'a; b',
      '{"a":1}',
    ]);
  });

  it('can be read back exactly, whatever stood in them', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('=', `'`, '"', ',', '\r', '\n', '\t', '+', '-', '@', 'a', ' ') }),
      fc.constantFrom(...formulas),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (cells) => {
        const record = csvRecord(cells.map((text) => cellText(text)));
        const [read] = papaparse.parse<string[]>(record, { delimiter: ',', newline: '\r\n' }).data;
        expect(read?.map(unguardCell)).toEqual(cells);
        for (const text of read ?? []) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { seed: seed(), numRuns: 2_000 },
    );
  });

  it('takes back its own guard and nothing else', () => {
    for (const text of [`'tis`, `'`, '', `'=`, 'a=1']) expect(unguardCell(guardCell(text))).toBe(text);
    expect(unguardCell(`'tis`)).toBe(`'tis`);
  });
});
