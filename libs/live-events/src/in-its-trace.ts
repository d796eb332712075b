import { activeTraceparent } from '@bellbird/outbox/trace-context';
import type { LiveEvent } from './live-events.js';

/** A hint that says whose work it tells of: the trace of the work in hand, unless it has one already. */
export function inItsTrace(event: LiveEvent): LiveEvent {
  const trace = event.trace ?? activeTraceparent();
  return trace === null ? event : { ...event, trace };
}
