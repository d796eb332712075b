import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { moduleBoundaries } from './tools/eslint/boundaries.mjs';
import bellbird from './tools/eslint/index.mjs';

const nodeGlobals = Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']));

/** Without type information, so that it stays fast; types are `npm run typecheck`'s. */
export default [
  {
    ignores: [
      '**/dist/',
      '**/coverage/',
      '.nx/',
      '.bellbird/',
      '.outside/',
      '.test/',
      '**/generated/',
      '**/*.generated.*',
    ],
  },
  js.configs.recommended,
  // Input with NUL and its like is refused by name, so patterns must be able to name it.
  { rules: { 'no-control-regex': 'off' } },
  ...tseslint.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  { files: ['**/*.mjs', '**/*.cjs'], languageOptions: { globals: nodeGlobals } },
  // Parts of it run in the page.
  {
    files: ['bench/web-*.bench.mjs'],
    languageOptions: {
      globals: {
        window: 'readonly',
        document: 'readonly',
        requestAnimationFrame: 'readonly',
        MutationObserver: 'readonly',
        Event: 'readonly',
        HTMLInputElement: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    plugins: { bellbird },
    rules: {
      'bellbird/no-network-in-transaction': 'error',
      'bellbird/no-number-money': 'error',
      'bellbird/no-raw-clock': 'error',
      'bellbird/pure-rules': 'error',
    },
  },
  {
    files: ['{apps,libs}/*/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**', '**/testing.ts', 'libs/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="createServer"] > :function',
          message: 'What it throws reaches nobody and ends the process: wrap it in answering().',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/graphql',
              importNames: ['Query', 'Mutation'],
              message: 'Those of @bellbird/service-host hold a resolver to the schema of its service.',
            },
          ],
        },
      ],
    },
  },
  // The clocks themselves read the wall clock, and signed URLs are tokens, which keep real time; tests may, to make and compare instants.
  {
    files: [
      'libs/service-host/src/clock.ts',
      'apps/local/src/sandbox-clock.ts',
      'apps/local/src/sandbox/clock/*.ts',
      'libs/storage/src/{folder,s3}/*.ts',
      'apps/web/src/lib/clock.ts',
      'apps/web/src/lib/graph/{timed-fetch,live-socket}.ts',
      '**/*.spec.{ts,tsx}',
      '**/*contract.ts',
      'libs/event-bus/src/test-message.ts',
      'libs/testing/**',
      '{apps,libs}/*/src/testing/**',
      '{apps,libs}/*/test/**',
      'test/**',
    ],
    rules: { 'bellbird/no-raw-clock': 'off' },
  },
  {
    files: ['libs/{money,sms-text,field-rules}/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|@bellbird/field-rules$)',
              message: 'Runs in the browser too: it imports nothing but its own files and the rules of fields.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx,mjs}'],
    languageOptions: {
      globals: {
        describe: 'readonly',
        it: 'readonly',
        expect: 'readonly',
        beforeAll: 'readonly',
        afterAll: 'readonly',
        beforeEach: 'readonly',
        afterEach: 'readonly',
      },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[object.name=/^(describe|it|test)$/][property.name=/^(skip|only|todo|failing)$/]',
          message: 'No test is skipped, and none runs alone.',
        },
        {
          selector: 'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
          message: 'No test is skipped, and none runs alone.',
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { bellbird },
    rules: { 'bellbird/named-lengths': 'error', 'bellbird/web-layers': 'error' },
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts stand in the texts file of the feature.' },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|title|placeholder|label|alt|help)$/] > Literal[value=/\\p{L}/u]',
          message: 'Texts stand in the texts file of the feature.',
        },
        { selector: 'Literal[value=/^#[0-9a-fA-F]{3,8}$/]', message: 'A colour is a role of the theme.' },
      ],
    },
  },
  {
    // What a form does is a hook beside it, its fields are a file of their own.
    files: [
      'apps/web/src/features/{account,public-account,public-opt-out}/**/*-page.tsx',
      'apps/web/src/{domain,features}/**/*-form.tsx',
    ],
    rules: { 'max-lines': ['error', 60] },
  },
  ...(await moduleBoundaries()),
];
