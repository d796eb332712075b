/** A broker of this run that one spec has for itself, so that it may pull it down. */
export interface OwnKafka {
  /** host:port, for KAFKA_BROKERS. */
  brokers: string;
  /** kill -9. */
  kill(): void;
  /** The same broker, come back with what it had written. */
  start(): Promise<void>;
}

interface Answer {
  brokers: string;
  pid: number;
  missing?: string;
}

/**
 * The Kafka that the specs of this run share, as host:port: started when the first of them asks, which takes 3 seconds,
 * and a minute where its jars have to be fetched. A BELLBIRD_TEST_KAFKA that is set already is used as it is. Give
 * topics and groups names of their own. @throws with the reason where none can be had.
 */
export async function testKafka(): Promise<string> {
  return process.env.BELLBIRD_TEST_KAFKA ?? (await ask('kafka/shared')).brokers;
}

/** A broker of one's own; it ends with the run. `settings` are Kafka's, over those of all test brokers. */
export async function ownKafka(settings: Readonly<Record<string, string | number>> = {}): Promise<OwnKafka> {
  let broker = await ask('kafka/own', settings);
  const { brokers } = broker;
  return {
    brokers,
    kill: () => void process.kill(broker.pid, 'SIGKILL'),
    start: async () => {
      broker = await ask('kafka/start', { brokers });
    },
  };
}

async function ask(what: string, body: object = {}): Promise<Answer> {
  const server = process.env.BELLBIRD_TEST_PARTS;
  if (server === undefined) throw new Error('BELLBIRD_TEST_PARTS is not set: run the test through the jest.config.mjs at the root.');
  const answer = await fetch(`${server}/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  const had = (await answer.json()) as Answer;
  if (had.missing !== undefined) throw new Error(`There is no Kafka for this test: ${had.missing}.`);
  return had;
}
