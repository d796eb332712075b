import type { Migration } from '@bellbird/database';
import { keptUntilKnown, outboxSchema, parkedKeysOfAnyLength } from '@bellbird/outbox';
import { replayRequestSchema } from '../replay-requests.js';
import { idempotencyRenewal, idempotencySchema } from '../request/idempotency.js';

/** What every service's database has: outbox, inbox, parked events; answers by idempotency key. */
export const commonMigrations: readonly Migration[] = [
  { name: '0000-outbox', up: outboxSchema },
  { name: '0000-outbox-keys', up: parkedKeysOfAnyLength },
  { name: '0000-outbox-unknown', up: keptUntilKnown },
  { name: '0001-idempotency', up: idempotencySchema },
  { name: '0001-idempotency-renewal', up: idempotencyRenewal },
  { name: '0001-replay-request', up: replayRequestSchema },
];
