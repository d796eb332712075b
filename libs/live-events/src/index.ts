export { InProcessLiveEvents } from './in-process.js';
export type { LiveEvent, LiveEvents, LiveEventType } from './live-events.js';
export { SparingHints } from './sparing-hints.js';
