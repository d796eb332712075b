export { outboxSchema, parkedKeysOfAnyLength, keptUntilKnown, inboxRetentionDays } from './outbox-schema.js';
export { publish, publishMany, outgoing, type OutgoingEvent, type PublishOptions } from './publish.js';
export { outboxRow, type MembersInSql, type RowInSql } from './outbox-row.js';
export { shardOf } from './relay/shard.js';
export { wakeRelay } from './relay/relay-registry.js';
export { Relay, type RelayOptions, type RelayStats } from './relay/relay.js';
export { consume, type ConsumeOptions, type Consuming, type ConsumerStats } from './consume/consume.js';
export { on, onMany, type ConsumedEvent, type EventHandler } from './consume/event-handler.js';
export { keptCount } from './consume/take-up-kept.js';
export { replayParked, parkedCount, dropParked, type ReplayOptions, type Replayed } from './consume/replay-parked.js';
export {
  activeTraceparent,
  canBeTraced,
  faultName,
  inService,
  inSpan,
  inTraceOf,
  isTraced,
  ofService,
  sampledTraceparent,
  serviceOf,
  type SpanWish,
} from './trace-context.js';
