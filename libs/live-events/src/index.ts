export { InProcessLiveEvents } from './in-process.js';
export type { LiveEvent, LiveEvents, LiveEventType, LiveListener } from './live-events.js';
export { openLiveEvents } from './open-live-events.js';
export { redisSettings } from './redis/redis-settings.js';
export { SparingHints } from './sparing-hints.js';
export { inItsTrace } from './in-its-trace.js';
