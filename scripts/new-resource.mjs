// npm run new:resource -- <service> <name> [--plural <name>] [--write <permission>]: a declared resource, with its table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
const page = `${app}/src/${service}.module.ts`;
if (!existsSync(join(root, page))) stop(`There is no ${page}.`);

const many = spellings(values.plural ?? plural(name));
const migrations = `${app}/src/database/migrations`;
const last = existsSync(join(root, migrations))
  ? readdirSync(join(root, migrations))
      .map((file) => Number.parseInt(file, 10))
      .filter(Number.isInteger)
  : [];
const number = String(Math.max(1, ...last) + 1).padStart(4, '0');
// Exports and changes of many rows are jobs: their table comes with the first resource of a service.
const hasJobs = textsIn(join(root, app, 'src')).some((text) => text.includes('jobSchema'));
const words = {
  ...spellings(name),
  many: many.camel,
  Many: many.Pascal,
  manyName: many.name,
  manyWords: many.words,
  step: number,
  importJobs: hasJobs ? '' : `\nimport { jobSchema } from '@bellbird/resource-kit';`,
  jobs: hasJobs ? '' : '\n    ${jobSchema(roles)};',
  permission: values.write,
};

const migration = `${words.camel}Migration`;
const listed = (there, more) => (there.trim() === '' ? more : `${there.trim().replace(/,$/, '')}, ${more}`);
const afterImports = (line) => [/^(import .*\n)(?!import )/m, `$1${line}\n`];
const adding = (list, more) => [list, (_, before, there, after) => before + listed(there, more) + after];
const feature = [
  afterImports(`import { ${words.Pascal}Module } from './${name}/${name}.module.js';`),
  adding(/(\n {2}imports: \[)([^\]]*)(\])/, `${words.Pascal}Module`),
];
// Where a service has many migrations, they stand in a file of their own.
const list = `${migrations}/index.ts`;
const ownList = existsSync(join(root, list));
const step = (path) => afterImports(`import { ${migration} } from '${path}/${number}-${name}.js';`);
const changed = ownList
  ? {
      [page]: edited(page, ...feature),
      [list]: edited(list, step('.'), adding(/(const migrations[^=]*= \[)([^]*)(\n\];)/, migration)),
    }
  : {
      [page]: edited(
        page,
        ...feature,
        step('./database/migrations'),
        adding(/(\n {2}migrations: \[)([^\]]*)(\])/, migration),
      ),
    };
const unusual = Object.keys(changed).find((path) => changed[path] === null);
if (unusual) stop(`${unusual} is not of the usual shape.`);
await write(render('resource', app, words), changed);
const { generatePackages } = await import('./generate/packages.mjs');
generatePackages(writer(false).write);
console.log(`
Next:
  what a ${words.words} is: ${app}/src/${name}/${name}.resource.ts, and its columns in ${migrations}/${number}-${name}.ts
  npm run build && npm run generate           schema.graphql and the supergraph
  its rows in apps/rest-adapter/src/routes:   ...resourceRoutes({ base: '${many.name}', one: '${words.camel}', many: '${many.camel}', words: ['${words.words}', '${many.words}'], verbs: allVerbs })`);

/** The texts of all TypeScript below a folder. */
function textsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
