export type { BusMessage, Delivered, EventBus, Lag, SliceHandler, Subscription } from './event-bus.js';
export { EmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus.js';
export { fnv1a } from './fnv1a.js';
export { busRetentionDays } from './retention.js';
