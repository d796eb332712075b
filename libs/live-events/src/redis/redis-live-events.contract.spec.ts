import { testRedis } from '@bellbird/testing';
import { liveEventsContract } from '../live-events.contract.js';
import { RedisLiveEvents } from './redis-live-events.js';

liveEventsContract('live events on Redis', async () => {
  const url = await testRedis();
  return { here: await RedisLiveEvents.open({ url }), there: await RedisLiveEvents.open({ url }) };
});
