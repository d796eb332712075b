import type { FieldError } from '@bellbird/errors';
import type { GivenVariant } from '../../variants/variant.js';
import type { Given } from '../campaign-kind.js';
import type { SmsContent } from './input.js';
import { longestMessage } from './longest-message.js';

/** What is wrong with each of several texts by itself, also while they are being written. */
export const wrongMembers = (variants: readonly GivenVariant[]): FieldError[] =>
  variants.flatMap(({ message, share }, at) => [
    ...(message.length > longestMessage
      ? [{ field: `variants[${at}].message`, message: 'A message has at most 1,600 characters.' }]
      : []),
    ...(share < 1 || share > 99
      ? [{ field: `variants[${at}].share`, message: 'Give each version a share from 1 to 99.' }]
      : []),
  ]);

/** What is wrong with them together; nothing where there is one text. */
export function wrongVariants({ message, variants, quick }: Given<SmsContent> & { quick?: boolean }): FieldError[] {
  if (variants == null) return [];
  const said = (text: string): FieldError[] => [{ field: 'variants', message: text }];
  if (quick === true) return said('A quick text has one version.');
  if (message != null && message !== '') return said('Give a message or versions of it, not both.');
  const wrong = wrongMembers(variants);
  for (const [at, variant] of variants.entries())
    if (variant.message === '') wrong.push({ field: `variants[${at}].message`, message: 'Write a message.' });
  if (variants.reduce((sum, { share }) => sum + share, 0) !== 100)
    wrong.push(...said('The shares must add up to 100.'));
  return wrong;
}
