export type { BusMessage, Delivered, EventBus, Lag, SliceHandler, Subscription } from './event-bus.js';
