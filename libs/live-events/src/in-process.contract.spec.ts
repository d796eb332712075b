import { InProcessLiveEvents } from './in-process.js';
import { liveEventsContract } from './live-events.contract.js';

liveEventsContract('live events in one process', async () => {
  const one = new InProcessLiveEvents();
  return { here: one, there: one };
});
