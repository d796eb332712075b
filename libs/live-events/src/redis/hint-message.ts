import { liveEventTypes, type LiveEvent } from '../live-events.js';

/** What is written on a tenant's channel: ids alone, nothing of a person. */
export function hintMessage({ type, id, userId, trace }: LiveEvent): string {
  return JSON.stringify({ type, id, userId, trace });
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 200;

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
  const { type, id, userId, trace } = read as Record<string, unknown>;
  const known = liveEventTypes.find((each) => each === type);
  if (known === undefined || !isId(id) || (userId !== undefined && !isId(userId))) return null;
  return { type: known, tenantId, id, ...(userId !== undefined && { userId }), ...(isId(trace) && { trace }) };
}
