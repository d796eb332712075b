import { setTimeout as pause } from 'node:timers/promises';
import { openBus } from '../open-bus.js';

/**
 * For this library's own tests: a process that listens, so that it can be killed and stopped. Prints a line for each
 * message once it is handled. KAFKA_BROKERS, LISTEN_GROUP, LISTEN_TOPIC, and LISTEN_MS, which a slice takes.
 * A killed one is succeeded after 1.5 seconds.
 */
const { LISTEN_GROUP, LISTEN_TOPIC, LISTEN_MS } = process.env;
const bus = await openBus({ ...process.env, EVENT_BUS: 'kafka' }, {
  embeddedUrl: () => Promise.reject(new Error('Kafka was meant.')), retentionHours: {}, kafka: { partitions: 8, sessionMs: 1_500 },
});
await bus.subscribe(LISTEN_GROUP!, [LISTEN_TOPIC!], async (slice) => {
  process.stdout.write(`begun ${slice[0]!.partition}\n`);
  await pause(Number(LISTEN_MS ?? 0));
  process.stdout.write(slice.map(({ key, aggregateVersion }) => `heard ${key} ${aggregateVersion}\n`).join(''));
});
process.stdout.write('listening\n');
process.once('SIGTERM', () => void bus.close().then(() => process.exit(0)));
