import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import kafkajs, { type Cluster } from 'kafkajs';
import { eventually, spawnService, testKafka, type Service } from '@bellbird/testing';
import type { Delivered } from '../event-bus.js';
import { busMessage } from '../test-message.js';
import { KafkaBus } from './kafka-bus.js';
import type { KafkaBusOptions } from './kafka-options.js';

const range = (length: number): number[] => Array.from({ length }, (_, n) => n);
const keys = range(24).map((n) => `key-${n}`);

describe('groups on Kafka', () => {
  let brokers: string;
  let topic: string;
  let group: string;
  let buses: KafkaBus[];
  let processes: Service[];

  const open = async (options: Partial<KafkaBusOptions> = {}): Promise<KafkaBus> => {
    const bus = await KafkaBus.open({ brokers: [brokers], partitions: 8, sessionMs: 1_500, ...options });
    buses.push(bus);
    await bus.ensureTopics([topic]);
    return bus;
  };
  const listener = async (env: Record<string, string> = {}): Promise<Service> => {
    const entry = new URL('test-listener.ts', import.meta.url);
    const service = await spawnService({
      entry,
      env: { KAFKA_BROKERS: brokers, LISTEN_GROUP: group, LISTEN_TOPIC: topic, ...env },
      ready: /^listening/,
    });
    processes.push(service);
    return service;
  };
  /** Kafka as an operator or another product would use it. */
  const plain = (): InstanceType<typeof kafkajs.Kafka> =>
    new kafkajs.Kafka({ brokers: [brokers], logLevel: kafkajs.logLevel.NOTHING });
  const heardBy = (service: Service): string[] =>
    service.lines.filter((line) => line.startsWith('heard ')).map((line) => line.slice(6));
  const asHeard = (messages: readonly Delivered[]): string[] =>
    messages.map(({ key, aggregateVersion }) => `${key} ${aggregateVersion}`);
  /** Of each key every number up to `rounds`, first hearings in order: what comes twice may, what is skipped may not. */
  const expectWhole = (heard: readonly string[], rounds: number): void => {
    const first = [...new Set(heard)];
    for (const key of keys)
      expect(first.filter((each) => each.startsWith(`${key} `))).toEqual(range(rounds).map((n) => `${key} ${n}`));
  };
  const publishRounds = async (bus: KafkaBus, rounds: number, everyMs: number): Promise<void> => {
    for (const n of range(rounds)) {
      await bus.publish(keys.map((key) => busMessage(topic, key, n)));
      await pause(everyMs);
    }
  };

  beforeAll(async () => {
    brokers = await testKafka();
  }, 240_000);
  beforeEach(() => {
    [topic, group] = ['topic', 'group'].map((what) => `groups.${what}.${randomBytes(6).toString('hex')}`) as [
      string,
      string,
    ];
    buses = [];
    processes = [];
  });
  afterEach(async () => {
    await Promise.all([...buses.map((bus) => bus.close()), ...processes.map((each) => each.kill('SIGKILL'))]);
  });

  it('delivers each message by itself, without waiting for the next', async () => {
    const bus = await open();
    const slices: number[][] = [];
    await bus.subscribe(
      group,
      [topic],
      async (slice) => void slices.push(slice.map(({ aggregateVersion }) => Number(aggregateVersion))),
    );
    for (const n of range(40)) {
      await bus.publish([busMessage(topic, `k${n}`, n)]);
      await eventually(() => expect(slices).toEqual(range(n + 1).map((each) => [each])), { everyMs: 1 });
    }
  });

  it('skips no message and keeps the order of each key while members come and go in the middle of their work (check 46, short)', async () => {
    const steady = await open();
    const heard: Delivered[] = [];
    const listen = (bus: KafkaBus) =>
      bus.subscribe(group, [topic], async (slice) => {
        await pause(20);
        heard.push(...slice);
      });
    await listen(steady);
    const publishing = publishRounds(steady, 40, 60);
    for (const _ of range(3)) {
      const passing = await open();
      await listen(passing);
      await pause(600);
      await passing.close();
    }
    await publishing;
    await eventually(() => expectWhole(asHeard(heard), 40), { timeoutMs: 10_000 });
    console.info(`6 rebalances: ${heard.length} heard of ${40 * keys.length}`);
    await eventually(async () => expect((await steady.lag(group))[0]!.rows).toBe(0));
  }, 40_000);

  it('keeps its partitions while a slice takes longer than a session', async () => {
    // Long enough for a busy machine, on which this process itself may stop for a second.
    const options = { sessionMs: 3_000 };
    const [one, two] = [await open(options), await open(options)];
    let deliveries = 0;
    const handle = async (): Promise<void> => {
      deliveries += 1;
      await pause(4_500);
    };
    await one.subscribe(group, [topic], handle);
    await two.subscribe(group, [topic], handle);
    await eventually(async () => expect((await membersOf(group)).length).toBe(2));
    await one.publish([busMessage(topic, 'k', 0)]);
    await eventually(async () => expect((await one.lag(group))[0]!.rows).toBe(0), { timeoutMs: 15_000 });
    expect(deliveries).toBe(1);
  }, 40_000);

  it('takes over the partitions of a process that was killed in the middle of a slice, and loses nothing', async () => {
    const bus = await open();
    const dying = await listener({ LISTEN_MS: '150' });
    const heard: Delivered[] = [];
    await bus.subscribe(group, [topic], async (slice) => void heard.push(...slice));
    await eventually(async () => expect((await membersOf(group)).length).toBe(2));
    const publishing = publishRounds(bus, 40, 50);
    await dying.waitForLine(/^heard/);
    await dying.kill('SIGKILL');
    await publishing;
    await eventually(() => expectWhole([...heardBy(dying), ...asHeard(heard)], 40), { timeoutMs: 20_000 });
  }, 60_000);

  it('comes back by itself when it was stopped for longer than a session (check 47, short)', async () => {
    const bus = await open();
    const frozen = await listener({ LISTEN_MS: '50' });
    await bus.publish(keys.map((key) => busMessage(topic, key, 0)));
    await frozen.waitForLine(/^heard/);
    process.kill(frozen.pid, 'SIGSTOP');
    await eventually(async () => expect(await membersOf(group)).toEqual([]), { timeoutMs: 20_000 });
    await bus.publish(keys.map((key) => busMessage(topic, key, 1)));
    process.kill(frozen.pid, 'SIGCONT');
    await eventually(() => expectWhole(heardBy(frozen), 2), { timeoutMs: 10_000 });
    expect(await frozen.kill('SIGTERM')).toBe(0);
  }, 60_000);

  it('ends the process when its group can never be joined, with a sentence that says so', async () => {
    const foreign = plain().consumer({
      groupId: group,
      maxWaitTimeInMs: 100,
      partitionAssigners: [
        (config) => ({
          ...kafkajs.PartitionAssigners.roundRobin(config),
          name: 'foreign',
          protocol: () => ({ name: 'foreign', metadata: Buffer.alloc(0) }),
        }),
      ],
    });
    await open();
    await foreign.connect();
    await foreign.subscribe({ topics: [topic] });
    await foreign.run({ eachMessage: async () => undefined });
    const refused = await listener();
    expect(await refused.ended).toBe(1);
    expect(refused.lines.join('\n')).toMatch(
      new RegExp(`event bus: ${group} has stopped for good, so this process ends: .*protocol`),
    );
    await foreign.disconnect();
  }, 30_000);

  it('counts from the first message that is left for a group that was never there, was reset by an operator, or slept too long', async () => {
    const bus = await open();
    await bus.publish(range(30).map((n) => busMessage(topic, 'k', n)));
    const admin = plain().admin();
    await admin.connect();
    await resetByOperator();
    expect(await bus.lag(group)).toEqual([{ group, topic, rows: 30, seconds: expect.any(Number) }]);
    const [busiest] = (await admin.fetchTopicOffsets(topic)).filter(({ high }) => high === '30');
    await admin.deleteTopicRecords({ topic, partitions: [{ partition: busiest!.partition, offset: '12' }] });
    expect((await bus.lag(group))[0]!.rows).toBe(18);
    const heard: Delivered[] = [];
    await bus.subscribe(group, [topic], async (slice) => void heard.push(...slice));
    await eventually(() => heard.length === 18);
    expect(heard[0]!.offset).toBe(12n);
    await admin.disconnect();
  }, 20_000);

  it('plays nothing again for a group that is at work', async () => {
    const bus = await open();
    await bus.subscribe(group, [topic], async () => undefined);
    await eventually(async () => expect((await membersOf(group)).length).toBe(1));
    await expect(bus.replayFromStart(group, topic)).rejects.toThrow(`The group ${group} is at work`);
  });

  it('delivers what others wrote as it is, so that it can be refused by name', async () => {
    const bus = await open();
    const producer = plain().producer({ createPartitioner: kafkajs.Partitioners.DefaultPartitioner });
    await producer.connect();
    await producer.send({
      topic,
      messages: [
        { key: null, value: null, partition: 0 },
        { key: 'k', value: Buffer.from([0xff, 0xfe]), headers: { type: 'x', agg_version: 'many' }, partition: 0 },
      ],
    });
    await producer.disconnect();
    const heard: Delivered[] = [];
    await bus.subscribe(group, [topic], async (slice) => void heard.push(...slice));
    await eventually(() => heard.length === 2);
    expect(heard[0]).toMatchObject({ key: '', value: '', type: '', eventId: '' });
    expect(heard[1]).toMatchObject({ key: 'k', type: 'x', aggregateVersion: 0n });
    await eventually(async () => expect((await bus.lag(group))[0]!.rows).toBe(0));
  });

  it('keeps two installations on one cluster apart', async () => {
    const [one, two] = [await open({ prefix: `${topic}.one.` }), await open({ prefix: `${topic}.two.` })];
    const heard: string[] = [];
    await one.subscribe(
      group,
      [topic],
      async (slice) => void heard.push(...slice.map(({ key, topic: of }) => `one ${key} ${of === topic}`)),
    );
    await two.subscribe(
      group,
      [topic],
      async (slice) => void heard.push(...slice.map(({ key, topic: of }) => `two ${key} ${of === topic}`)),
    );
    await one.publish([busMessage(topic, 'a', 0)]);
    await two.publish([busMessage(topic, 'b', 0)]);
    await eventually(() => heard.length === 2);
    expect(heard.sort()).toEqual(['one a true', 'two b true']);
    expect(await one.lag(group)).toEqual([{ group, topic, rows: expect.any(Number), seconds: expect.any(Number) }]);
  });

  it('makes topics that keep messages as long as each is to be kept, and leaves those alone that are there', async () => {
    const short = `${topic}.short`;
    const admin = plain().admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic: `${topic}.theirs`, numPartitions: 3 }] });
    const bus = await open({ retentionHours: { [short]: 1 } });
    await Promise.all([bus.ensureTopics([short, `${topic}.theirs`]), bus.ensureTopics([short, topic])]);
    /** As it was set for this topic; null where the cluster's default decides. */
    const settingOf = async (name: string, setting: string): Promise<string | null | undefined> => {
      const { resources } = await admin.describeConfigs({
        includeSynonyms: false,
        resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name }],
      });
      const entry = resources[0]!.configEntries.find(({ configName }) => configName === setting);
      return entry?.isDefault === true ? null : entry?.configValue;
    };
    expect(await settingOf(topic, 'retention.ms')).toBe(String(7 * 86_400_000));
    expect(await settingOf(short, 'retention.ms')).toBe('3600000');
    expect(await settingOf(topic, 'message.timestamp.type')).toBe('LogAppendTime');
    expect(await settingOf(topic, 'compression.type')).toBe('producer');
    expect(await settingOf(`${topic}.theirs`, 'compression.type')).toBeNull();
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic, `${topic}.theirs`] });
    expect(Object.fromEntries(topics.map(({ name, partitions }) => [name, partitions.length]))).toEqual({
      [topic]: 8,
      [`${topic}.theirs`]: 3,
    });
    await admin.disconnect();
  });

  it('reads what others compress, by whatever there is, and Kafka takes nothing that does not unfold', async () => {
    const admin = plain().admin();
    await admin.connect();
    const compressions = ['gzip', 'snappy', 'lz4', 'zstd'];
    const topics = compressions.map((value) => `${topic}.${value}`);
    await admin.createTopics({
      topics: topics.map((name, at) => ({
        topic: name,
        numPartitions: 1,
        configEntries: [{ name: 'compression.type', value: compressions[at]! }],
      })),
    });
    await admin.disconnect();
    const bus = await open();
    const heard: Delivered[] = [];
    await bus.subscribe(group, [topic, ...topics], async (slice) => void heard.push(...slice));
    // Longer than what the codecs take at once.
    const long = 'Grüße '.repeat(20_000);
    for (const each of topics) await bus.publish(range(3).map((n) => busMessage(each, 'k', n, `${long}${n}`)));
    await eventually(() => expect(heard.length).toBe(12), { timeoutMs: 15_000 });
    for (const each of topics)
      expect(heard.filter((one) => one.topic === each).map(({ value }) => value)).toEqual(
        range(3).map((n) => `${long}${n}`),
      );

    const ours = kafkajs.CompressionCodecs[kafkajs.CompressionTypes.ZSTD];
    kafkajs.CompressionCodecs[kafkajs.CompressionTypes.ZSTD] = () => ({ compress: async () => randomBytes(64) });
    const producer = plain().producer({
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      retry: { retries: 0 },
    });
    await producer.connect();
    const broken = { topic, compression: kafkajs.CompressionTypes.ZSTD, messages: [{ value: 'x' }] };
    await expect(producer.send(broken)).rejects.toMatchObject({ name: 'KafkaJSProtocolError' });
    await producer.disconnect();
    kafkajs.CompressionCodecs[kafkajs.CompressionTypes.ZSTD] = ours;
  }, 40_000);

  it('refuses a topic that Kafka could not hold', async () => {
    await expect((await open()).ensureTopics(['no topic'])).rejects.toThrow('cannot be a name in Kafka');
  });

  /** What the client's `admin.resetOffsets` leaves behind: −2 for "the earliest". It waits five seconds for that, as a member of the group. */
  async function resetByOperator(): Promise<void> {
    let cluster: Cluster | undefined;
    const operator = plain().consumer({
      groupId: group,
      partitionAssigners: [
        (config) => {
          cluster = config.cluster;
          return kafkajs.PartitionAssigners.roundRobin(config);
        },
      ],
    });
    await operator.connect();
    const coordinator = await cluster!.findGroupCoordinator({ groupId: group });
    await coordinator.offsetCommit({
      groupId: group,
      groupGenerationId: -1,
      memberId: '',
      topics: [{ topic, partitions: range(8).map((partition) => ({ partition, offset: '-2' })) }],
    });
    await operator.disconnect();
  }

  async function membersOf(of: string): Promise<unknown[]> {
    const admin = plain().admin();
    await admin.connect();
    try {
      const { groups } = await admin.describeGroups([of]);
      return groups[0]!.state === 'Stable' || groups[0]!.state === 'Empty' ? groups[0]!.members : ['changing'];
    } finally {
      await admin.disconnect();
    }
  }
});
