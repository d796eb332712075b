// `src/schema.generated.ts` of a service: what its resolvers take and answer, from its own SDL.
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import { plainScalars, typedSchema } from './typed-schema.mjs';

const roots = { Query: 'Queries', Mutation: 'Mutations' };

/** What comes in is what anybody sent: a text may hold any word and JSON any shape until the service has looked. */
function servedScalars(scalars) {
  const served = Object.entries(scalars).map(([name, output]) => [
    name,
    { input: /[{<]/.test(output) ? 'unknown' : 'string', output },
  ]);
  return {
    ...plainScalars,
    DateTime: { input: 'string', output: 'Date | string' },
    ...Object.fromEntries(served),
  };
}

/** The module of a service's types. */
export async function resolverTypes(sdl) {
  const { typed, scalars } = typedSchema(sdl);
  const types = await codegen({
    filename: 'schema.generated.ts',
    schemaAst: typed,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
    config: {
      scalars: servedScalars(scalars),
      enumsAsTypes: true,
      skipTypename: true,
      disableDescriptions: true,
      // What has a default is always there.
      avoidOptionals: { defaultValue: true },
    },
  });
  const fields = Object.entries(roots).map(([root, name]) => {
    const of = Object.values(typed.getType(root)?.getFields() ?? {}).map((field) => {
      const args = `${root}${pascal(field.name)}Args`;
      return `  ${field.name}: Resolves<${field.args.length > 0 ? args : 'never'}, ${root}['${field.name}']>;`;
    });
    return `/** What resolvers of ${name.toLowerCase()} take and answer. */\nexport interface ${name} {\n${of.join('\n')}\n}\n`;
  });
  return [
    '// Generated from schema.graphql: npm run generate.',
    "import type { Resolves } from '@bellbird/service-host';",
    '',
    types.trim(),
    '',
    fields.join('\n'),
  ].join('\n');
}

const pascal = (name) => `${name[0].toUpperCase()}${name.slice(1)}`;
