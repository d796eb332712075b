// Writes what is generated from sources: each service's whole SDL, the composed supergraph, what is kept of each event.
// `--check` only compares.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { extendSchema, parse, printSchema } from 'graphql';
import { subscriptionSdl } from '../apps/gateway/dist/live/live-fields.js';
import { goldenFiles } from '../libs/events/golden-files.mjs';
import { serviceNames, subgraphHeader } from '../libs/service-host/dist/index.js';

const checking = process.argv.includes('--check');
let stale = 0;

function write(file, text) {
  const at = new URL(`../${file}`, import.meta.url);
  const before = existsSync(at) ? readFileSync(at, 'utf8') : '';
  if (before === text) return;
  stale += 1;
  if (checking) console.error(`${file} is not what its sources say: run npm run build && npm run generate.`);
  else {
    writeFileSync(at, text);
    console.log(`wrote ${file}`);
  }
}

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
for (const [file, text] of goldenFiles(version)) write(`libs/events/${file}`, text);

const subgraphs = [];
for (const name of serviceNames) {
  const module = await import(`../apps/${name}/dist/${name}.service.js`);
  const definition = module[`${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Service`];
  const sdl = `# Generated from the .graphql files and resource declarations of this service.\n${subgraphHeader.trim()}\n\n${definition.typeDefs.trim()}\n`;
  write(`apps/${name}/schema.graphql`, sdl);
  subgraphs.push({ name, url: `http://${name}/graphql`, typeDefs: parse(sdl) });
}
const composed = composeServices(subgraphs);
if (composed.errors) {
  for (const error of composed.errors) console.error(error.message);
  process.exit(1);
}
write('apps/gateway/supergraph.graphql', `${composed.supergraphSdl.trim()}\n`);
// What a client may ask: the gateway's API with its live events.
const api = Supergraph.build(composed.supergraphSdl).apiSchema().toGraphQLJSSchema();
write('apps/web/schema.graphql', `${printSchema(extendSchema(api, parse(subscriptionSdl)))}\n`);
// The types of each operation beside its component.
const codegen = spawnSync(
  process.execPath,
  [
    '../../node_modules/@graphql-codegen/cli/esm/bin.js',
    '--config',
    'codegen.ts',
    ...(checking ? ['--check'] : []),
    '--silent',
  ],
  { cwd: fileURLToPath(new URL('../apps/web', import.meta.url)), stdio: 'inherit' },
);
if (codegen.status !== 0) {
  console.error(
    'apps/web: the generated types are not what the .graphql files say: run npm run build && npm run generate.',
  );
  stale += 1;
}
process.exit(checking && stale > 0 ? 1 : 0);
