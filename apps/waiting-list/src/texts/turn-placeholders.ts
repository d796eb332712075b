import { standardPlaceholders, turnPlaceholders, unknownPlaceholders } from '@bellbird/sms-text';
import type { TextKind } from '../settings/settings.js';

/** What texts of a turn may hold beside what every text may. */
export type QueuePlaceholder = (typeof turnPlaceholders)[number] | 'reviewLink';

const usual = standardPlaceholders.filter((each) => each !== 'optOutLink');

/** What stands in double braces and means nothing in a text of this kind. */
export const unknownInText = (kind: TextKind, text: string, attributeKeys: Iterable<string>): string[] =>
  unknownPlaceholders(text, attributeKeys, [
    ...usual,
    ...turnPlaceholders,
    ...(kind === 'thank-and-review' ? (['reviewLink'] as const) : []),
  ]);
