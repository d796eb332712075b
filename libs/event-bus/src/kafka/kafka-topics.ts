import type { Admin, ITopicConfig } from 'kafkajs';
import { CannotStart } from '@bellbird/errors';
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
/** What brokers may compress by and the client cannot read; `producer` leaves messages as they come, which is uncompressed from here. */
const unreadable = new Set(['snappy', 'lz4', 'zstd']);
/** Kafka's number for a topic among the things that have settings. */
const topicResource = 2;

/** A topic that could be written, and then ended every process that reads it. */
export class KafkaRecompresses extends CannotStart {
  override readonly name = 'KafkaRecompresses';
}

/** The topics of this installation. Those that are there already, made by operators or by another process, stay as they are. */
export class KafkaTopics {
  private readonly known = new Set<string>();
  private readonly readable = new Set<string>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly admin: Admin,
    private readonly names: KafkaNames,
    private readonly settings: TopicSettings,
    private readonly untilServed: (topics: readonly string[]) => Promise<void>,
  ) {}

  /**
   * Makes what is missing; one call after the other, for services of one process start together.
   * @throws `KafkaRecompresses` where the brokers would compress one that is there as nobody here can read.
   */
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
    const wanted = [...new Set(topics)].filter((topic) => !this.readable.has(topic));
    if (wanted.length === 0) return;
    await this.look();
    const missing = wanted.filter((topic) => !this.known.has(topic));
    const found = wanted.filter((topic) => this.known.has(topic));
    if (found.length > 0) await this.requireReadable(found);
    if (missing.length === 0) return;
    await this.admin.createTopics({
      topics: missing.map((topic) => this.declare(topic)),
      waitForLeaders: true,
      timeout: 15_000,
    });
    await this.untilServed(missing);
    for (const topic of missing) {
      this.known.add(topic);
      this.readable.add(topic);
    }
  }

  private async requireReadable(topics: readonly string[]): Promise<void> {
    const resources = topics.map((topic) => ({
      type: topicResource,
      name: this.names.toKafka(topic),
      configNames: ['compression.type'],
    }));
    // Who may not ask, or asks while brokers move, is not kept from his work.
    const answer = await this.admin.describeConfigs({ resources, includeSynonyms: false }).catch(() => null);
    for (const { resourceName, configEntries } of answer?.resources ?? []) {
      const compression = configEntries.find(({ configName }) => configName === 'compression.type')?.configValue ?? '';
      if (unreadable.has(compression))
        throw new KafkaRecompresses(
          `Kafka would compress the topic ${resourceName} by ${compression}, which Bellbird cannot read: set its compression.type to producer.`,
        );
      this.readable.add(this.names.fromKafka(resourceName));
    }
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
      // Whatever the cluster's default is: see `unreadable`.
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
