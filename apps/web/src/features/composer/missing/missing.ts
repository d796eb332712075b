import { countParts, parseTemplate, placeholdersUsed, type Segment } from '@bellbird/sms-text';
import { mayLack } from '../../../domain/message/fields';

/** Keys of the text whose value somebody may lack, each once. */
export const lackable = (message: string): string[] => placeholdersUsed(message).filter(mayLack);

/** Longer than any value people have: whoever lacks one is counted with this many parts. */
const filler = 'x'.repeat(1_500);
const fillerParts = String(countParts(filler).parts);

/**
 * A text whose quote tells how many of an audience lack a value: they, and nobody else, read the long fallback. The
 * server's own rules decide who counts, groups and opt-outs included.
 */
export const probeFor = (key: string): string => `{{${key}|${filler}}}`;

export const lackingIn = (partsPerMessage: unknown): number =>
  ((partsPerMessage ?? {}) as Record<string, number>)[fillerParts] ?? 0;

/** What such a person reads around the first place of the key: the words before it on its line, and the fallback. */
export function readingOf(message: string, key: string): string {
  const pieces = parseTemplate(message);
  const at = pieces.findIndex((piece) => piece.kind === 'placeholder' && piece.key === key);
  const piece = pieces[at] as Extract<Segment, { kind: 'placeholder' }> | undefined;
  if (piece === undefined) return '';
  const before = pieces[at - 1];
  const words = before?.kind === 'text' ? before.text.split('\n').at(-1)!.split(' ').slice(-3).join(' ') : '';
  const after = pieces[at + 1];
  const next = after?.kind === 'text' ? /^[^\s]*/.exec(after.text)![0] : '';
  return `${words}${piece.fallback}${piece.fallback === '' ? next : ''}`.trim();
}

/** Filters by which the contacts list shows who lacks it; null for what it cannot filter by. */
export function lackingFilter(key: string, type: string | undefined) {
  if (!key.startsWith('attributes.')) return { field: key, type: 'text', operation: 'notContains', value: '' };
  if (type === 'text') return { field: key, type: 'text', operation: 'notContains', value: '' };
  if (type === 'category') return { field: key, type: 'categories', operation: 'none-any', value: [] };
  if (type === 'bool') return { field: key, type: 'boolean', operation: 'equals', value: 'undetermined' };
  return null;
}
