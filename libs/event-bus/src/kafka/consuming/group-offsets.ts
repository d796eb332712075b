import { setTimeout as pause } from 'node:timers/promises';
import type { Broker, Cluster } from 'kafkajs';
import type { Lag } from '../../event-bus.js';
import { brisk, type NewClient } from '../connect-kafka.js';
import { isPassing } from '../is-passing.js';
import type { KafkaNames } from '../kafka-names.js';

// A broker on a busy machine takes its time to lay out the partitions of all topics.
const servedWithinMs = 60_000;

interface At {
  topic: string;
  partition: number;
  offset: bigint;
}

/** What the client's types leave open of a fetched partition. */
interface Fetched {
  responses: { partitions: { messages: { offset: string; timestamp: string }[] }[] }[];
}

/**
 * Where groups stand. Reads and writes positions without joining a group: the client hands its connections to whoever
 * assigns partitions, and that is all that this consumer, which never runs, is for.
 */
export class GroupOffsets {
  /** When the message was written that a group has to handle next, by group and partition. */
  private readonly oldest = new Map<string, { offset: bigint; writtenAt: number }>();

  private constructor(
    private readonly cluster: Cluster,
    private readonly names: KafkaNames,
    readonly close: () => Promise<void>,
  ) {}

  static async open(newClient: NewClient, names: KafkaNames): Promise<GroupOffsets> {
    const { default: kafkajs } = await import('kafkajs');
    let cluster: Cluster | undefined;
    const client = newClient(brisk);
    const consumer = client.kafka.consumer({
      groupId: names.toKafka('reads-offsets'),
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: 100,
      partitionAssigners: [
        (config) => {
          cluster = config.cluster;
          return kafkajs.PartitionAssigners.roundRobin(config);
        },
      ],
    });
    const offsets = new GroupOffsets(cluster!, names, async () => {
      await consumer.disconnect().catch(() => undefined);
      client.cut();
    });
    try {
      await consumer.connect();
      await offsets.untilGroupsAreServed();
    } catch (error) {
      await offsets.close();
      throw error;
    }
    return offsets;
  }

  /** The first question about a group makes a new cluster create what it keeps positions in, which takes a second or two. */
  private async untilGroupsAreServed(): Promise<void> {
    const groupId = this.names.toKafka('reads-offsets');
    await untilServed(async () =>
      (await this.cluster.findGroupCoordinator({ groupId })).offsetFetch({ groupId, topics: [] }),
    );
  }

  /** Waits until topics that were just made can be written and read: their leaders are named before they are at work. */
  async untilTopicsAreServed(topics: readonly string[]): Promise<void> {
    await untilServed(() =>
      this.edges(
        topics.map((topic) => this.names.toKafka(topic)),
        'end',
      ),
    );
  }

  /** Of the topics that are named, else of all that the group has handled anything of. */
  async lag(group: string, subscribed: readonly string[]): Promise<Lag[]> {
    const groupId = this.names.toKafka(group);
    const coordinator = await this.cluster.findGroupCoordinator({ groupId });
    const { responses } = await coordinator.offsetFetch({ groupId, topics: [] });
    const committed = new Map(
      responses.flatMap(({ topic, partitions }) =>
        partitions.map(({ partition, offset }) => [`${topic}/${partition}`, BigInt(offset)] as const),
      ),
    );
    const names =
      subscribed.length > 0
        ? subscribed.map((topic) => this.names.toKafka(topic))
        : responses.map(({ topic }) => topic);
    if (names.length === 0) return [];
    const [ends, starts] = [await this.edges(names, 'end'), await this.edges(names, 'start')];
    return Promise.all(
      names.map(async (name) => {
        const behind = ends
          .filter(({ topic }) => topic === name)
          .map((end) => {
            const start =
              starts.find(({ topic, partition }) => topic === end.topic && partition === end.partition)?.offset ?? 0n;
            // Never committed is -1, reset is -2, and retention may have passed a group that slept: all mean the first that is left.
            const from = committed.get(`${end.topic}/${end.partition}`) ?? -1n;
            return { ...end, offset: from > start ? from : start, rows: end.offset - (from > start ? from : start) };
          })
          .filter(({ rows }) => rows > 0n);
        const ages = await Promise.all(behind.map((at) => this.ageOf(groupId, at)));
        return {
          group,
          topic: this.names.fromKafka(name),
          rows: Number(behind.reduce((sum, { rows }) => sum + rows, 0n)),
          seconds: Math.max(0, ...ages),
        };
      }),
    );
  }

  /** @throws while the group is at work anywhere. */
  async toStart(group: string, topic: string): Promise<void> {
    const groupId = this.names.toKafka(group);
    const starts = await this.edges([this.names.toKafka(topic)], 'start');
    const coordinator = await this.cluster.findGroupCoordinator({ groupId });
    try {
      await coordinator.offsetCommit({
        groupId,
        groupGenerationId: -1,
        memberId: '',
        topics: [
          {
            topic: this.names.toKafka(topic),
            partitions: starts.map(({ partition, offset }) => ({ partition, offset: offset.toString() })),
          },
        ],
      });
    } catch (error) {
      if (
        !['UNKNOWN_MEMBER_ID', 'ILLEGAL_GENERATION', 'REBALANCE_IN_PROGRESS'].includes(
          (error as { type?: string }).type ?? '',
        )
      )
        throw error;
      throw new Error(`The group ${group} is at work: stop its processes before it hears a topic again.`, {
        cause: error,
      });
    }
  }

  /** Takes a member out of its group that can no longer do so itself: nobody has to wait for its session to end. */
  async takeOut(group: string, memberId: string): Promise<void> {
    const groupId = this.names.toKafka(group);
    await untilServed(async () => {
      const coordinator = (await this.cluster.findGroupCoordinator({ groupId })) as Broker & {
        leaveGroup(of: { groupId: string; memberId: string }): Promise<unknown>;
      };
      await coordinator.leaveGroup({ groupId, memberId });
    }, isPassing);
  }

  /** @throws where no broker answers. */
  async ping(): Promise<void> {
    if ((await this.cluster.metadata()) === null) throw new Error('No broker of Kafka answers.');
  }

  /** The first offset that is left, or the next to be written, of every partition. */
  private async edges(topics: readonly string[], which: 'start' | 'end'): Promise<At[]> {
    await this.cluster.addMultipleTargetTopics([...topics]);
    await this.cluster.refreshMetadataIfNecessary();
    const ask = () =>
      this.cluster.fetchTopicsOffset(
        topics.map((topic) => ({
          topic,
          fromBeginning: which === 'start',
          partitions: this.cluster
            .findTopicPartitionMetadata(topic)
            .map(({ partitionId }) => ({ partition: partitionId })),
        })),
      );
    // Leaders move, and those of new topics are still being chosen.
    const answers = await ask().catch(async () => {
      await pause(200);
      await this.cluster.refreshMetadata();
      return ask();
    });
    return answers.flatMap(({ topic, partitions }) =>
      partitions.map(({ partition, offset }) => ({ topic, partition, offset: BigInt(offset) })),
    );
  }

  /** Seconds since the message was written, by the broker's clock. */
  private async ageOf(groupId: string, at: At): Promise<number> {
    const key = `${groupId}/${at.topic}/${at.partition}`;
    let known = this.oldest.get(key);
    if (known?.offset !== at.offset) {
      const writtenAt = await this.writtenAt(at);
      if (writtenAt === null) return 0;
      known = { offset: at.offset, writtenAt };
      this.oldest.set(key, known);
    }
    // eslint-disable-next-line bellbird/no-raw-clock -- compared with a broker's wall clock, for a metric
    return Math.max(0, (Date.now() - known.writtenAt) / 1_000);
  }

  private async writtenAt(at: At): Promise<number | null> {
    const leader = Object.keys(this.cluster.findLeaderForPartitions(at.topic, [at.partition]))[0];
    if (leader === undefined) return null;
    const broker: Broker = await this.cluster.findBroker({ nodeId: leader });
    // However little is asked for, the broker gives the one batch that the message lies in.
    const fetched = (await broker.fetch({
      maxWaitTime: 100,
      minBytes: 1,
      maxBytes: 1,
      topics: [
        { topic: at.topic, partitions: [{ partition: at.partition, fetchOffset: at.offset.toString(), maxBytes: 1 }] },
      ],
    })) as Fetched;
    const messages = fetched.responses[0]?.partitions[0]?.messages ?? [];
    const first = messages.find(({ offset }) => BigInt(offset) >= at.offset);
    return first === undefined ? null : Number(first.timestamp);
  }
}

/** Brokers that have just come up answer that they do not know yet. */
async function untilServed(
  ask: () => Promise<unknown>,
  mayPass: (error: unknown) => boolean = () => true,
): Promise<void> {
  for (const until = performance.now() + servedWithinMs; ; await pause(100)) {
    try {
      await ask();
      return;
    } catch (error) {
      if (performance.now() > until || !mayPass(error)) throw error;
    }
  }
}
