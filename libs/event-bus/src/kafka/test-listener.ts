import { setTimeout as pause } from 'node:timers/promises';
import { openBus } from '../open-bus.js';
import { busMessage } from '../test-message.js';

/**
 * For this library's own tests: a process that listens, so that it can be killed and stopped. Prints a line for each
 * message once it is handled. KAFKA_BROKERS, LISTEN_GROUP, LISTEN_TOPIC, LISTEN_MS, which a slice takes, and LISTEN_SAYS,
 * how many messages it tells itself first. A killed one is succeeded after 1.5 seconds.
 */
const { LISTEN_GROUP, LISTEN_TOPIC, LISTEN_MS, LISTEN_SAYS } = process.env;
const bus = await openBus(
  { ...process.env, EVENT_BUS: 'kafka' },
  {
    embeddedUrl: () => Promise.reject(new Error('Kafka was meant.')),
    retentionHours: {},
    kafka: { partitions: 8, sessionMs: 1_500 },
  },
);
await bus.ensureTopics([LISTEN_TOPIC!]);
await bus.publish(
  Array.from({ length: Number(LISTEN_SAYS ?? 0) }, (_, n) => busMessage(LISTEN_TOPIC!, `said-${n}`, n)),
);
await bus.subscribe(LISTEN_GROUP!, [LISTEN_TOPIC!], async (slice) => {
  process.stdout.write(`begun ${slice[0]!.partition}\n`);
  await pause(Number(LISTEN_MS ?? 0));
  process.stdout.write(slice.map(({ key, aggregateVersion }) => `heard ${key} ${aggregateVersion}\n`).join(''));
});
process.stdout.write('listening\n');
process.once('SIGTERM', () => void bus.close().then(() => process.exit(0)));
