const awayNow = new Set([
  'KafkaJSNumberOfRetriesExceeded',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSBrokerNotFound',
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSLockTimeout',
]);

/**
 * Whether brokers are away rather than something wrong: what is tried again later may succeed. The client wraps an error
 * that it has retried often enough into one that it calls not retriable, so the causes are asked too.
 */
export function isPassing(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 10; each = each.cause, depth++) {
    if ((each as { retriable?: boolean }).retriable === true || awayNow.has(each.name)) return true;
  }
  return false;
}
