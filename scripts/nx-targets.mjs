import { dirname } from 'node:path';

const targets = { build: {}, lint: {}, typecheck: {}, test: {} };

/** Every app and lib has these four; nx.json says what they run, and apps/web/package.json what is other there. */
export const createNodesV2 = [
  '{apps,libs}/*/package.json',
  (manifests) => manifests.map((path) => [path, { projects: { [dirname(path)]: { targets } } }]),
];
