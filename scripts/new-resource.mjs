// npm run new:resource -- <service> <name> [--plural <name>] [--write <permission>] [--web] [--no-build]
// A declared resource with its table; with --web also its screens in the client.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writer } from './generate/files.mjs';
import { edited, isName, plural, render, root, spellings, stop, write } from './generators/templates.mjs';
import { nx } from './nx.mjs';

const {
  values,
  positionals: [service, name, ...rest],
} = parseArgs({
  allowPositionals: true,
  options: {
    plural: { type: 'string' },
    write: { type: 'string', default: 'campaign-editor' },
    web: { type: 'boolean', default: false },
    'no-build': { type: 'boolean' },
  },
});
if (!isName(service) || !isName(name) || rest.length > 0 || (values.plural && !isName(values.plural))) {
  stop(
    'Say: npm run new:resource -- <service> <name> [--plural <name>] [--write <permission>] [--web], in lower case, with hyphens between words.',
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
  ManyWords: many.words[0].toUpperCase() + many.words.slice(1),
  step: number,
  importJobs: hasJobs ? '' : `\nimport { jobSchema } from '@bellbird/resource-kit';`,
  jobs: hasJobs ? '' : '\n    ${jobSchema(roles)};',
  permission: values.write,
};

const migration = `${words.camel}Migration`;
const listed = (there, more) => (there.trim() === '' ? more : `${there.trim().replace(/,$/, '')}, ${more}`);
// Prettier puts it in its place; before the first no import is cut in two that takes several lines.
const importing = (line) => [/^import /m, `${line}\n$&`];
const adding = (list, more) => [list, (_, before, there, after) => before + listed(there, more) + after];
const feature = [
  importing(`import { ${words.Pascal}Module } from './${name}/${name}.module.js';`),
  adding(/(\n {2}imports: \[)([^\]]*)(\])/, `${words.Pascal}Module`),
];
// Where a service has many migrations, they stand in a file of their own.
const list = `${migrations}/index.ts`;
const ownList = existsSync(join(root, list));
const step = (path) => importing(`import { ${migration} } from '${path}/${number}-${name}.js';`);
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
if (values.web) Object.assign(changed, webEdits());
const unusual = Object.keys(changed).find((path) => changed[path] === null);
if (unusual) stop(`${unusual} is not of the usual shape.`);
const created = { ...render('resource', app, words), ...(values.web && render('web', 'apps/web', words)) };
await write(created, changed);
const { generatePackages } = await import('./generate/packages.mjs');
generatePackages(writer(false).write);
console.log(`
Next:
  what a ${words.words} is: ${app}/src/${name}/${name}.resource.ts, and its columns in ${migrations}/${number}-${name}.ts
  npm run build && npm run generate           after each change of it: schema.graphql, the supergraph, the REST calls${
    values.web
      ? `
  what people read of ${many.words}:           apps/web/src/features/${many.name}/${many.name}.texts.ts`
      : ''
  }`);

// SDL and types are generated from built services. The client is left out: it cannot be built before its types are there.
if (!values['no-build']) {
  const exceptClient = ['run-many', '-t', 'build', '--exclude=@bellbird/web', '--output-style=static'];
  const built = nx(exceptClient, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (built.status !== 0) stop(`${built.stdout}\nThe build failed: see the lines above.`);
  await import('./generate.mjs');
}

/** What the client has of every page: its route, its entry in the menu, its address, its line in the tests of screens. */
function webEdits() {
  const routes = 'apps/web/src/app/routes.tsx';
  const menu = 'apps/web/src/app/shell/menu/menu.ts';
  const texts = 'apps/web/src/app/shell/shell.texts.ts';
  const pages = 'apps/web/public/pages.json';
  const screens = 'test/browser/screens.ts';
  const path = `/${many.name}`;
  const addresses = [...JSON.parse(readFileSync(join(root, pages), 'utf8')), path, `${path}/:id`].sort();
  return {
    [routes]: edited(
      routes,
      importing(`import { ${many.camel}Routes } from '../features/${many.name}/${many.name}.routes';`),
      [/( +)\.\.\.billingRoutes,\n/, `$&$1...${many.camel}Routes,\n`],
    ),
    [menu]: edited(
      menu,
      [/ +\{ label: t\.senderIds,.*\n/, `$&      { label: t.${many.camel}, to: '${path}', icon: ListChecks },\n`],
      [
        /import \{\s+([^}]*?)\s+\} from 'lucide-react';/,
        (all, names) => (all.includes('ListChecks') ? all : all.replace(names, `ListChecks, ${names}`)),
      ],
    ),
    [texts]: edited(texts, [/ +senderIds: .*\n/, `$&  ${many.camel}: '${words.ManyWords}',\n`]),
    [pages]: `${JSON.stringify(addresses, null, 2)}\n`,
    [screens]: edited(screens, [/ +\['senders', .*\n/, `$&  ['${many.name}', () => '${path}'],\n`]),
  };
}

/** The texts of all TypeScript below a folder. */
function textsIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}
