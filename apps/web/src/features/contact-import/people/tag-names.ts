export const longestTag = 50;
export const mostTags = 50;

/** Why a name cannot be added to the tags; null where it can, or is one already. */
export function tagFault(name: string, tags: readonly string[]): 'too-long' | 'full' | null {
  if (name.trim().length > longestTag) return 'too-long';
  return tags.length >= mostTags && !hasTag(tags, name) ? 'full' : null;
}

/** A tag is the same whatever its case. */
export const hasTag = (tags: readonly string[], name: string): boolean =>
  tags.some((tag) => tag.toLowerCase() === name.trim().toLowerCase());

export const withTag = (tags: readonly string[], name: string): string[] =>
  name.trim() === '' || hasTag(tags, name) ? [...tags] : [...tags, name.trim()];
