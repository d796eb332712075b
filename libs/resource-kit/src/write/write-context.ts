import type { Tx } from '@bellbird/database';
import type { Identified, Resource, ResourceActor } from '../resource/resource.js';

/** What every change of a resource's rows needs. */
export interface Writing<Out extends Identified, I, P> {
  tx: Tx;
  resource: Resource<Out, I, P>;
  actor: ResourceActor;
  /** Business time of the change. */
  now: Date;
  /** What the hook `prepare` answered. */
  prepared?: unknown;
  /** Those that the body shares with who are members; whoever writes shares has asked before the transaction. */
  members?: ReadonlySet<string>;
}
