import { shownEventTypes } from './live-event-types.generated.js';

/** The live events that `@live` declares, each a subscription of the graph, and `access-changed`, which no browser hears. */
export const liveEventTypes = [...shownEventTypes, 'access-changed'] as const;
export type LiveEventType = (typeof liveEventTypes)[number];

/** A hint to browsers that something changed: it carries ids only, what is shown is read anew as the viewer. */
export interface LiveEvent {
  type: LiveEventType;
  tenantId: string;
  /** Of the thing that changed: campaign, notification, caller id, tenant; the person or session whose access did. */
  id: string;
  /** Where only one person is meant. */
  userId?: string;
  /** Where only those are meant to whom a word of an audience is said: permissions, and what of them one can give. */
  audience?: readonly string[];
  /** A person may have chosen not to see it: whom it is not there for hears nothing, instead of that it is not there. */
  mayBeHidden?: true;
  /** W3C traceparent of the work that changed it. */
  trace?: string;
}

export type LiveListener = (event: LiveEvent) => void;

/** Port. Live events are hints: they may be lost, they are never the truth. */
export interface LiveEvents {
  /** Never rejects and waits a second at most: business goes on whether or not a hint is heard. */
  publish(event: LiveEvent): Promise<void>;
  /** Calls `listener` for each event of the tenant from now on; answers how to stop. */
  subscribe(tenantId: string, listener: LiveListener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
