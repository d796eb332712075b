import { asTemplate, attributeKey, type campaignPlaceholders, type Segment, type Template } from './template.js';

type Value = string | number | boolean | null | undefined;

/**
 * What one recipient puts into the places. Empty, blank and absent values give way to the placeholder's fallback.
 * `Special` are placeholders of the caller's own texts.
 */
export type TemplateValues<Special extends string = never> = {
  readonly [key in (typeof campaignPlaceholders)[number] | Special]?: Value;
} & {
  /** By attribute key, as stored with the contact. */
  readonly attributes?: Readonly<Record<string, unknown>> | null;
} & {
  /** The counted links, by number from 1. */
  readonly [link: `link.${number}`]: string;
};

export type RenderTemplate = (values: TemplateValues) => string;

type Place = { attribute: boolean; key: string; fallback: string };

/**
 * A template made ready once for a whole audience. Values are inert: what a contact's field holds is put in as it is,
 * also `{{name}}`, and never read as a placeholder (check 94). Nothing is shortened or appended.
 */
export function compileTemplate(template: string | Template): RenderTemplate {
  const segments = asTemplate(template);
  if (segments.every((segment) => segment.kind === 'text')) {
    const text = segments.map((segment) => segment.text).join('');
    return () => text;
  }
  const pieces = segments.map((segment) => (segment.kind === 'text' ? segment.text : placeOf(segment)));
  return (values) => {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : valueAt(piece, values);
    return text;
  };
}

/** One text. For many recipients compile the template once. */
export function render(template: string | Template, values: TemplateValues): string {
  return compileTemplate(template)(values);
}

/** Keys whose value the recipient lacks and that have no fallback either: "Hi ," is what they would read. */
export function missingPlaceholders(template: string | Template, values: TemplateValues): string[] {
  const missing = new Set<string>();
  for (const segment of asTemplate(template)) {
    if (segment.kind === 'placeholder' && segment.fallback === '' && valueAt(placeOf(segment), values) === '')
      missing.add(segment.key);
  }
  return [...missing];
}

function placeOf({ key, fallback }: Extract<Segment, { kind: 'placeholder' }>): Place {
  const attribute = attributeKey(key);
  return attribute === undefined ? { attribute: false, key, fallback } : { attribute: true, key: attribute, fallback };
}

function valueAt({ attribute, key, fallback }: Place, values: TemplateValues): string {
  const holder = attribute ? values.attributes : values;
  // Own members only: an attribute named "constructor" is a field like any other.
  if (!holder || !Object.hasOwn(holder, key)) return fallback;
  const value = (holder as Record<string, unknown>)[key];
  if (typeof value === 'string') return isBlank(value) ? fallback : value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return fallback;
}

function isBlank(value: string): boolean {
  const first = value.charCodeAt(0);
  // Most values begin with a letter or digit: decided without a scan.
  return !(first > 0x20 && first < 0x80) && value.trim() === '';
}
