/** Injection tokens of what dispatch makes for itself. */
export const SENDING = Symbol('sending');
export const CHANNELS = Symbol('channels');
export const WEBHOOKS = Symbol('webhooks');
export const REDIRECT = Symbol('redirect');
