import type { CodegenConfig } from '@graphql-codegen/cli';

const types = { scalars: { JSON: 'unknown', DateTime: 'string' }, enumsAsTypes: true, skipTypename: true };

/** A file of types beside each file of operations. */
const besideOperations = (
  documents: string[],
  config: Record<string, unknown> = {},
): CodegenConfig['generates'][string] => ({
  documents,
  preset: 'near-operation-file',
  presetConfig: { extension: '.generated.ts', baseTypesPath: 'lib/graph/schema.generated.ts' },
  plugins: ['typescript-operations', 'typed-document-node'],
  config: { ...types, ...config },
});

/**
 * Types of what each operation beside its component asks for. Pages that a guest sees run their few operations by a
 * plain call, so that Apollo is no part of them: their documents are strings.
 */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'src/lib/graph/schema.generated.ts': { plugins: ['typescript'], config: types },
    'src/': besideOperations(['src/**/*.graphql', '!src/features/public-*/**', '!src/lib/session/**']),
    // The same folder under another name: a key is an output, and this one has documents of another kind.
    'src/./': besideOperations(['src/features/public-*/**/*.graphql', 'src/lib/session/**/*.graphql'], {
      documentMode: 'string',
    }),
  },
};
export default config;
