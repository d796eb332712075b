import { askForPart } from './ask-for-part.js';

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
}

/**
 * The Kafka that the specs of this run share, as host:port: started when the first of them asks, which takes 3 seconds,
 * and a minute where its jars have to be fetched. A BELLBIRD_TEST_KAFKA that is set already is used as it is. Give
 * topics and groups names of their own. @throws with the reason where none can be had.
 */
export async function testKafka(): Promise<string> {
  return process.env.BELLBIRD_TEST_KAFKA ?? (await askForPart<Answer>('kafka/shared')).brokers;
}

/** A broker of one's own; it ends with the run. `settings` are Kafka's, over those of all test brokers. */
export async function ownKafka(settings: Readonly<Record<string, string | number>> = {}): Promise<OwnKafka> {
  let broker = await askForPart<Answer>('kafka/own', settings);
  const { brokers } = broker;
  return {
    brokers,
    kill: () => void process.kill(broker.pid, 'SIGKILL'),
    start: async () => {
      broker = await askForPart<Answer>('kafka/start', { brokers });
    },
  };
}
