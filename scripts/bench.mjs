// npm run bench: the figures of bench/README.md, made anew. Each is a ratio to something bare in the same run.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
install({ withTestTools: true });
const { nx } = await import('./nx.mjs');
if (nx(['run-many', '-t', 'build', '--output-style=static'], { stdio: ['ignore', 'pipe', 'inherit'] }).status !== 0)
  process.exit(1);

const chosen = process.argv.slice(2);
let failed = 0;
for (const file of readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.mjs'))
  .sort()) {
  if (chosen.length > 0 && !chosen.some((each) => file.startsWith(each))) continue;
  console.log(`\n## ${file.replace('.bench.mjs', '')}\n`);
  // As it is deployed: what runs in the process of a bench reads this too, and checks more without it.
  const env = { NODE_ENV: 'production', ...process.env };
  if (spawnSync(process.execPath, [join(root, 'bench', file)], { cwd: root, env, stdio: 'inherit' }).status !== 0)
    failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
