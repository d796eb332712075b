// Texts by the Twilio adapter through the whole of dispatch, and signed receipts, against a local carrier: each in a
// process of its own, on a Postgres that waits for its disk.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    './libs/testing/typescript.mjs',
    'apps/dispatch/test/twilio-bench.main.ts',
    process.env.TWILIO_TEXTS ?? '30000',
  ],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
