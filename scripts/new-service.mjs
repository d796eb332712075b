// npm run new:service -- <name>: the skeleton of a service, which starts, is tested and runs under npm start.
import { edited, isName, render, spellings, stop, write } from './generators/templates.mjs';

const [name, ...rest] = process.argv.slice(2);
if (!isName(name) || rest.length > 0)
  stop('Say: npm run new:service -- <name>, in lower case, with hyphens between words.');

const words = spellings(name);
const service = `${words.camel}Service`;
const platform = 'libs/service-host/src/platform.ts';
const list = 'apps/local/src/services.ts';
const changed = {
  [platform]: edited(platform, [/(serviceNames = \[[^\]]*)(\] as const)/, `$1, '${name}'$2`]),
  [list]: edited(
    list,
    [
      /(import type .* from '@bellbird\/service-host';\n)/,
      `import { ${service} } from '@bellbird/${name}/service';\n$1`,
    ],
    [/(const services[^=]*= \[\n[^\]]*?),?\n(\])/, `$1, ${service},\n$2`],
  ),
};
for (const [path, text] of Object.entries(changed))
  if (text === null) stop(`${path} does not list the services as it used to: mend scripts/new-service.mjs.`);
write(render('service', `apps/${name}`, words), changed);
console.log(`
Next:
  npm install                                 links the new package and writes the lockfile
  npm run new:resource -- ${name} <thing>     its first resource
  npm run build && npm run generate           its schema.graphql and the supergraph
  a line in the table of README.md, and apps/${name}/README.md in your words`);
