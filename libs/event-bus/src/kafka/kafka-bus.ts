import { CannotStart } from '@bellbird/errors';
import type { BusMessage, EventBus, Lag, SliceHandler, Subscription } from '../event-bus.js';
import { busRetentionDays } from '../retention.js';
import { loadKafka, patient } from './connect-kafka.js';
import { GroupConsumer } from './consuming/group-consumer.js';
import { GroupOffsets } from './consuming/group-offsets.js';
import { KafkaNames } from './kafka-names.js';
import type { KafkaBusOptions } from './kafka-options.js';
import { KafkaTopics } from './kafka-topics.js';
import { ProducerPool } from './producing/producer-pool.js';

const readyWithinMs = 3_000;

/** The bus on Kafka. A process opens one and gives it to all its services; each subscription is a member of its group. */
export class KafkaBus implements EventBus {
  private readonly groups = new Set<GroupConsumer>();
  private closing: Promise<void> | null = null;

  private constructor(
    private readonly closeAdmin: () => Promise<void>,
    private readonly topics: KafkaTopics,
    private readonly producers: ProducerPool,
    private readonly offsets: GroupOffsets,
    private readonly consumerOf: (
      group: string,
      topics: readonly string[],
      handle: SliceHandler,
      onStopped: (stopped: GroupConsumer) => void,
    ) => GroupConsumer,
  ) {}

  /** Connects to the cluster. @throws `KafkaUnreachable` where no broker answers within seconds, or it refuses us. */
  static async open(options: KafkaBusOptions): Promise<KafkaBus> {
    const names = new KafkaNames(options.prefix ?? '');
    const {
      concurrency = 4,
      sessionMs = 10_000,
      rebalanceMs = 30_000,
      firstPauseMs = 100,
      mostPauseMs = 15_000,
    } = options;
    const { onFailure = () => undefined, onTrouble = () => undefined, onCrash = crash } = options;
    const newClient = await loadKafka(options);
    const client = newClient(patient);
    const admin = client.kafka.admin();
    const closeAdmin = async (): Promise<void> => {
      await admin.disconnect().catch(() => undefined);
      client.cut();
    };
    try {
      await admin.connect();
      const offsets = await GroupOffsets.open(newClient, names);
      const topics = new KafkaTopics(
        admin,
        names,
        {
          partitions: options.partitions ?? 24,
          replication: options.replication ?? -1,
          retentionDays: options.retentionDays ?? busRetentionDays,
          retentionHours: options.retentionHours ?? {},
        },
        (made) => offsets.untilTopicsAreServed(made),
      );
      const settings = {
        concurrency,
        sessionMs,
        rebalanceMs,
        firstPauseMs,
        mostPauseMs,
        onFailure,
        onTrouble,
        onCrash,
      };
      const producers = new ProducerPool(newClient, names, options.publishers ?? 4, {
        ...patient,
        retries: options.publishRetries ?? patient.retries,
      });
      return new KafkaBus(closeAdmin, topics, producers, offsets, (group, of, handle, onStopped) => {
        const consumer: GroupConsumer = new GroupConsumer(newClient, names, group, of, handle, {
          ...settings,
          takeOut: (memberId) => offsets.takeOut(group, memberId),
          onStopped: () => onStopped(consumer),
        });
        return consumer;
      });
    } catch (error) {
      await closeAdmin();
      throw new KafkaUnreachable(
        `Kafka does not answer at ${options.brokers.join(', ')}: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }

  /** Without topics it is the question whether Kafka is there, answered within three seconds. */
  async ensureTopics(topics: readonly string[]): Promise<void> {
    await (topics.length === 0 ? within(readyWithinMs, this.offsets.ping()) : this.topics.ensure(topics));
  }

  async publish(messages: readonly BusMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await this.topics.requireAll(new Set(messages.map(({ topic }) => topic)));
    await this.producers.send(messages);
  }

  /** Resolves before the group has been joined; partitions come when the brokers have shared them out. */
  async subscribe(group: string, topics: readonly string[], handle: SliceHandler): Promise<Subscription> {
    if (topics.length === 0) return { stop: async () => undefined };
    await this.ensureTopics(topics);
    const consumer = this.consumerOf(group, topics, handle, (stopped) => this.groups.delete(stopped));
    this.groups.add(consumer);
    return consumer;
  }

  /** Of a group that works in this process, its topics; else those that it has handled anything of. */
  lag(group: string): Promise<Lag[]> {
    const own = [...this.groups].filter((consumer) => consumer.group === group).flatMap(({ topics }) => topics);
    return this.offsets.lag(group, [...new Set(own)]);
  }

  /** @throws while the group is at work in any process. */
  async replayFromStart(group: string, topic: string): Promise<void> {
    await this.topics.requireAll([topic]);
    await this.offsets.toStart(group, topic);
  }

  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    await Promise.all([...this.groups].map((consumer) => consumer.stop()));
    await this.producers.close();
    await this.offsets.close();
    await this.closeAdmin();
  }
}

export class KafkaUnreachable extends CannotStart {
  override readonly name = 'KafkaUnreachable';
}

/** Nobody was told what to do: the process ends, as after any error that nobody caught. */
function crash(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      work,
      new Promise<never>(
        (_, reject) => (timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms)),
      ),
    ]);
  } finally {
    clearTimeout(timer);
  }
}
