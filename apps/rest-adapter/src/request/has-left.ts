/** What a request tells of its connection; `errored` is what its body ended with. */
interface Connection {
  destroyed: boolean;
  complete: boolean;
  errored: Error | null;
}

/**
 * Whether a request failed as its client left: before all of it had come, or before what had come was read. It hears no
 * answer, and its leaving is no fault of ours.
 */
export const hasLeft = ({ destroyed, complete, errored }: Connection, error: unknown): boolean =>
  destroyed && (!complete || error === errored);
