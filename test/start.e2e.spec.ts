import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, spawnService } from '@bellbird/testing';

const start = async (folder: string): ReturnType<typeof spawnService> =>
  spawnService({ entry: 'apps/local/dist/main.js', env: { PORT: String(await freePort()), BELLBIRD_DATA: folder, BELLBIRD_DEMO: 'false', LOG_LEVEL: 'warn' } });

describe('starting all of Bellbird', () => {
  it('in a folder that cannot be made is one sentence and exit code 1', async () => {
    const service = await start(process.platform === 'linux' ? '/proc/bellbird' : '/dev/null/bellbird');
    expect(await service.ended).toBe(1);
    expect(service.lines).toEqual([expect.stringMatching(/^The data folder \S+ cannot be written \(\w+\): .+ BELLBIRD_DATA\.$/)]);
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
});
