export type { BusMessage, Delivered, EventBus, Lag, SliceHandler, Subscription } from './event-bus.js';
export { EmbeddedBus, type EmbeddedBusOptions } from './embedded/embedded-bus.js';
export { KafkaBus, KafkaUnreachable } from './kafka/kafka-bus.js';
export type { KafkaBusOptions } from './kafka/kafka-options.js';
export { fnv1a } from './fnv1a.js';
export { busSettings, openBus, type BusComposition } from './open-bus.js';
export { busRetentionDays } from './retention.js';
