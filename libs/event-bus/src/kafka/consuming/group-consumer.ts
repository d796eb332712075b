import type { Consumer, EachBatchPayload } from 'kafkajs';
import type { SliceHandler, Subscription } from '../../event-bus.js';
import { patient, type NewClient } from '../connect-kafka.js';
import { isPassing } from '../is-passing.js';
import { fromKafka } from '../kafka-message.js';
import type { KafkaNames } from '../kafka-names.js';
import type { KafkaBusOptions } from '../kafka-options.js';

type Options = Required<
  Pick<
    KafkaBusOptions,
    'concurrency' | 'sessionMs' | 'rebalanceMs' | 'firstPauseMs' | 'mostPauseMs' | 'onFailure' | 'onTrouble' | 'onCrash'
  >
> & {
  /** Takes a member out of the group by its id. */
  takeOut: (memberId: string) => Promise<void>;
  onStopped: () => void;
};

const sliceMessages = 100;
const longestRestMs = 3_000;
/** Who worked for so long begins his pauses anew. */
const steadyMs = 60_000;

/**
 * One group in one process. The client gives it batches of partitions, several side by side, and joins the group again
 * after all of them have returned; so nothing is in hand here when partitions change their owner.
 */
export class GroupConsumer implements Subscription {
  private readonly failures = new Map<string, number>();
  private readonly resumes = new Set<NodeJS.Timeout>();
  /** Which member of its group this was last, while it may still be held for one. */
  private memberId: string | null = null;
  private stopped = false;
  private askStop: () => void = () => undefined;
  private readonly stopAsked = new Promise<void>((resolve) => (this.askStop = resolve));
  private readonly life: Promise<void>;

  constructor(
    private readonly newClient: NewClient,
    private readonly names: KafkaNames,
    readonly group: string,
    readonly topics: readonly string[],
    private readonly handle: SliceHandler,
    private readonly options: Options,
  ) {
    this.life = this.live();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.askStop();
    await this.life;
    this.options.onStopped();
  }

  /** One membership after the other, until it is stopped or something is wrong that no waiting mends. */
  private async live(): Promise<void> {
    let restMs = 250;
    for (;;) {
      const began = performance.now();
      const crash = await this.beMember();
      if (crash === null || this.stopped) return;
      if (!isPassing(crash.error)) return this.options.onCrash(crash.error, this.group);
      this.options.onTrouble(crash.error, this.group);
      restMs = performance.now() - began > steadyMs ? 250 : Math.min(longestRestMs, restMs * 2);
      await this.rest(restMs);
    }
  }

  /** Until it is stopped (null) or the client gives up. The client's own restart is not used: it outlives a stop. */
  private async beMember(): Promise<{ error: unknown } | null> {
    const client = this.newClient(patient);
    const consumer = client.kafka.consumer({
      groupId: this.names.toKafka(this.group),
      allowAutoTopicCreation: false,
      sessionTimeout: this.options.sessionMs,
      heartbeatInterval: this.heartbeatMs,
      rebalanceTimeout: this.options.rebalanceMs,
      // At five seconds, its default, a stop and a pause would take as long.
      maxWaitTimeInMs: 100,
      // A fetched partition must be able to hold the largest batch that its topic takes.
      maxBytesPerPartition: 2_097_152,
      retry: { ...patient, restartOnFailure: async () => false },
    });
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }) => void (this.memberId = payload.memberId));
    const crashed = new Promise<{ error: unknown }>((resolve) =>
      consumer.on(consumer.events.CRASH, ({ payload }) => resolve({ error: payload.error })),
    );
    try {
      await this.join(consumer);
      return await Promise.race([crashed, this.stopAsked.then(() => null)]);
    } catch (error) {
      return { error };
    } finally {
      for (const timer of this.resumes) clearTimeout(timer);
      this.resumes.clear();
      await consumer.disconnect().catch(() => undefined);
      client.cut();
    }
  }

  /** Waited for before every stop: a consumer that is told to stop while it joins never does. */
  private async join(consumer: Consumer): Promise<void> {
    await consumer.connect();
    // Brokers that were away for long know who was cut off from them as a member still, and would wait for him.
    if (this.memberId !== null) await this.options.takeOut(this.memberId).catch(() => undefined);
    this.memberId = null;
    await consumer.subscribe({ topics: this.topics.map((topic) => this.names.toKafka(topic)), fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: this.options.concurrency,
      eachBatch: (payload) => this.takeBatch(payload),
    });
  }

  /**
   * Slice by slice: handled, committed, only then passed. Errors of the client are thrown to it, which joins again or
   * reconnects and comes with what is not passed; a handler's rejection pauses its partition, and the others go on.
   */
  private async takeBatch({
    batch,
    heartbeat,
    resolveOffset,
    commitOffsetsIfNecessary,
    pause,
    isRunning,
    isStale,
  }: EachBatchPayload): Promise<void> {
    const { partition, messages } = batch;
    const topic = this.names.fromKafka(batch.topic);
    const lane = `${topic}/${partition}`;
    for (let from = 0; from < messages.length; from += sliceMessages) {
      await heartbeat(); // throws where the group changes: what is left is for its next owner
      if (this.stopped || !isRunning() || isStale()) return;
      const slice = messages.slice(from, from + sliceMessages);
      const beats = setInterval(() => void heartbeat().catch(() => undefined), this.heartbeatMs);
      try {
        await this.handle(slice.map((message) => fromKafka(topic, partition, message)));
      } catch (error) {
        const failures = (this.failures.get(lane) ?? 0) + 1;
        this.failures.set(lane, failures);
        this.resumeLater(pause(), failures);
        this.options.onFailure(error, { group: this.group, topic, partition, failures });
        return;
      } finally {
        clearInterval(beats);
      }
      this.failures.delete(lane);
      const last = from + sliceMessages >= messages.length ? batch.lastOffset() : slice.at(-1)!.offset;
      // Named one by one: without them the client commits nothing that it does not commit by itself.
      await commitOffsetsIfNecessary({
        topics: [{ topic: batch.topic, partitions: [{ partition, offset: (BigInt(last) + 1n).toString() }] }],
      });
      resolveOffset(slice.at(-1)!.offset);
    }
  }

  private resumeLater(resume: () => void, failures: number): void {
    const { firstPauseMs, mostPauseMs } = this.options;
    const ms = Math.min(mostPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 20)) * (0.5 + Math.random() / 2);
    const timer = setTimeout(() => {
      this.resumes.delete(timer);
      resume();
    }, ms);
    this.resumes.add(timer);
  }

  private get heartbeatMs(): number {
    return Math.min(1_000, this.options.sessionMs / 4);
  }

  private async rest(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([new Promise<void>((resolve) => (timer = setTimeout(resolve, ms))), this.stopAsked]);
    clearTimeout(timer);
  }
}
