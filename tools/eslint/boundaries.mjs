import { nxEnvironment } from '../../scripts/nx.mjs';

/** Apps and libs use libs and nothing else; a service's own libs are its own. */
const depConstraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
];

/** The specs of the database use the test tools, which give each of them a database. Neither's release needs the other. */
const ignoredCircularDependencies = [['@bellbird/database', '@bellbird/testing']];

/**
 * Configuration that keeps services apart: no app imports another's code, no lib imports an app, nobody climbs out of
 * his own folder by a relative path. Only `apps/local`, which starts them all, may import apps, and of them only
 * their `@bellbird/<app>/service`.
 *
 * Nx's rule silently passes everything while no project graph is cached, so the graph is made here, on every run.
 */
export async function moduleBoundaries() {
  for (const [name, value] of Object.entries(nxEnvironment)) process.env[name] ??= value;
  // Not imported above: Nx reads where it may write when it is loaded.
  const { createProjectGraphAsync } = await import('@nx/devkit');
  const { default: nx } = await import('@nx/eslint-plugin');
  await createProjectGraphAsync({ exitOnError: false });
  const rule = (allow) => ({
    '@nx/enforce-module-boundaries': [
      'error',
      { allow, depConstraints, ignoredCircularDependencies, banTransitiveDependencies: false },
    ],
  });
  return [
    { files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'], plugins: { '@nx': nx }, rules: rule([]) },
    { files: ['apps/local/**/*.ts'], rules: rule(['^@bellbird/[a-z-]+/service$']) },
  ];
}
