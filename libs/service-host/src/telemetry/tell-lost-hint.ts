import type { Logger } from './logger.js';

/** For `connectDatabase`: logs what a hint after a commit threw. */
export const tellLostHint =
  (logger: Logger) =>
  (error: unknown): void =>
    logger.warn({ err: error }, 'What is told after a commit failed; what was committed stands');
