// Everything that lists the services, from services.json: code, docker-compose.yml, Kubernetes, README and docs.
import { stringify } from 'yaml';
import { spellings } from '../generators/templates.mjs';
import { jsonOf, laidOut, textOf } from './files.mjs';

/**
 * In the order in which people read of them: `name` of folder, database, subgraph and process; `owns`, what it alone may
 * write; `asks`, the services that it asks; `settings` of its own in docker-compose.yml; `secrets` of its own in
 * Kubernetes: `{ name, keys, optional }`; `replicas` there, absent where a rule scales it.
 */
export const listedServices = () => jsonOf('services.json');

const upper = (name) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;
const generated = '// Generated from services.json: npm run generate.\n';

/** The names, and whom each asks, as types. */
function namesModule(list) {
  const entries = list.map(({ name, asks }) => `  '${name}': [${asks.map((each) => `'${each}'`).join(', ')}],\n`);
  return `${generated}/** Every service, and the services that it asks. */\nexport const asked = {\n${entries.join('')}} as const;\n`;
}

/** The services themselves, for who starts them all. */
function definitionsModule(list) {
  const own = list.map(({ name }) => ({ name, variable: `${spellings(name).camel}Service` }));
  const imports = own.map(({ name, variable }) => `import { ${variable} } from '@bellbird/${name}/service';\n`);
  return `${generated}${imports.join('')}import type { ServiceDefinition } from '@bellbird/service-host';

/** Every service of Bellbird. */
export const services: readonly ServiceDefinition[] = [\n${own.map(({ variable }) => `  ${variable},\n`).join('')}];\n`;
}

const addresses = (list, separator) => list.map(({ name }) => `${upper(name)}${separator}http://${name}:4000\n`);
const scalar = (value) => stringify(value).trim();

/** A service in docker-compose.yml; with an anchor where another part goes by it. */
function composed({ name, settings = {} }, text) {
  const own = Object.entries(settings).map(([setting, value]) => `      ${setting}: ${scalar(value)}\n`);
  const anchor = text.includes(`<<: *${name}\n`) ? ` &${name}` : '';
  const environment = own.length === 0 ? ' *grounds-settings\n' : `\n      <<: *grounds-settings\n${own.join('')}`;
  return `  ${name}:${anchor}\n    <<: *service\n    command: [apps/${name}/dist/main.js]\n    environment:${environment}\n`;
}

/** Deployment, Service and disruption budget of a service; what all share is patched in by k8s/base. */
function kubernetesPart({ name, owns, replicas, secrets = [] }) {
  const labels = `{ app.kubernetes.io/name: ${name} }`;
  const spread = (key) =>
    `{ maxSkew: 1, topologyKey: ${key}, whenUnsatisfiable: ScheduleAnyway, labelSelector: { matchLabels: ${labels} } }`;
  const env = secrets.flatMap((secret) =>
    secret.keys.map((key) => {
      const optional = secret.optional ? ', optional: true' : '';
      return `            - { name: ${key}, valueFrom: { secretKeyRef: { name: ${secret.name}, key: ${key}${optional} } } }\n`;
    }),
  );
  return `# Generated from services.json. It owns ${owns}.
apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  labels: { app.kubernetes.io/name: ${name}, bellbird/tier: service }
spec:
${replicas === undefined ? '' : `  replicas: ${replicas}\n`}  selector: { matchLabels: ${labels} }
  template:
    metadata:
      labels: { app.kubernetes.io/name: ${name}, bellbird/tier: service }
    spec:
      topologySpreadConstraints:
        - ${spread('topology.kubernetes.io/zone')}
        - ${spread('kubernetes.io/hostname')}
      containers:
        - name: part
          args: [apps/${name}/dist/main.js]
${env.length === 0 ? '' : `          env:\n${env.join('')}`}---
apiVersion: v1
kind: Service
metadata: { name: ${name} }
spec:
  selector: { app.kubernetes.io/name: ${name} }
  ports: [{ name: http, port: 4000, targetPort: http }]
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec:
  maxUnavailable: 1
  selector: { matchLabels: ${labels} }
`;
}

/** The text with what `pattern` finds replaced. @throws where it finds nothing: then the list would quietly go stale. */
function replaced(path, text, pattern, replacement) {
  if (!pattern.test(text))
    throw new Error(`${path} has no place for the services any more: mend scripts/generate/lists.mjs.`);
  return text.replace(pattern, () => replacement);
}

/** What stands between the two comments `services.json: <what>` and `end of <what>`. */
function between(path, text, what, lines) {
  const [, indent = ''] = new RegExp(`^( *)# services.json: ${what}$`, 'm').exec(text) ?? [];
  const [first, last] = [`${indent}# services.json: ${what}\n`, `${indent}# end of ${what}\n`];
  return replaced(path, text, new RegExp(`${first}[^]*?${last}`), `${first}${lines.join('')}${last}`);
}

const indented = (lines, by) => lines.map((line) => `${' '.repeat(by)}${line}`);

/** Writes every list. Needs no build: the names among them are what the build begins with. */
export async function generateLists(write) {
  const list = listedServices();
  write('libs/service-host/src/services.generated.ts', namesModule(list));
  write('apps/local/src/services.generated.ts', definitionsModule(list));

  const compose = textOf('docker-compose.yml');
  const withAddresses = between('docker-compose.yml', compose, 'addresses', indented(addresses(list, ': '), 2));
  const services = list.map((each) => composed(each, compose)).join('\n');
  const withServices = between('docker-compose.yml', withAddresses, 'services', [services]);
  write('docker-compose.yml', await laidOut('docker-compose.yml', withServices));

  for (const each of list) {
    const path = `k8s/base/parts/${each.name}.yaml`;
    write(path, await laidOut(path, kubernetesPart(each)));
  }
  for (const [path, what, lines] of [
    ['k8s/base/kustomization.yaml', 'services', list.map(({ name }) => `  - parts/${name}.yaml\n`)],
    ['k8s/base/addresses.env', 'addresses', addresses(list, '=')],
  ])
    write(path, between(path, textOf(path), what, lines));

  const rows = list.map(({ name, owns }) => `| \`apps/${name}\` | ${owns} |\n`).join('');
  write(
    'README.md',
    replaced('README.md', textOf('README.md'), /(\| `apps\/[a-z-]+` \|.*\n)+?(?=\| `apps\/web` \|)/, rows),
  );
  const operations = textOf('docs/operations.md');
  const settings = list.map(({ name }) => `\`${upper(name)}\``).join(', ');
  write('docs/operations.md', replaced('docs/operations.md', operations, /`IDENTITY_URL`(, `[A-Z_]+_URL`)+/, settings));
}
