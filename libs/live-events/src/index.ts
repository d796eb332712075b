export { InProcessLiveEvents } from './in-process.js';
export type { LiveEvent, LiveEvents, LiveEventType } from './live-events.js';
