import type { Producer, RetryOptions } from 'kafkajs';
import type { BusMessage } from '../../event-bus.js';
import { fnv1a } from '../../fnv1a.js';
import type { KafkaClient, NewClient } from '../connect-kafka.js';
import { toKafka } from '../kafka-message.js';
import type { KafkaNames } from '../kafka-names.js';

/** A request's messages for one partition travel as one batch, which may not be larger than its topic allows (2 MB). */
const requestBytes = 1_000_000;
/** About what headers and framing add to a message. */
const overheadBytes = 400;
const answerMs = 10_000;

type Outgoing = ReturnType<typeof toKafka> & { topic: string };

/**
 * A producer that numbers its messages, so that the broker throws away what a retry brings twice. It holds only for one
 * `send` at a time, and only until one fails: the client would give the numbers of a batch that may have been written to
 * other messages, which the broker would then take for doubles and drop. So callers queue, and open another after a failure.
 */
export class ConfirmedProducer {
  /** Where the messages of the present request go. */
  private readonly chosen = new Set<string>();
  private readonly producer: Producer;

  private constructor(
    private readonly client: KafkaClient,
    private readonly names: KafkaNames,
  ) {
    this.producer = client.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      // The same spreading of keys as the embedded log's.
      createPartitioner:
        () =>
        ({ topic, partitionMetadata, message }) => {
          const partition = fnv1a(String(message.key ?? '')) % partitionMetadata.length;
          this.chosen.add(`${topic}/${partition}`);
          return partition;
        },
    });
  }

  static async open(newClient: NewClient, names: KafkaNames, retry: RetryOptions): Promise<ConfirmedProducer> {
    const opened = new ConfirmedProducer(newClient(retry), names);
    try {
      await opened.producer.connect();
    } catch (error) {
      await opened.close();
      throw error;
    }
    return opened;
  }

  /** Resolves when every message is on all replicas that are in sync. Messages go in their order, a request after the other. */
  async send(messages: readonly BusMessage[]): Promise<void> {
    for (const request of requestsOf(
      messages.map((message) => ({ ...toKafka(message), topic: this.names.toKafka(message.topic) })),
    )) {
      this.chosen.clear();
      const answers = await this.producer.sendBatch({ acks: -1, timeout: answerMs, topicMessages: byTopic(request) });
      for (const { topicName, partition } of answers) this.chosen.delete(`${topicName}/${partition}`);
      // The client leaves out partitions whose leader moved, during a retry, to a broker that had answered already.
      if (this.chosen.size > 0) throw new Error(`Kafka has not confirmed ${[...this.chosen].join(', ')}.`);
    }
  }

  async close(): Promise<void> {
    await this.producer.disconnect().catch(() => undefined);
    this.client.cut();
  }
}

function* requestsOf(messages: readonly Outgoing[]): Generator<Outgoing[]> {
  let request: Outgoing[] = [];
  let bytes = 0;
  for (const message of messages) {
    const size = message.value.length + overheadBytes;
    if (request.length > 0 && bytes + size > requestBytes) {
      yield request;
      request = [];
      bytes = 0;
    }
    request.push(message);
    bytes += size;
  }
  if (request.length > 0) yield request;
}

function byTopic(messages: readonly Outgoing[]): { topic: string; messages: Outgoing[] }[] {
  const topics = new Map<string, Outgoing[]>();
  for (const message of messages) {
    const same = topics.get(message.topic);
    if (same === undefined) topics.set(message.topic, [message]);
    else same.push(message);
  }
  return [...topics].map(([topic, own]) => ({ topic, messages: own }));
}
