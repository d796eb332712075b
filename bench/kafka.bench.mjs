// The same campaign over Kafka and over the embedded bus, in one run and in turn: what the bus of operators costs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareKafka, startKafka } from '../scripts/real-parts/kafka.mjs';
import { at, Product, row } from './support/product.mjs';

const people = Number(process.env.CAMPAIGN_PEOPLE ?? 20_000);
const rounds = Number(process.env.ROUNDS ?? 3);
const { jars, missing } = await prepareKafka();
if (missing) {
  console.log(`not run: Kafka (${missing})`);
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'bellbird-bench-kafka-'));
const kafka = await startKafka({ folder, jars });
try {
  const rates = { embedded: [], kafka: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const bus of ['embedded', 'kafka']) {
      const product = await Product.start(
        3962,
        bus === 'kafka' ? { EVENT_BUS: 'kafka', KAFKA_BROKERS: kafka.brokers, KAFKA_PREFIX: `bench${round}.` } : {},
      );
      try {
        rates[bus].push(people / (await product.send(await product.readyToText(people))).sending);
      } finally {
        await product.stop();
      }
    }
  }
  const [embedded, overKafka] = [rates.embedded, rates.kafka].map((each) => at(each, 0.5));
  console.log('| what | figure | mark |\n|---|---|---|');
  row(
    `campaign of ${people}, launch to completed, over Kafka`,
    `${Math.round(overKafka)}/s, embedded ${Math.round(embedded)}/s: ratio ${(overKafka / embedded).toFixed(2)} (medians of ${rounds}; ${[...rates.kafka.entries()].map(([n, each]) => (each / rates.embedded[n]).toFixed(2)).join(', ')})`,
    '≥ 0.80',
  );
} finally {
  await kafka.stop();
  await rm(folder, { recursive: true, force: true });
}
