const byText = ['stop-word', 'start-word'];

/**
 * What stands for the reply that a notification tells of; null where it is about something else. Of STOP and START the
 * decision is told in place of the text, by its own id. `data` is JSON by type.
 */
export function inboundIdOf({ id, type, data }: { id: string; type: string; data: unknown }): string | null {
  if (data === null || typeof data !== 'object') return null;
  const { inboundId, source } = data as { inboundId?: unknown; source?: unknown };
  if (type === 'inbound-sms') return typeof inboundId === 'string' ? inboundId : null;
  const isDecision = type === 'opt-out' || type === 'opt-in';
  return isDecision && byText.includes(String(source)) ? id : null;
}
