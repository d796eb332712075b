import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pureRules } from './pure-rules.mjs';
import { ruleTester } from './rule-tester.mjs';

const repository = mkdtempSync(join(tmpdir(), 'bellbird-lint-'));
afterAll(() => rmSync(repository, { recursive: true }));

const folder = join(repository, 'apps/campaigns/src/campaign');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'campaign.unit.spec.ts'), '');
writeFileSync(join(folder, 'campaign.repository.int.spec.ts'), '');

/** A rule file, since its unit tests stand beside it. */
const tested = join(folder, 'campaign.ts');
/** A rule file by its name. */
const named = join(folder, 'send-window.rules.ts');
const shell = join(folder, 'campaign.repository.ts');

const impureCode =
  "import { Injectable } from '@nestjs/common'; export const now = [Injectable, Date.now(), fetch('/'), process.env.A];";

ruleTester.run('pure-rules', pureRules, {
  valid: [
    {
      filename: tested,
      code: "import { multiplyMoney } from '@bellbird/money'; export const f = (now) => multiplyMoney(1n, now.getDay());",
    },
    { filename: tested, code: 'export const f = (fetch, process, random) => fetch(process.env, random());' },
    { filename: tested, code: 'export const f = (at) => new Date(at.getTime() + 1_000);' },
    { filename: tested, code: "import { createHash } from 'node:crypto'; export { createHash };" },
    { filename: shell, code: impureCode },
    { filename: join(folder, 'campaign.unit.spec.ts'), code: impureCode },
    { filename: join(repository, 'libs/x/src/campaign.ts'), code: impureCode },
  ],
  invalid: [
    { filename: tested, code: "import { Injectable } from '@nestjs/common';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "import type { DataSource } from 'typeorm';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "import pg from 'pg';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "import { readFile } from 'node:fs/promises';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "import fs from 'fs';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "import 'node:net';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "export { request } from 'node:http';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "export * from 'undici';", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "const undici = await import('undici');", errors: [{ messageId: 'module' }] },
    { filename: tested, code: "const fs = require('node:fs');", errors: [{ messageId: 'module' }] },
    { filename: tested, code: 'export const f = () => Date.now();', errors: [{ messageId: 'impure' }] },
    { filename: tested, code: 'export const f = () => new Date();', errors: [{ messageId: 'impure' }] },
    { filename: tested, code: 'export const f = () => Math.random();', errors: [{ messageId: 'impure' }] },
    { filename: tested, code: 'export const f = () => performance.now();', errors: [{ messageId: 'impure' }] },
    {
      filename: tested,
      code: "export const f = () => fetch('https://example.com');",
      errors: [{ messageId: 'impure' }],
    },
    { filename: tested, code: 'export const f = () => process.env.LIMIT;', errors: [{ messageId: 'impure' }] },
    { filename: named, code: 'export const f = () => Date.now();', errors: [{ messageId: 'impure' }] },
  ],
});
