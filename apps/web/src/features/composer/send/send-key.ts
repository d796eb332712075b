import { newCallKey } from '../../../lib/graph/call-key';

/** One key a send: the same for every try of the same campaign, also after a reload, and another once its outcome is known or it has changed. */
const storageKey = (slot: string): string => `bellbird.send.${slot}`;

export function sendKeyFor(slot: string, input: object): string {
  const text = JSON.stringify(input);
  try {
    const held = JSON.parse(sessionStorage.getItem(storageKey(slot)) ?? 'null') as { text: string; key: string } | null;
    if (held?.text === text) return held.key;
    const key = newCallKey();
    sessionStorage.setItem(storageKey(slot), JSON.stringify({ text, key }));
    return key;
  } catch {
    return newCallKey();
  }
}

export const forgetSendKey = (slot: string): void => sessionStorage.removeItem(storageKey(slot));
