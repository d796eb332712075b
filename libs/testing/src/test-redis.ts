import { askForPart } from './ask-for-part.js';

/** A Redis of this run that one spec has for itself, so that it may pull it down. */
export interface OwnRedis {
  /** For REDIS_URL. */
  url: string;
  /** kill -9: it keeps nothing. */
  kill(): void;
  /** SIGSTOP: it takes connections and answers nothing, until {@link OwnRedis.goOn}. */
  freeze(): void;
  goOn(): void;
  /** An empty one at the same place. */
  start(): Promise<void>;
}

interface Answer {
  url: string;
  pid: number;
}

/**
 * The Redis that the specs of this run share, for REDIS_URL: started when the first of them asks. A BELLBIRD_TEST_REDIS
 * that is set already is used as it is. Give channels and keys names of their own. @throws with the reason where none can be had.
 */
export async function testRedis(): Promise<string> {
  return process.env.BELLBIRD_TEST_REDIS ?? (await askForPart<Answer>('redis/shared')).url;
}

/** A Redis of one's own; it ends with the run. */
export async function ownRedis(): Promise<OwnRedis> {
  let redis = await askForPart<Answer>('redis/own');
  const { url } = redis;
  const signal = (name: NodeJS.Signals) => (): void => void process.kill(redis.pid, name);
  return {
    url,
    kill: signal('SIGKILL'),
    freeze: signal('SIGSTOP'),
    goOn: signal('SIGCONT'),
    start: async () => {
      redis = await askForPart<Answer>('redis/start', { url });
    },
  };
}
