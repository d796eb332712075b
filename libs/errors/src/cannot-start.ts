/** A process cannot start. The message is one sentence for the person who starts it: what is missing, wrong or away. */
export class CannotStart extends Error {}

/** What a process says that ends for want of something: one sentence where it is told to a person, else the whole stack. */
export const lastWords = (error: unknown): string =>
  error instanceof CannotStart
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
