interface RequestQueue {
  pending: unknown[];
  scheduleCheckPendingRequests(): void;
}

let rests = false;

/**
 * kafkajs 2.2.4 looks for requests to be sent a thousand times a second on every connection that was used once, whether
 * any waits or not: the time until the next look is that until the end of a throttle, which is long past. That is 4 % of a
 * core for an idle service. A look is needed only where a request waits; whoever puts one there asks for it.
 */
export async function restWhenIdle(): Promise<void> {
  if (rests) return;
  rests = true;
  // No part of the library's types.
  const inner: string = 'kafkajs/src/network/requestQueue/index.js';
  const { default: queue } = (await import(inner)) as { default: { prototype: RequestQueue } };
  const schedule = queue.prototype.scheduleCheckPendingRequests;
  queue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
    if (this.pending.length > 0) schedule.call(this);
  };
}
