/** For calls that must reach the server in the order they were made: each begins once the one before has ended, well or not. */
export function takingTurns(): <T>(call: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const mine = last.then(call);
    last = mine.catch(() => undefined);
    return mine;
  };
}
