// `<other>.peer.graphql`, what a service asks another one: checked against the other's schema, and its types
// written into `<other>.peer.generated.ts` beside it.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { Kind, parse, validate } from 'graphql';
import { root, textOf } from '../files.mjs';
import { plainScalars, typedSchema, typedVariables } from './typed-schema.mjs';

const ending = '.peer.graphql';

/** Every `<other>.peer.graphql` of a service, by its path in the repository. */
export function peerFiles(service) {
  const folder = `apps/${service}/src`;
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`.replaceAll('\\', '/'))
    .sort();
}

/**
 * Writes what all services ask. `services` as in services.json, `schemaOf` answers a service's SDL.
 * @throws one sentence for each member that the other service does not have, and for a service that may not be asked.
 */
export async function generatePeers(write, services, schemaOf) {
  const schemas = new Map();
  const schemaAs = (name) => schemas.get(name) ?? schemas.set(name, typedSchema(schemaOf(name))).get(name);
  for (const { name, asks } of services)
    for (const file of peerFiles(name)) {
      const peer = file.slice(file.lastIndexOf('/') + 1, -ending.length);
      if (!asks.includes(peer))
        throw new Error(`${file}: ${name} asks ${peer}, which its \`asks\` in services.json does not say.`);
      const text = await peerModule({ file, peer, text: textOf(file), schema: schemaAs(peer) });
      write(file.replace(/\.graphql$/, '.generated.ts'), text);
    }
}

/** The module of one file of documents. @throws where it asks for what the peer has not, or names an operation badly. */
export async function peerModule({ file, peer, text, schema: { plain, typed, scalars } }) {
  const document = parse(text);
  const wrong = validate(plain, document).map(
    ({ message, locations: [at] = [] }) =>
      `${file}:${at?.line ?? 1}: ${message} It is asked of ${peer}: see apps/${peer}/schema.graphql.`,
  );
  for (const { kind, name, loc } of document.definitions)
    if (kind !== Kind.OPERATION_DEFINITION || name === undefined)
      wrong.push(
        `${file}:${loc.startToken.line}: Give each operation a name, and nothing else: its document is known by it.`,
      );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const types = await codegen({
    filename: file,
    schemaAst: typed,
    documents: [{ document: typedVariables(document, typed, scalars) }],
    skipDocumentsValidation: true,
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
    config: { scalars: { ID: 'string', ...plainScalars, ...scalars }, enumsAsTypes: true, skipTypename: true },
  });
  const documents = document.definitions.map(({ operation, name: { value } }) => {
    const type = `${value}${operation[0].toUpperCase()}${operation.slice(1)}`;
    return `  ${value}: PeerDocument<${type}, ${type}Variables>;`;
  });
  return [
    `// Generated from ${file.slice(file.lastIndexOf('/') + 1)} and the schema of ${peer}.`,
    "import type { PeerDocument } from '@bellbird/service-host';",
    '',
    types.trim(),
    '',
    `/** The documents of ${file.slice(file.lastIndexOf('/') + 1)}. */`,
    `export interface Documents {\n${documents.join('\n')}\n}`,
    '',
  ].join('\n');
}
