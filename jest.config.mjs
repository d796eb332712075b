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
  testEnvironment: 'node',
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.spec.mjs'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.bellbird/', '/\\.test/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*(?<!\\.json))\\.js$': '$1',
    '^@bellbird/([a-z-]+)$': '<rootDir>/libs/$1/src/index.ts',
    '^@bellbird/([a-z-]+)/service$': '<rootDir>/apps/$1/src/$1.service.ts',
    '^@bellbird/([a-z-]+)/([a-z-]+)$': '<rootDir>/libs/$1/src/$2.ts',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', tsx] },
  globalSetup: '<rootDir>/libs/testing/jest-global-setup.mjs',
  globalTeardown: '<rootDir>/libs/testing/jest-global-teardown.mjs',
  testTimeout: 30_000,
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
};
