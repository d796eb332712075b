import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, spawnService } from '@bellbird/testing';

const start = async (folder: string, ready?: RegExp): ReturnType<typeof spawnService> =>
  spawnService({
    entry: 'apps/local/dist/main.js',
    ready,
    timeoutMs: 90_000,
    env: {
      NODE_OPTIONS: `--import ${faults}`,
      PORT: String(await freePort()),
      BELLBIRD_DATA: folder,
      BELLBIRD_DEMO: 'false',
      LOG_LEVEL: 'warn',
    },
  });

/** Loaded into each thread before its program: what a signal, in the sandbox's thread a file, makes a listener throw. */
const faults = `data:text/javascript,${encodeURIComponent(`
  import { existsSync } from 'node:fs';
  import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.on('SIGUSR2', () => { throw new Error('thrown in a listener'); });
  else setInterval(() => { if (existsSync(process.env.BELLBIRD_DATA + '/fault')) throw new Error('thrown in the sandbox'); }, 50).unref();
`)}`;

describe('starting all of Bellbird', () => {
  it('in a folder that cannot be made is one sentence and exit code 1', async () => {
    const service = await start(process.platform === 'linux' ? '/proc/bellbird' : '/dev/null/bellbird');
    expect(await service.ended).toBe(1);
    expect(service.lines).toEqual([
      expect.stringMatching(/^The data folder \S+ cannot be written \(\w+\): .+ BELLBIRD_DATA\.$/),
    ]);
  });

  it('and stopping it before it is up leaves no database behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-start-'));
    const postmaster = join(folder, 'postgres', 'cluster', 'postmaster.pid');
    const service = await start(folder);
    await eventually(() => expect(existsSync(postmaster)).toBe(true), { timeoutMs: 20_000, everyMs: 20 });
    expect(await service.kill('SIGINT')).toBe(0);
    expect(existsSync(postmaster)).toBe(false);
    expect(existsSync(join(folder, 'bellbird.lock'))).toBe(false);
    await rm(folder, { recursive: true });
  }, 60_000);

  it('is good after a fault that nobody caught, which ended it in order, as does one in the thread of the sandbox', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-start-'));
    const faulty = async (service: Awaited<ReturnType<typeof start>>, message: string): Promise<void> => {
      expect(await service.ended).toBe(1);
      const fatal = service.lines.filter((line) => line.startsWith('{"level":60'));
      expect(fatal.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({
          service: 'bellbird',
          err: expect.objectContaining({ message, stack: expect.any(String) }),
        }),
      ]);
      for (const left of ['postgres/cluster/postmaster.pid', 'bellbird.lock'])
        expect(existsSync(join(folder, left))).toBe(false);
    };
    const first = await start(folder, /Bellbird is ready at/);
    void first.kill('SIGUSR2');
    await faulty(first, 'thrown in a listener');
    const second = await start(folder, /Bellbird is ready at/);
    await writeFile(join(folder, 'fault'), '');
    await faulty(second, 'thrown in the sandbox');
    await rm(folder, { recursive: true });
  }, 180_000);
});
