import { setTimeout as pause } from 'node:timers/promises';
import type { Tx } from '@bellbird/database';
import { campaignPaused } from '@bellbird/events';
import { on, type EventHandler } from '../../consume/event-handler.js';

/** What goes wrong with a key, until it is taken out. */
export type Faults = Map<string, (tx: Tx) => Promise<unknown>>;

/** Leaves a row for each `campaign.paused`; `restMs` after each, inside the transaction, so that something can happen then. */
export function leaveEffects(faults: Faults = new Map(), restMs = 0): EventHandler {
  return on(campaignPaused, async (event, tx) => {
    await faults.get(event.key)?.(tx);
    await tx.execute('insert into effect (tenant_id, event_id, key, version) values ($1, $2, $3, $4)', [
      event.tenantId,
      event.id,
      event.key,
      event.aggregateVersion,
    ]);
    if (restMs > 0) await pause(restMs);
  });
}

/** A fault that Postgres raises with this SQLSTATE. */
export function raise(code: string) {
  return (tx: Tx): Promise<unknown> =>
    tx.query(`do $$ begin raise exception 'injected' using errcode = '${code}'; end $$`);
}
