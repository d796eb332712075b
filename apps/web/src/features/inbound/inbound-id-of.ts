/** Which reply a notification is about; null where it is about something else. `data` is JSON by type. */
export function inboundIdOf({ type, data }: { type: string; data: unknown }): string | null {
  if (type !== 'inbound-sms' || data === null || typeof data !== 'object') return null;
  const { inboundId } = data as { inboundId?: unknown };
  return typeof inboundId === 'string' ? inboundId : null;
}
