import { fnv1a } from '@bellbird/event-bus';

export const shards = 8;

/** The outbox shard of a partition key: everything of one key goes through one relay, in order. */
export function shardOf(partitionKey: string): number {
  return fnv1a(partitionKey) % shards;
}
