import net from 'node:net';
import tls from 'node:tls';
import type { ISocketFactoryArgs, Kafka, RetryOptions, SASLOptions } from 'kafkajs';
import type { KafkaBusOptions } from './kafka-options.js';

/** Whose patience ends after about eight seconds: a publish is then refused, and its relay comes again with the same. */
export const patient: RetryOptions = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 11 };
/** For questions that somebody waits for: metrics and readiness. */
export const brisk: RetryOptions = { initialRetryTime: 100, maxRetryTime: 500, retries: 2 };

/** The client, loaded here and not before, so that who runs the embedded bus does not pay for it. Opens no connection. */
export async function connectKafka(options: KafkaBusOptions, retry: RetryOptions): Promise<Kafka> {
  const { default: kafkajs } = await import('kafkajs');
  return new kafkajs.Kafka({
    brokers: [...options.brokers],
    clientId: options.clientId ?? 'bellbird',
    ssl: options.ssl ?? false,
    ...(options.sasl !== undefined && { sasl: options.sasl as SASLOptions }),
    connectionTimeout: 3_000,
    authenticationTimeout: 10_000,
    requestTimeout: 10_000,
    retry,
    socketFactory: connectSocket,
    // What it calls an error is most often a retry that succeeds; what matters is thrown, or told by the options' listeners.
    logLevel: kafkajs.logLevel.NOTHING,
  });
}

/** The client's own, but that a small request (a commit, a heartbeat) does not wait until the one before it is acknowledged. */
function connectSocket({ host, port, ssl, onConnect }: ISocketFactoryArgs): net.Socket {
  const to = { host, port };
  const socket = ssl ? tls.connect({ ...to, ...(net.isIP(host) === 0 && { servername: host }), ...ssl }, onConnect) : net.connect(to, onConnect);
  return socket.setNoDelay(true).setKeepAlive(true, 60_000);
}
