// npm run test:outside [-- tool …]: Bellbird before tools that nobody here wrote, each a file of scripts/outside.
// What cannot be had is printed as not run with the reason; under CI=true it counts as failed.
import { install } from './install.mjs';
import { withoutSettings } from './own-environment.mjs';

install({ withTestTools: true });
for (const name of Object.keys(process.env)) if (!(name in withoutSettings(process.env))) delete process.env[name];
const { NotHad } = await import('./outside/cache.mjs');
const { sharedProduct } = await import('./outside/product.mjs');

/** The quick ones first. */
const all = ['documents', 'types', 'twilio', 'metrics', 'prism', 'stripe-mock', 'schemathesis', 'nodes'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: there are ${all.join(', ')}.`);
  process.exit(1);
}

/** What tools begin their random choices with: SEED, or another each time. */
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
console.log(`SEED=${seed}`);

let passed = 0;
let failed = 0;

/** One test: it passes unless `work` throws. What `work` answers is said behind its name. */
async function check(name, work) {
  const started = Date.now();
  const took = () => `(${((Date.now() - started) / 1000).toFixed(1)} s)`;
  try {
    const figures = await work();
    console.log(`ok  ${name} ${took()}${figures ? `: ${figures}` : ''}`);
    passed += 1;
  } catch (error) {
    console.log(`FAILED  ${name} ${took()}\n${error.message}`);
    failed += 1;
  }
}

const { nx } = await import('./nx.mjs');
await check('build', () => {
  const built = nx(['run-many', '-t', 'build', '--output-style=static', '--parallel=2'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (built.status !== 0) throw new Error(`${built.stdout}\n${built.stderr}`);
});
const product = sharedProduct();
try {
  for (const name of all.filter((each) => asked.length === 0 || asked.includes(each))) {
    const tool = await import(`./outside/${name}.mjs`);
    try {
      await tool.test(await tool.get(), { check, product: product.running, seed });
    } catch (error) {
      if (!(error instanceof NotHad)) await check(name, () => Promise.reject(error));
      else console.log(`not run: ${name} (${error.message})`);
      if (error instanceof NotHad && process.env.CI) failed += 1;
    }
  }
} finally {
  await product.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
