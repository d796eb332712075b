import type { Logger } from '../telemetry/logger.js';

const inParallel = 8;

/** What a sweep does for each of many, eight at once. One that fails is said and left for the next sweep: it stops no other. */
export async function eachApart<T extends { tenantId: string }>(
  many: readonly T[],
  logger: Logger,
  work: (one: T) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < many.length; from += inParallel)
    await Promise.all(
      many.slice(from, from + inParallel).map(async (one) => {
        try {
          await work(one);
        } catch (error) {
          logger.warn({ err: error, tenantId: one.tenantId }, 'What was due for a business failed; it is tried again');
        }
      }),
    );
}
