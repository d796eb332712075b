export type SaslMechanism = 'plain' | 'scram-sha-256' | 'scram-sha-512';

/** What a Kafka adapter may be told; everything but the brokers has a default that is meant for production. */
export interface KafkaBusOptions {
  /** host:port of at least one broker; the others are learnt from it. */
  brokers: readonly string[];
  /** Shown in the brokers' logs and quotas. */
  clientId?: string;
  ssl?: boolean;
  sasl?: { mechanism: SaslMechanism; username: string; password: string };
  /** Before the name of every topic and group, where several installations share a cluster. */
  prefix?: string;
  /** Of a topic that is made here. Keys move when it grows later, so give enough from the first day. */
  partitions?: number;
  /** Copies of a topic that is made here; what the cluster says by default unless told. From 3 on all but one must be in sync. */
  replication?: number;
  /** Publishes in flight at once in this process. */
  publishers?: number;
  /** Times that a publish is tried again, with growing pauses, before it is refused; 11 take about eight seconds where brokers refuse. */
  publishRetries?: number;
  /** Most partitions of one group in hand at once in this process. */
  concurrency?: number;
  /** So long after a process was killed its partitions go to others, milliseconds. */
  sessionMs?: number;
  /** So long a slice may keep others of its group from taking their share, milliseconds. */
  rebalanceMs?: number;
  /** The pause after a failed slice, doubled from the first to the most, milliseconds. */
  firstPauseMs?: number;
  mostPauseMs?: number;
  /** Topics made here keep messages so long. */
  retentionDays?: number;
  /** Hours instead of these days, by topic. */
  retentionHours?: Readonly<Record<string, number>>;
  /** Told of every failed slice, for the log; messages are never passed on. */
  onFailure?: (error: unknown, at: { group: string; topic: string; partition: number; failures: number }) => void;
  /** A group lost its brokers and will be back by itself, for the log. */
  onTrouble?: (error: unknown, group: string) => void;
  /** A group has stopped for good: the process must end, so that what watches over it starts another. */
  onCrash?: (error: unknown, group: string) => void;
}
