import { judge, judgeAgain, references, tookOf } from './budgets.mjs';

const measured = {
  budgets: { unit: 1.5, int: 4 },
  sum: 70,
  files: { 'a.int.spec.ts': 10, 'b.int.spec.ts': 8, 'c.int.spec.ts': 6, 'd.unit.spec.ts': 0.5 },
};
const times = (factor, more = {}) => ({
  ...Object.fromEntries(Object.entries(measured.files).map(([file, seconds]) => [file, seconds * factor])),
  ...more,
});

const said = (over) => over.map(({ file, seconds, budget }) => `${file} took ${seconds.toFixed(1)} s of ${budget} s`);

describe('the budgets of spec files', () => {
  it.each([1, 0.4, 1.2])('are kept by a run that takes %d times what was measured, file by file', (factor) =>
    expect(judge(times(factor), measured)).toMatchObject({ isQuiet: true, over: [], sum: null }),
  );
  it('are passed by a file that takes much more than it did, and by a new one that takes more than its tier may', () =>
    expect(
      said(judge(times(1, { 'a.int.spec.ts': 31, 'd.unit.spec.ts': 14, 'new.int.spec.ts': 19 }), measured).over),
    ).toEqual([
      'a.int.spec.ts took 31.0 s of 10 s',
      'd.unit.spec.ts took 14.0 s of 1.5 s',
      'new.int.spec.ts took 19.0 s of 4 s',
    ]));
  it('are passed on a faster machine by what is only as fast as before', () =>
    expect(said(judge(times(0.5, { 'c.int.spec.ts': 12 }), measured).over)).toEqual([
      'c.int.spec.ts took 24.0 s of 6 s',
    ]));
  it('are passed by many files that each keep theirs', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, n) => [`${n}.unit.spec.ts`, 1.4]));
    expect(said([judge(times(1, many), measured).sum])).toEqual(['all files took 136.5 s of 70 s']);
  });
  it('are not judged on a machine with other work', () =>
    expect(judge(times(3, { 'a.int.spec.ts': 300 }), measured)).toEqual({
      slowness: 3,
      isQuiet: false,
      over: [],
      sum: null,
    }));
});

describe('a file that was over its budget runs again by itself', () => {
  const first = times(1, { 'a.int.spec.ts': 60 });
  const { over } = judge(first, measured);
  const beside = references(first, over, measured);

  it('beside files that kept theirs and took a few seconds', () => expect(beside).toEqual(['c.int.spec.ts']));
  it('and is over only where it takes too long again', () => {
    expect(judgeAgain(over, { 'a.int.spec.ts': 11, 'c.int.spec.ts': 6 }, measured)).toEqual([]);
    expect(said(judgeAgain(over, { 'a.int.spec.ts': 55, 'c.int.spec.ts': 6 }, measured))).toEqual([
      'a.int.spec.ts took 55.0 s of 10 s',
    ]);
  });
  it('and is not judged where the others take long then too', () =>
    expect(judgeAgain(over, { 'a.int.spec.ts': 99, 'c.int.spec.ts': 12 }, measured)).toBeNull());
});

it('the seconds of files are read from a report of jest', () =>
  expect(
    tookOf(
      {
        testResults: [
          { name: '/x/libs/b.unit.spec.ts', startTime: 1_000, endTime: 2_500 },
          { name: '/x/apps/a.int.spec.ts', startTime: 1_000, endTime: 5_000 },
          { name: '/x/c.unit.spec.ts', startTime: 0, endTime: 0 },
        ],
      },
      '/x',
    ),
  ).toEqual({ 'apps/a.int.spec.ts': 4, 'libs/b.unit.spec.ts': 1.5 }));
