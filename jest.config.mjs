import { readFileSync } from 'node:fs';

const swc = {
  ...JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8')),
  exclude: undefined,
  swcrc: false,
};

const tsx = {
  ...swc,
  jsc: { ...swc.jsc, parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};

export default {
  testEnvironment: '<rootDir>/libs/testing/jest/one-realm.cjs',
  runtime: '<rootDir>/libs/testing/jest/runtime.cjs',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.spec.mjs'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.bellbird/', '/\\.test/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    // The same icons in one file in place of some thousand.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
    '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1',
    '^@bellbird/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@bellbird/([a-z-]+)/service$': ['<rootDir>/apps/$1/src/$1.service.ts', '<rootDir>/apps/$1/src/$1.module.ts'],
    '^@bellbird/([a-z-]+)/([a-z-]+)-contract$': '<rootDir>/libs/$1/src/$2.contract.ts',
    '^@bellbird/([a-z-]+)/([a-z-]+)$': ['<rootDir>/libs/$1/src/$2.ts', '<rootDir>/libs/$1/src/$2/index.ts'],
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', tsx] },
  globalSetup: '<rootDir>/libs/testing/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest-global-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/patience.mjs'],
  testSequencer: '<rootDir>/libs/testing/jest/longest-first.cjs',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
};
