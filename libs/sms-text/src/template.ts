import { contactTextNames } from '@bellbird/field-rules';

/** A piece of a template: fixed words, or a place for a value with what stands there when the value is missing. */
export type Segment =
  { kind: 'text'; text: string } | { kind: 'placeholder'; key: string; fallback: string; source: string };

export type Template = readonly Segment[];

/** Placeholders that every text may use; `attributes.<key>` of the tenant's own fields comes on top. */
export const standardPlaceholders = [...contactTextNames, 'phoneSignificant', 'businessName', 'optOutLink'] as const;

/** Those that campaigns and what becomes one may use. */
export const campaignPlaceholders = [...standardPlaceholders, 'reviewLink'] as const;

/** Those of somebody's turn, which only messages of the waiting list know. */
export const turnPlaceholders = [
  'turnNumber',
  'currentTurnNumber',
  'turnDateTime',
  'turnLink',
  'turnUrl',
  'estimate',
] as const;

const linkPrefix = 'link.';

/** What stands in a text for the n-th of its counted links, from 1. Nobody writes it: it takes the place of an address at launch. */
export const linkPlaceholder = (n: number): string => `{{${linkPrefix}${n}}}`;

/** The numbers of the counted links that a text holds. */
export const linksUsed = (template: string | Template): number[] =>
  placeholdersUsed(template)
    .filter((key) => key.startsWith(linkPrefix))
    .map((key) => Number(key.slice(linkPrefix.length)));

const attributePrefix = 'attributes.';

/** `{{key}}` or `{{key|fallback}}`. Braces cannot stand inside, so no part of a match is ever tried twice. */
const placeholderForm = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/** Cuts a text into fixed words and placeholders; spaces around key and fallback do not count. Braces that form no placeholder are words. */
export function parseTemplate(text: string): Template {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholderForm)) {
    if (match.index > end) segments.push({ kind: 'text', text: text.slice(end, match.index) });
    const [source, key = '', fallback = ''] = match;
    segments.push({ kind: 'placeholder', key: key.trim(), fallback: fallback.trim(), source });
    end = match.index + source.length;
  }
  if (end < text.length) segments.push({ kind: 'text', text: text.slice(end) });
  return segments;
}

/** Keys that the template asks for, each once, in order: `firstName`, `attributes.suburb`. */
export function placeholdersUsed(template: string | Template): string[] {
  const keys = new Set<string>();
  for (const segment of asTemplate(template)) if (segment.kind === 'placeholder') keys.add(segment.key);
  return [...keys];
}

/**
 * What stands in double braces and means nothing to us, as it was written: `{{fristName}}`, `{{attributes.gone}}`, and
 * a placeholder that was never closed (`{{firstName}`), which would go out to everybody with its braces. `allowed` are
 * the special ones of the caller's texts.
 */
export function unknownPlaceholders(
  template: string | Template,
  knownAttributeKeys: Iterable<string>,
  allowed: readonly string[] = standardPlaceholders,
): string[] {
  const known = new Set<string>(allowed);
  for (const key of knownAttributeKeys) known.add(attributePrefix + key);
  const unknown = new Set<string>();
  for (const segment of asTemplate(template)) {
    if (segment.kind === 'text') {
      const opening = segment.text.indexOf('{{');
      if (opening >= 0) unknown.add(segment.text.slice(opening, opening + 30).split('\n', 1)[0] as string);
    } else if (!known.has(segment.key)) unknown.add(segment.source);
  }
  return [...unknown];
}

export function asTemplate(template: string | Template): Template {
  return typeof template === 'string' ? parseTemplate(template) : template;
}

/** The attribute's own key, of `attributes.suburb`; undefined for the standard placeholders. */
export function attributeKey(placeholder: string): string | undefined {
  return placeholder.startsWith(attributePrefix) ? placeholder.slice(attributePrefix.length) : undefined;
}
