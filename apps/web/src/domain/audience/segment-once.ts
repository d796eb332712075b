import { newCallKey } from '../../lib/graph/call-key';
import { problemOf } from '../../lib/graph/problem';
import { store, storedJson } from '../../lib/stored';

/** The call by which a segment is made: the same name and key at every try, also after a reload, so that it is made once. */
interface Call {
  name: string;
  key: string;
}

const mostNames = 20;
const storageKey = (address: string): string => `bellbird.segment.${address}`;
const inMemory = new Map<string, Call>();

function keep(address: string, call: Call): Call {
  inMemory.set(address, call);
  store(storageKey(address), JSON.stringify(call), 'tab');
  return call;
}

/** Makes the segment of an address with `post`; a name that is taken by another gets a number. */
export async function segmentOnce(
  address: string,
  wanted: string,
  post: (call: Call) => Promise<string>,
): Promise<{ id: string; name: string }> {
  let call =
    inMemory.get(address) ??
    (storedJson(storageKey(address), 'tab') as Call | null) ??
    keep(address, { name: wanted, key: newCallKey() });
  for (let number = 2; ; number += 1) {
    try {
      return { id: await post(call), name: call.name };
    } catch (error) {
      if (problemOf(error).code !== 'duplicate-name' || number > mostNames) throw error;
      call = keep(address, { name: `${wanted} (${number})`, key: newCallKey() });
    }
  }
}

/** Once its campaign has begun: the same choice made again is another. */
export function forgetSegmentOf(address: string): void {
  inMemory.delete(address);
  store(storageKey(address), null, 'tab');
}
