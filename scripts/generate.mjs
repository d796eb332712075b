// Writes what is generated from sources: lists of the services, what packages need, what is kept of each event, each
// service's SDL and its types, what services ask each other, the supergraph, and what the client knows of it.
// `--check` only compares.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';
import { apiSchemaOf, liveFieldsOf } from '../apps/gateway/dist/live/live-fields.js';
import { goldenFiles } from '../libs/events/golden-files.mjs';
import { subgraphHeader } from '../libs/service-host/dist/index.js';
import { clientInputs, exportBases } from './generate/client-inputs.mjs';
import { generatePeers } from './generate/doors/peers.mjs';
import { resolverTypes } from './generate/doors/resolvers.mjs';
import { jsonOf, laidOut, root, writer } from './generate/files.mjs';
import { generateHelp } from './generate/help.mjs';
import { generateLists, listedServices } from './generate/lists.mjs';
import { generatePackages } from './generate/packages.mjs';

const checking = process.argv.includes('--check');
const { write, stale } = writer(checking);

await generateLists(write);
await generateHelp(write);
generatePackages(write);

const { version } = jsonOf('package.json');
for (const [file, text] of goldenFiles(version)) write(`libs/events/${file}`, text);

const subgraphs = [];
const schemas = new Map();
for (const { name } of listedServices()) {
  const module = await import(`@bellbird/${name}/service`);
  const definition = module[`${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Service`];
  const sdl = `# Generated from the .graphql files and resource declarations of this service.\n${subgraphHeader.trim()}\n\n${definition.typeDefs.trim()}\n`;
  write(`apps/${name}/schema.graphql`, sdl);
  schemas.set(name, sdl);
  write(`apps/${name}/src/schema.generated.ts`, await resolverTypes(sdl));
  subgraphs.push({ name, url: `http://${name}/graphql`, typeDefs: parse(sdl) });
}
await generatePeers(write, listedServices(), (name) => schemas.get(name)).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
const composed = composeServices(subgraphs);
if (composed.errors) {
  for (const error of composed.errors) console.error(error.message);
  process.exit(1);
}
write('apps/gateway/supergraph.graphql', `${composed.supergraphSdl.trim()}\n`);
// What a client may ask: the gateway's API with its live events.
const live = liveFieldsOf(composed.supergraphSdl);
write('apps/web/schema.graphql', `${printSchema(apiSchemaOf(composed.supergraphSdl, live))}\n`);
for (const [file, text] of [
  ['apps/web/src/lib/graph/inputs.generated.ts', clientInputs(composed.supergraphSdl)],
  ['apps/web/src/lib/graph/export-bases.generated.ts', exportBases(composed.supergraphSdl)],
])
  write(file, await laidOut(file, text));
const events = [...live.byName.values()].map(({ event }) => `  '${event}',\n`);
const eventTypes = `// Generated from @live in the SDL of the services: npm run generate.
/** The live events that are subscriptions of the graph. */
export const shownEventTypes = [\n${events.join('')}] as const;\n`;
write('libs/live-events/src/live-event-types.generated.ts', eventTypes);
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
  { cwd: join(root, 'apps/web'), stdio: 'inherit' },
);
if (codegen.status !== 0) {
  console.error(
    'apps/web: the generated types are not what the .graphql files say: run npm run build && npm run generate.',
  );
  process.exit(1);
}
process.exit(checking && stale() > 0 ? 1 : 0);
