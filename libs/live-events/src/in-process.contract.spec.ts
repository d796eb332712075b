import { liveEventsContract } from './contract.js';
import { InProcessLiveEvents } from './in-process.js';

liveEventsContract('live events in one process', async () => {
  const one = new InProcessLiveEvents();
  return { here: one, there: one };
});
