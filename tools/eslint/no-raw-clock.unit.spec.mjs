import { noRawClock } from './no-raw-clock.mjs';
import { ruleTester } from './rule-tester.mjs';

const wallClock = [{ messageId: 'wallClock' }];

ruleTester.run('no-raw-clock', noRawClock, {
  valid: [
    'const now = clock.now();',
    'const until = performance.now() + 5_000;',
    "const day = new Date('2026-11-21T00:00:00Z');",
    'const day = new Date(row.created_at);',
    'function f(Date) { return Date.now() + new Date(); }',
    'const { now } = clock; now();',
    'const at = Date.UTC(2026, 10, 21);',
  ],
  invalid: [
    { code: 'if (Date.now() - started > timeoutMs) stop();', errors: wallClock },
    { code: 'const deadline = Date.now() + 5_000;', errors: wallClock },
    { code: "const deadline = Date['now']();", errors: wallClock },
    { code: 'const nowMs = Date.now;', errors: wallClock },
    { code: 'const now = new Date();', errors: wallClock },
    { code: 'const text = Date();', errors: wallClock },
  ],
});
