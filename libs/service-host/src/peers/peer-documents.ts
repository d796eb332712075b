import { Kind, parse, print } from 'graphql';
import type { ServiceName } from '../platform/platform.js';
import { readSdl } from '../subgraph/read-sdl.js';

/**
 * What one service asks another: an operation of a `<other>.peer.graphql`. `npm run generate` checks it against the
 * other's schema and writes the types: of the answer's data and of the variables.
 */
export interface PeerDocument<Answer, Variables> {
  readonly peer: ServiceName;
  /** One operation, with a name. */
  readonly query: string;
  /** Only for types; never there. */
  readonly typed?: (variables: Variables) => Answer;
}

/**
 * The operations of `<peer>.peer.graphql` beside the code, by their names: `peerDocuments<Documents>('tenants',
 * import.meta.url)` with the `Documents` of `<peer>.peer.generated.ts`. Each goes out alone, so that one which a pod of
 * another release does not know fails no other.
 */
export function peerDocuments<Documents>(peer: ServiceName, base: string): Documents {
  const { definitions } = parse(readSdl(base, `${peer}.peer.graphql`));
  const entries = definitions.map((each): [string, PeerDocument<unknown, unknown>] => {
    if (each.kind !== Kind.OPERATION_DEFINITION || each.name === undefined)
      throw new Error(`${peer}.peer.graphql holds more than operations with names.`);
    return [each.name.value, { peer, query: print(each) }];
  });
  return Object.fromEntries(entries) as Documents;
}
