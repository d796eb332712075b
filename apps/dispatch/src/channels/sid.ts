/**
 * Whether a provider's name for a message is one: printable ASCII, at most 64. Anything else is none; the
 * database might not even hold it.
 */
export const isSid = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,64}$/.test(value);
