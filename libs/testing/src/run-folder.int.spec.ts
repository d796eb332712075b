import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openRunFolder } from './run-folder.js';

it('is where what is temporary goes, until it is removed with all that is in it', async () => {
  const before = tmpdir();
  const remove = await openRunFolder();
  const folder = tmpdir();
  expect(basename(folder)).toBe(`bellbird-run-${process.pid}`);
  await writeFile(join(folder, 'left'), 'by a spec');
  await remove();
  expect([existsSync(folder), tmpdir()]).toEqual([false, before]);
});

it('is cleared away by the next run, once its own is dead', async () => {
  const removeFirst = await openRunFolder();
  const base = dirname(tmpdir());
  await removeFirst();
  // No system gives so high a number to a process.
  const [dead, living] = ['2147483647', String(process.ppid)].map((pid) => join(base, `bellbird-run-${pid}`)) as [
    string,
    string,
  ];
  const wasThere = existsSync(living);
  for (const each of [dead, living]) await mkdir(join(each, 'postgres'), { recursive: true });
  const remove = await openRunFolder();
  expect([dead, living].map((each) => existsSync(each))).toEqual([false, true]);
  await remove();
  if (!wasThere) await rm(living, { recursive: true });
});
