export { outboxSchema, inboxRetentionDays } from './outbox-schema.js';
export { publish, publishMany, outgoing, type OutgoingEvent, type PublishOptions } from './publish.js';
export { shardOf } from './shard.js';
export { wakeRelay } from './relay-registry.js';
export { Relay, type RelayOptions, type RelayStats } from './relay.js';
export { consume, type ConsumeOptions, type Consuming, type ConsumerStats } from './consume.js';
export { on, type ConsumedEvent, type EventHandler } from './event-handler.js';
export { replayParked, parkedCount, dropParked, type ReplayOptions, type Replayed } from './replay-parked.js';
export { activeTraceparent } from './trace-context.js';
