import type { INestApplicationContext } from '@nestjs/common';
import { campaignCanceled, campaignLaunched, consentRecorded } from '@bellbird/events';
import { on, type EventHandler } from '@bellbird/outbox';
import { FreezeLoop } from './freeze/freeze-loop.js';
import { beginFreeze } from './reactions/begin-freeze.js';
import { followTheDoor } from './reactions/follow-the-door.js';
import { stopFreeze } from './reactions/stop-freeze.js';

/** Events in. Out go recipients.page, recipients.frozen, consent.decided, export.completed and export.failed. */
export function contactsHandlers(app: INestApplicationContext): readonly EventHandler[] {
  const freezing = app.get(FreezeLoop);
  return [
    on(campaignLaunched, async (event, tx) => {
      await beginFreeze(event.payload, tx);
      tx.afterCommit(() => freezing.poke());
    }),
    on(campaignCanceled, async (event, tx) => {
      await stopFreeze(event.payload, tx);
      tx.afterCommit(() => freezing.poke());
    }),
    on(consentRecorded, (event, tx) => followTheDoor(event.payload, tx)),
  ];
}
