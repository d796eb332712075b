import { newCallKey } from '../../../lib/graph/call-key';
import { store, storedJson } from '../../../lib/stored';

/** One key a send: the same for every try of the same campaign, also after a reload, and another once its outcome is known or it has changed. */
const storageKey = (slot: string): string => `bellbird.send.${slot}`;

export function sendKeyFor(slot: string, input: object): string {
  const text = JSON.stringify(input);
  const held = storedJson(storageKey(slot), 'tab') as { text: string; key: string } | null;
  if (held?.text === text) return held.key;
  const key = newCallKey();
  store(storageKey(slot), JSON.stringify({ text, key }), 'tab');
  return key;
}

export const forgetSendKey = (slot: string): boolean => store(storageKey(slot), null, 'tab');
