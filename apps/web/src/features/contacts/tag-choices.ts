import type { ContactTag } from './contact-fields';

const most = 50;

/** Which tags fit what was typed and are not taken yet; and whether what was typed would be a new one. */
export function tagChoices(
  tags: readonly ContactTag[],
  taken: readonly string[],
  text: string,
): { found: ContactTag[]; isNew: boolean } {
  const wanted = text.trim().toLowerCase();
  return {
    found: tags.filter(({ id, name }) => !taken.includes(id) && name.toLowerCase().includes(wanted)).slice(0, most),
    isNew: wanted !== '' && !tags.some(({ name }) => name.toLowerCase() === wanted),
  };
}
