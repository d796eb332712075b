/** A call that has not ended after so long holds up nobody: its connection is dead, or its order matters no more. */
const mostMs = 30_000;

/** For calls that must reach the server in the order they were made: each begins once the one before has ended, well or not. */
export function takingTurns(): <T>(call: () => Promise<T>) => Promise<T> {
  let free: Promise<void> = Promise.resolve();
  return (call) => {
    const mine = free.then(call);
    free = free.then(() => endOf(mine));
    return mine;
  };
}

const endOf = (call: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, mostMs);
    const end = (): void => (clearTimeout(timer), resolve());
    call.then(end, end);
  });
