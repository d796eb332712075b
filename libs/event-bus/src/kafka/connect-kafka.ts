import type { Kafka, RetryOptions, SASLOptions } from 'kafkajs';
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
    // What it calls an error is most often a retry that succeeds; what matters is thrown, or told by the options' listeners.
    logLevel: kafkajs.logLevel.NOTHING,
  });
}
