import type { Tx } from '@bellbird/database';
import type { consentRecorded } from '@bellbird/events';
import type { ConsumedEvent } from '@bellbird/outbox';
import type { Notifier } from '../notification/notifier.js';

/** What staff, an integration or an import did is no news to the business. */
const ownDoing: ReadonlySet<string> = new Set(['staff', 'api', 'import', 'demo']);

/** A person answered STOP or START, used the public page, or was stopped by the carrier. */
export async function notifyWhenPersonOptedInOrOut(
  { id, tenantId, payload }: ConsumedEvent<typeof consentRecorded>,
  tx: Tx,
  notifier: Notifier,
): Promise<void> {
  const { address, contactId, scope, state, source, decidedAt } = payload;
  if (ownDoing.has(source)) return;
  await notifier.notify(
    tx,
    { id, tenantId },
    {
      type: state === 'out' ? 'opt-out' : 'opt-in',
      data: { contactId, phoneInternational: address, scope, source, decidedAt },
    },
  );
}
