import type { Admin, ITopicConfig } from 'kafkajs';
import type { KafkaNames } from './kafka-names.js';

export interface TopicSettings {
  partitions: number;
  replication: number;
  retentionDays: number;
  retentionHours: Readonly<Record<string, number>>;
}

/** An event may be 512 kB in the outbox, a little more as text; a batch of several is cut well below this. */
const mostBatchBytes = 2_097_152;
const hourMs = 3_600_000;
/** The topics of this installation. Those that are there already, made by operators or by another process, stay as they are. */
export class KafkaTopics {
  private readonly known = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly admin: Admin,
    private readonly names: KafkaNames,
    private readonly settings: TopicSettings,
    private readonly untilServed: (topics: readonly string[]) => Promise<void>,
  ) {}

  /** Makes what is missing; one call after the other, for services of one process start together. */
  ensure(topics: readonly string[]): Promise<void> {
    const mine = this.last.then(() => this.make(topics));
    this.last = mine.catch(() => undefined);
    return mine;
  }

  /** @throws where a topic was never made: the client would look for it until its patience ends. */
  async requireAll(topics: Iterable<string>): Promise<void> {
    const wanted = [...topics].filter((topic) => !this.known.has(topic));
    if (wanted.length === 0) return;
    await this.look();
    const missing = wanted.filter((topic) => !this.known.has(topic));
    if (missing.length > 0) throw new Error(`A topic was never made: ${missing.join(', ')}.`);
  }

  private async make(topics: readonly string[]): Promise<void> {
    const wanted = [...new Set(topics)].filter((topic) => !this.known.has(topic));
    if (wanted.length === 0) return;
    await this.look();
    const missing = wanted.filter((topic) => !this.known.has(topic));
    if (missing.length === 0) return;
    await this.admin.createTopics({
      topics: missing.map((topic) => this.declare(topic)),
      // The client gives up where a broker has not heard of the topic yet; we wait for that too.
      waitForLeaders: false,
      timeout: 15_000,
    });
    await this.untilServed(missing);
    for (const topic of missing) this.known.add(topic);
  }

  private async look(): Promise<void> {
    for (const name of await this.admin.listTopics())
      if (this.names.isOurs(name)) this.known.add(this.names.fromKafka(name));
  }

  private declare(topic: string): ITopicConfig {
    const { partitions, replication, retentionDays, retentionHours } = this.settings;
    const config = {
      'cleanup.policy': 'delete',
      'retention.ms': (retentionHours[topic] ?? retentionDays * 24) * hourMs,
      // Retention works by whole segments: what is to go after an hour must not wait for a week's segment to fill.
      'segment.ms': Math.min(24, retentionHours[topic] ?? 24) * hourMs,
      // The broker's time of writing: one clock for the age of what waits, whoever wrote it.
      'message.timestamp.type': 'LogAppendTime',
      'max.message.bytes': mostBatchBytes,
      // Whatever the cluster's default is: brokers have better to do.
      'compression.type': 'producer',
      ...(replication >= 3 && { 'min.insync.replicas': replication - 1 }),
    };
    return {
      topic: this.names.toKafka(topic),
      numPartitions: partitions,
      replicationFactor: replication,
      configEntries: Object.entries(config).map(([name, value]) => ({ name, value: String(value) })),
    };
  }
}
