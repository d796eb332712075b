import { Readable } from 'node:stream';
import type { Pass, RowFault } from './row-pipeline.js';
import { runPass } from './run-pass.js';

const pass: Pass = {
  kind: 'faults',
  encoding: 'utf-8',
  delimiter: ',',
  targets: ['phone', 'firstName'],
  attributes: [],
};
const rule = '"Give 1 to 50 letters, with an apostrophe, underscore, dot, hyphen or space between parts."';
const fault = (row: number): RowFault => ({ row, code: 'bad-value', columns: [1] });

/** Runs the pass over rows 2 to `last` with these faults, `most` at a time. */
async function written(last: number, faults: readonly RowFault[], most: number) {
  const rows = Array.from({ length: last - 1 }, (_, at) => `${at + 2},"Cafe, the ${at + 2}"\n`);
  const file = Buffer.from(`Mobile,Name\n${rows.join('')}`);
  const pieces = Array.from({ length: Math.ceil(file.length / 65_536) }, (_, at) =>
    file.subarray(at * 65_536, (at + 1) * 65_536),
  );
  const lines: string[] = [];
  /** Of each time that faults were asked for: how many had been told by then and were not written. */
  const unwritten: number[] = [];
  let told = 0;
  await runPass(pass, Readable.from(pieces), file.length, {
    take: async (text) => void lines.push(...text.trimEnd().split('\r\n')),
    nextFaults: async () => {
      unwritten.push(told - (lines.length - 1));
      const next = faults.slice(told, told + most);
      told += next.length;
      return next;
    },
  });
  return { lines, unwritten };
}

describe('the rows of a file that have a fault', () => {
  it('are written as they were sent, wherever their faults are cut', async () => {
    const rows = [2, 3, 5, 8, 9];
    for (const most of [1, 2, 5, 9]) {
      const { lines } = await written(9, rows.map(fault), most);
      expect(lines).toEqual([
        'row,reason,columns,rules,Mobile,Name',
        ...rows.map((row) => `${row},bad-value,Name,${rule},${row},"Cafe, the ${row}"`),
      ]);
    }
  });

  it('are those of one batch at a time, of 100,000 too', async () => {
    const { lines, unwritten } = await written(
      100_001,
      Array.from({ length: 100_000 }, (_, at) => fault(at + 2)),
      2_000,
    );
    expect(lines).toHaveLength(100_001);
    expect(lines.at(-1)).toBe(`100001,bad-value,Name,${rule},100001,"Cafe, the 100001"`);
    expect(unwritten).toHaveLength(50);
    expect(Math.max(...unwritten)).toBe(0);
  }, 60_000);
});
