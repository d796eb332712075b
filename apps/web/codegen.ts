import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { JSON: 'unknown', DateTime: 'string' };

/**
 * Types of what each operation beside its component asks for. Pages that a guest sees run their few operations by a
 * plain call, so that Apollo is no part of them: their documents are strings.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'src/lib/graph/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyEnums: false, skipTypename: true },
    },
    'src/': {
      documents: ['src/**/*.graphql', '!src/features/public-*/**', '!src/lib/session/**'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'lib/graph/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars, enumsAsTypes: true, skipTypename: true },
    },
    'src/./': {
      documents: ['src/features/public-*/**/*.graphql', 'src/lib/session/**/*.graphql'],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: 'lib/graph/schema.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { scalars, enumsAsTypes: true, skipTypename: true, documentMode: 'string' },
    },
  },
};
export default config;
