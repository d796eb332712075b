/** Where Bellbird wants to be called, as of this start. */
export interface CallbackAddresses {
  inbound: string | null;
  payments: string | null;
}

export interface Callback {
  target: 'inbound' | 'payments' | 'status';
  /** Of a status callback: the address the adapter gave with the text. */
  url: string | null;
}

/**
 * The address for the `attempt`th try (from 1); null where nobody is to be called. Bellbird's inner ports may be others
 * after a restart, so a status callback that failed at the address of its text is tried in turn at the place where
 * inbound texts are taken now: same path and query, if that path lies beside the inbound one.
 */
export function callbackAddress(callback: Callback, addresses: CallbackAddresses, attempt: number): string | null {
  if (callback.target !== 'status') return addresses[callback.target];
  if (callback.url === null || attempt % 2 === 1 || addresses.inbound === null) return callback.url;
  const given = new URL(callback.url);
  const inbound = new URL(addresses.inbound);
  const folder = inbound.pathname.slice(0, inbound.pathname.lastIndexOf('/') + 1);
  return given.pathname.startsWith(folder) ? `${inbound.origin}${given.pathname}${given.search}` : callback.url;
}
