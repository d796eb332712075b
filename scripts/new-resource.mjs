// npm run new:resource -- <service> <name> [--plural <name>] [--write <permission>]: a declared resource, with table and tests.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writer } from './generate/files.mjs';
import { edited, isName, plural, render, root, spellings, stop, write } from './generators/templates.mjs';

const {
  values,
  positionals: [service, name, ...rest],
} = parseArgs({
  allowPositionals: true,
  options: { plural: { type: 'string' }, write: { type: 'string', default: 'campaign-editor' } },
});
if (!isName(service) || !isName(name) || rest.length > 0 || (values.plural && !isName(values.plural))) {
  stop(
    'Say: npm run new:resource -- <service> <name> [--plural <name>] [--write <permission>], in lower case, with hyphens between words.',
  );
}
const app = `apps/${service}`;
const main = `${app}/src/${service}.service.ts`;
if (!existsSync(join(root, main))) stop(`There is no ${main}.`);

const many = spellings(values.plural ?? plural(name));
const migrations = `${app}/src/database/migrations`;
const last = existsSync(join(root, migrations))
  ? readdirSync(join(root, migrations))
      .map((file) => Number.parseInt(file, 10))
      .filter(Number.isInteger)
  : [];
const step = String(Math.max(1, ...last) + 1).padStart(4, '0');
const own = spellings(service);
const words = {
  ...spellings(name),
  many: many.camel,
  Many: many.Pascal,
  manyName: many.name,
  manyWords: many.words,
  step,
  service,
  serviceVariable: `${own.camel}Service`,
  permission: values.write,
};

const resource = `${words.camel}Resource`;
const migration = `${words.camel}Migration`;
const listed = (there, more) => (there.trim() === '' ? more : `${there.trim().replace(/,$/, '')}, ${more}`);
const wired = edited(
  main,
  [
    /^(import .*\n)(?!import )/m,
    `$1import { ${migration} } from './database/migrations/${step}-${name}.js';\nimport { ${resource} } from './${name}/${name}.resource.js';\n`,
  ],
  [
    /(const resources(?:: [^=]+)? = \[)([^\]]*)(\])/,
    (_, before, there, after) => before + listed(there, resource) + after,
  ],
  [/(readSdl\(import\.meta\.url)([^)]*)(\))/, `$1$2, '${name}/${name}.graphql'$3`],
  [/(\n {2}migrations: \[)([^\]]*)(\])/, (_, before, there, after) => before + listed(there, migration) + after],
  [/(\n {2}resources,)/, '$1'],
);
await write(render('resource', app, words), wired === null ? {} : { [main]: wired });
const { generatePackages } = await import('./generate/packages.mjs');
generatePackages(writer(false).write);
if (wired === null) {
  console.log(`
${main} is not of the usual shape. Add to it yourself:
  ${resource} to its resources and, by resourceSdl(${resource}), to its typeDefs
  '${name}/${name}.graphql' to readSdl
  ${migration} to its migrations`);
}
console.log(`
Next:
  what a ${words.words} has beside its name: ${app}/src/${name}/${name}.graphql, ${name}.resource.ts, the migration
  npm run build && npm run generate           schema.graphql and the supergraph
  its rows in apps/rest-adapter/src/routes:   ...resourceRoutes({ base: '${many.name}', one: '${words.camel}', many: '${many.camel}', words: ['${words.words}', '${many.words}'], verbs: allVerbs })`);
