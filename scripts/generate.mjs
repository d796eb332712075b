// Writes what is generated from sources: each service's whole SDL and the composed supergraph. `--check` only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
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
process.exit(checking && stale > 0 ? 1 : 0);
