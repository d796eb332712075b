import { createHmac } from 'node:crypto';
import { isMadeBy } from '@bellbird/auth';

const renewedMs = 5 * 60_000;
/** How long one that was shown is good for. */
const goodForMs = 30 * 60_000;

const signed = (key: Buffer, tenantId: string, slot: number): Buffer =>
  createHmac('sha256', key).update(`${tenantId} ${slot}`).digest().subarray(0, 12);

/** The code that a wall shows now: it says that who scanned it stands in the shop. */
export function onSiteKey(key: Buffer, tenantId: string, now: Date): { onSiteKey: string; renewAt: Date } {
  const slot = Math.floor(now.getTime() / renewedMs);
  return {
    onSiteKey: `${slot.toString(36)}.${signed(key, tenantId, slot).toString('base64url')}`,
    renewAt: new Date((slot + 1) * renewedMs),
  };
}

export function isOnSiteKey(keys: readonly Buffer[], tenantId: string, given: string, now: Date): boolean {
  const [slotText = '', mark = ''] = given.split('.');
  const slot = Number.parseInt(slotText, 36);
  if (!Number.isSafeInteger(slot)) return false;
  const shownAt = slot * renewedMs;
  if (shownAt > now.getTime() || now.getTime() - shownAt > goodForMs + renewedMs) return false;
  return isMadeBy(keys, Buffer.from(mark, 'base64url'), (key) => signed(key, tenantId, slot));
}
