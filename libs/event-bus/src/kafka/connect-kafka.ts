import net from 'node:net';
import tls from 'node:tls';
import type { ISocketFactoryArgs, Kafka, RetryOptions, SASLOptions } from 'kafkajs';
import { readEveryCompression } from './compression-codecs.js';
import { restWhenIdle } from './consuming/rest-when-idle.js';
import type { KafkaBusOptions } from './kafka-options.js';

/** Whose patience ends after about eight seconds of refusals (longer where brokers are silent: ten seconds a try): a publish is then refused, and its relay comes again with the same. */
export const patient: RetryOptions = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 11 };
/** For questions that somebody waits for: metrics and readiness. */
export const brisk: RetryOptions = { initialRetryTime: 100, maxRetryTime: 500, retries: 2 };

const closed = 'The client is closed.';

/** A client and its connections. */
export interface KafkaClient {
  kafka: Kafka;
  /** Ends every connection, also those that the client would still open: it goes on reconnecting after a disconnect. */
  cut(): void;
}

/** Makes a client; opens no connection yet. */
export type NewClient = (retry: RetryOptions) => KafkaClient;

/** The library, loaded here and not before, so that who runs the embedded bus does not pay for it. */
export async function loadKafka(options: KafkaBusOptions): Promise<NewClient> {
  const { default: kafkajs } = await import('kafkajs');
  await restWhenIdle();
  await readEveryCompression();
  return (retry) => {
    const sockets = new Set<net.Socket>();
    let isCut = false;
    const kafka = new kafkajs.Kafka({
      brokers: [...options.brokers],
      clientId: options.clientId ?? 'bellbird',
      ssl: options.ssl ?? false,
      ...(options.sasl !== undefined && { sasl: options.sasl as SASLOptions }),
      connectionTimeout: 3_000,
      authenticationTimeout: 10_000,
      requestTimeout: 10_000,
      retry,
      socketFactory: (to) => {
        const socket = isCut ? refusedSocket() : connectSocket(to);
        sockets.add(socket.once('close', () => sockets.delete(socket)));
        return socket;
      },
      // What it calls an error is most often a retry that succeeds; what matters is thrown, or told by the options' listeners.
      logLevel: kafkajs.logLevel.NOTHING,
    });
    const cut = (): void => {
      isCut = true;
      // Without an error the client would not hear of it, and look for overdue answers ten times a second for ever.
      for (const socket of sockets) socket.destroy(new Error(closed));
    };
    return { kafka, cut };
  };
}

/** The client's own, but that a small request (a commit, a heartbeat) does not wait until the one before it is acknowledged. */
function connectSocket({ host, port, ssl, onConnect }: ISocketFactoryArgs): net.Socket {
  const to = { host, port };
  const socket = ssl
    ? tls.connect({ ...to, ...(net.isIP(host) === 0 && { servername: host }), ...ssl }, onConnect)
    : net.connect(to, onConnect);
  return socket.setNoDelay(true).setKeepAlive(true, 60_000);
}

function refusedSocket(): net.Socket {
  const socket = new net.Socket();
  setImmediate(() => socket.destroy(new Error(closed)));
  return socket;
}
