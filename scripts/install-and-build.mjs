// What every command needs before it runs the product: its packages, and its build. Nothing is printed when all is well.
import { install } from './install.mjs';

install({ withTestTools: false });
const { nx } = await import('./nx.mjs');
const built = nx(['run-many', '-t', 'build', '--output-style=static', '--parallel=4'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}\n${built.stderr}\nThe build failed: see the lines above.\n`);
  process.exit(1);
}
