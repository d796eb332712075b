import { startStubPeer, type StubPeer } from './stub-peer.js';

/** identity, as small as it can be and still say what people are called. */
export interface IdentityOfNames extends StubPeer {
  /** By the id of the user. */
  names: Map<string, string>;
}

/** `keysUrl`: what publishes the keys of tokens; whatever else is asked of identity is passed on to it. */
export async function startIdentityOfNames(keysUrl: string): Promise<IdentityOfNames> {
  const names = new Map<string, string>();
  const peer = await startStubPeer(({ ids }) => {
    const known = (ids as string[]).flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) }] : []));
    return { memberNames: known };
  }, keysUrl);
  return { ...peer, names };
}
