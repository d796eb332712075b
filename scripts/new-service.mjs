// npm run new:service -- <name> [--no-build]: the skeleton of a service, listed wherever services are listed.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jsonText, writer } from './generate/files.mjs';
import { isName, render, root, spellings, stop, write } from './generators/templates.mjs';
import { nx } from './nx.mjs';

const {
  values,
  positionals: [name, ...rest],
} = parseArgs({ allowPositionals: true, options: { 'no-build': { type: 'boolean' } } });
if (!isName(name) || rest.length > 0)
  stop('Say: npm run new:service -- <name> [--no-build], in lower case, with hyphens between words.');
if (existsSync(join(root, 'apps', name))) stop(`apps/${name} is there already.`);

const { generateLists, listedServices } = await import('./generate/lists.mjs');
const { generatePackages } = await import('./generate/packages.mjs');
const words = spellings(name);
const entry = { name, owns: `what belongs to the ${words.words}`, asks: [], replicas: 2 };
await write(render('service', `apps/${name}`, words), { 'services.json': jsonText([...listedServices(), entry]) });
const lists = writer(false);
await generateLists(lists.write);
generatePackages(lists.write);
linkPackage();
console.log(`
Next:
  services.json                               what it owns, in your words, and whom it asks; then npm run generate
  npm run new:resource -- ${name} <thing>     its first resource
  apps/${name}/README.md                      in your words`);
// Its schema.graphql and the supergraph are made of what is built.
if (!values['no-build']) {
  const built = nx(['run-many', '-t', 'build', '--output-style=static'], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (built.status !== 0) stop(`${built.stdout}\nThe build failed: see the lines above.`);
  await import('./generate.mjs');
}

/** As npm links a package of ours. */
function linkPackage() {
  const scope = join(root, 'node_modules/@bellbird');
  mkdirSync(scope, { recursive: true });
  if (!existsSync(join(scope, name))) symlinkSync(`../../apps/${name}`, join(scope, name), 'junction');
}
