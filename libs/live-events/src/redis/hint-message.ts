import { liveEventTypes, type LiveEvent } from '../live-events.js';

/** What is written on a tenant's channel: ids and words of audiences, nothing of a person. */
export function hintMessage({ type, id, userId, audience, mayBeHidden, trace }: LiveEvent): string {
  return JSON.stringify({ type, id, userId, audience, mayBeHidden, trace });
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

/** No list that holds anything else is an audience: a hint for some must not become one for all. */
const isAudience = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 20 && value.every((each) => isId(each) && each.length <= 40);

/** What a message on a tenant's channel says; null where it is none of ours, whoever wrote it. */
export function readHint(tenantId: string, message: string): LiveEvent | null {
  if (message.length > 2_000) return null;
  let read: unknown;
  try {
    read = JSON.parse(message);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { type, id, userId, audience, mayBeHidden, trace } = read as Record<string, unknown>;
  const known = liveEventTypes.find((each) => each === type);
  if (known === undefined || !isId(id) || (userId !== undefined && !isId(userId))) return null;
  if (audience !== undefined && !isAudience(audience)) return null;
  return {
    type: known,
    tenantId,
    id,
    ...(userId !== undefined && { userId }),
    ...(audience !== undefined && { audience }),
    ...(mayBeHidden === true && { mayBeHidden }),
    ...(isId(trace) && { trace }),
  };
}
