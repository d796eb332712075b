/** HTML that was made here and needs no escaping any more. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | false | undefined | readonly Part[];

/** Tagged template: everything put in is escaped, except what is Html already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, at) => `${text}${shown(parts[at - 1])}${string}`));
}

function shown(part: Part): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(shown).join('');
  return String(part).replace(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);
}
