/** Injection tokens of what dispatch makes for itself. */
export const SENDING = Symbol('sending');
export const SMS_PROVIDER = Symbol('sms provider');
export const WEBHOOKS = Symbol('webhooks');
