/** Injection tokens of what the platform gives to a service. */
export const PLATFORM = Symbol('platform');
export const CONFIG = Symbol('config');
export const EVENT_BUS = Symbol('event bus');
export const CLOCK = Symbol('clock');
export const STORAGE = Symbol('storage');
export const LIVE_EVENTS = Symbol('live events');
export const LOGGER = Symbol('logger');
/** Reads who asks, for controllers beside the graph. */
export const READ_CONTEXT = Symbol('read context');
/** Where the service's own database is, for the few who need connections of their own (dispatch's lanes). */
export const DATABASE_URLS = Symbol('database urls');
