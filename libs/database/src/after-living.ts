/** Between two of them what came in meanwhile is read. */
const steps = 20;

/**
 * Calls `over`, once, when this process has lived through `ms`. What others answered while it stood still lies unread, so
 * that such a time says nothing of them: however long, it counts as one step of twenty. Keeps no process alive. What it
 * answers ends the wait.
 */
export function afterLiving(ms: number, over: () => void): () => void {
  let left = steps;
  let isEnded = false;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    // After a stand-still in the last step, too, what came in is read first.
    setImmediate(() => isEnded || over());
  }, ms / steps).unref();
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
