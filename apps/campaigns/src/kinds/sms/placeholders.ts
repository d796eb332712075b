import { campaignPlaceholders, placeholdersUsed, turnPlaceholders, unknownPlaceholders } from '@bellbird/sms-text';

const ofTurns: ReadonlySet<string> = new Set(turnPlaceholders);

/** What is wrong with the placeholders of a text that is sent to many, or becomes one; null where nothing is. */
export function wrongPlaceholders(text: string, attributeKeys: readonly string[]): string | null {
  if (placeholdersUsed(text).some((key) => ofTurns.has(key)))
    return 'Turn placeholders stand only in waiting-list messages.';
  const unknown = unknownPlaceholders(text, attributeKeys, campaignPlaceholders);
  return unknown.length === 0 ? null : `Unknown placeholder: ${unknown.slice(0, 5).join(', ')}`;
}
