import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { spawnService } from '@bellbird/testing';
import { DataFolderInUse, lockDataFolder } from './lock-data-folder.js';

const folder = mkdtempSync(join(tmpdir(), 'bellbird-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rival = join(folder, 'rival.ts');
writeFileSync(
  rival,
  `
  import { lockDataFolder } from '${new URL('./lock-data-folder.ts', import.meta.url).href}';
  const startAt = Number(process.argv[3]);
  while (Date.now() < startAt) await new Promise((resolve) => setTimeout(resolve, 1));
  await lockDataFolder(process.argv[2]).then(() => console.log('held'), (error) => console.log('refused ' + error.name));
  setInterval(() => undefined, 1000);
`,
);

const startRival = (data: string, startAt = 0): ReturnType<typeof spawnService> =>
  spawnService({ entry: rival, args: [data, String(startAt)], ready: startAt === 0 ? /held|refused/ : undefined });

describe('the lock of a data folder', () => {
  it('is held once, also within one process, and again after release', async () => {
    const data = join(folder, 'one');
    const lock = await lockDataFolder(data);
    const refusal = await lockDataFolder(data).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataFolderInUse);
    expect((refusal as DataFolderInUse).pid).toBe(process.pid);
    await lock.release();
    const again = await lockDataFolder(data);
    await lock.release();
    await expect(lockDataFolder(data)).rejects.toThrow(DataFolderInUse);
    await again.release();
    expect(readdirSync(data)).toEqual([]);
  });

  it('makes the folders above where they are missing', async () => {
    const data = join(folder, 'deep', 'er', 'still');
    const locks = await Promise.all([lockDataFolder(data), lockDataFolder(data, 'other.lock')]);
    expect(readdirSync(data).sort()).toEqual(['bellbird.lock', 'other.lock']);
    for (const lock of locks) await lock.release();
  });

  it.each([
    ['where nobody can make one', process.platform === 'linux' ? '/proc/bellbird/data' : '/dev/null/data'],
    ['below a file', join(folder, 'rival.ts', 'data')],
  ])('%s is refused in one sentence, at once', async (_, data) => {
    await expect(lockDataFolder(data)).rejects.toMatchObject({
      name: 'DataFolderUnwritable',
      message: expect.stringMatching(/^The data folder \S+ cannot be written \([A-Z]+\): give this user/),
    });
  });

  it('is taken over from a process that was killed, and by one of many rivals only', async () => {
    const data = join(folder, 'two');
    const first = await startRival(data);
    expect(first.lines).toEqual(['held']);
    await expect(lockDataFolder(data)).rejects.toThrow(`pid ${first.pid}`);
    await first.kill('SIGKILL');
    const rivals = await Promise.all(Array.from({ length: 6 }, () => startRival(data, Date.now() + 2_000)));
    const outcomes = await Promise.all(rivals.map((service) => service.waitForLine(/held|refused/, 15_000)));
    expect(outcomes.sort()).toEqual(['held', ...Array.from({ length: 5 }, () => 'refused DataFolderInUse')]);
    await Promise.all(rivals.map((service) => service.kill('SIGKILL')));
    expect(readdirSync(data)).toEqual(['bellbird.lock']);
  });

  it('of a pid that came again after a restart of the machine is no lock', async () => {
    const data = join(folder, 'three');
    const lock = await lockDataFolder(data);
    writeFileSync(
      join(data, 'bellbird.lock'),
      JSON.stringify({ pid: process.pid, born: 'in another life', token: 'x' }),
    );
    const again = await lockDataFolder(data);
    await again.release();
    await lock.release();
  });
});
