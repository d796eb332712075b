import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nxEnvironment } from '../scripts/nx.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What nx answers, as JSON. */
function nx(...args) {
  const run = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', ...args, '--json'], {
    cwd: root,
    env: { ...nxEnvironment, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr || run.stdout);
  return JSON.parse(run.stdout);
}

describe('the graph of projects', () => {
  it('names the users of a library that changed, through other libraries too', () => {
    const affected = nx('show', 'projects', '--affected', '--files=libs/field-rules/src/index.ts');
    expect(affected).toEqual(
      expect.arrayContaining(
        ['field-rules', 'contacts', 'identity', 'web', 'local'].map((name) => `@bellbird/${name}`),
      ),
    );
    expect(affected).not.toContain('@bellbird/money');
  });

  it('gives every project the four targets, each kept while what it reads is as it was', () => {
    const { targets } = nx('show', 'project', '@bellbird/money');
    expect(
      Object.entries(targets).map(([name, { cache, command, options }]) => [
        name,
        cache,
        Boolean(command ?? options.command),
      ]),
    ).toEqual(['build', 'lint', 'typecheck', 'test'].map((name) => [name, true, true]));
    // The client is bundled from the sources of its libraries.
    expect(nx('show', 'project', '@bellbird/web').targets.build.inputs).toContain('^sources');
  });
});
