import type { DispatchConfig } from '../../dispatch.config.js';

/** Where no setting bounds a sender: what a small machine sends with room to spare, so that nobody waits longer than told. */
export const surePace = 100;

/** Parts of texts a second that one sender may send, by the bounds of the sender and of the account. */
export function paceOf({
  accountMps,
  channels,
}: {
  accountMps: DispatchConfig['accountMps'];
  channels: { sms: Pick<DispatchConfig['channels']['sms'], 'senderMps'> };
}): number {
  const bounds = [accountMps, channels.sms.senderMps].filter((bound) => bound !== null);
  return bounds.length === 0 ? surePace : Math.min(...bounds);
}
