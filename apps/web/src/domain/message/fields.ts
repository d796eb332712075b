import { campaignPlaceholders, parseTemplate, turnPlaceholders, unknownPlaceholders } from '@bellbird/sms-text';
import { campaignTexts } from '../campaigns/campaign.texts';
import { messageTexts as t } from './message.texts';

/** A placeholder and how people call it. In the editor it reads `{First name|there}`, for the server `{{firstName|there}}`. */
export interface MessageField {
  key: string;
  label: string;
  /** What stands there where somebody has no value, to begin with. */
  fallback: string;
}

const plain = (label: string): string => label.replace(/[{}|]/g, ' ').trim();

/** The standard fields and the business's own; a name that is taken says that it is a field of theirs. */
export function fieldsWith(
  standard: readonly MessageField[],
  own: readonly { name: string; key: string }[],
  ownLabel: (name: string) => string,
): MessageField[] {
  const taken = new Set(standard.map(({ label }) => label.toLowerCase()));
  const fields = [...standard];
  for (const { name, key } of own) {
    const label = taken.has(plain(name).toLowerCase()) ? ownLabel(plain(name)) : plain(name);
    taken.add(label.toLowerCase());
    fields.push({ key: `attributes.${key}`, label, fallback: '' });
  }
  return fields;
}

const standardFields: readonly MessageField[] = campaignPlaceholders.map((key) => ({
  key,
  label: campaignTexts.fields[key],
  fallback: key === 'firstName' || key === 'name' ? t.there : '',
}));

/** All that a campaign's text may name: the standard fields and the review link, then the business's own. */
export const messageFields = (own: readonly { name: string; key: string }[]): MessageField[] =>
  fieldsWith(standardFields, own, t.ownField);

/** Fields that everybody has: the business gives them, or the phone that the text goes to. */
const always = new Set<string>([
  'businessName',
  'optOutLink',
  'phoneSignificant',
  // Of a turn of the waiting list.
  ...turnPlaceholders,
  'reviewLink',
]);
export const mayLack = (key: string): boolean => !always.has(key);

/** As the editor shows it. What names no known field stays in its double braces, and is marked. */
export function toView(message: string, fields: readonly MessageField[]): string {
  return parseTemplate(message)
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      const field = fields.find(({ key }) => key === piece.key);
      return field === undefined ? piece.source : inView(field.label, piece.fallback);
    })
    .join('');
}

const viewForm = /(?<!\{)\{([^{}|]+)(?:\|([^{}]*))?\}(?!\})/g;

/** As the server takes it. Braces around what is no field's name are words. */
export function toMessage(view: string, fields: readonly MessageField[]): string {
  return view.replace(viewForm, (source, label: string, fallback: string | undefined) => {
    const field = fieldNamed(label, fields);
    return field === undefined
      ? source
      : `{{${field.key}${fallback === undefined || fallback === '' ? '' : `|${fallback}`}}}`;
  });
}

const fieldNamed = (label: string, fields: readonly MessageField[]): MessageField | undefined =>
  fields.find((each) => each.label.toLowerCase() === label.trim().toLowerCase());

export interface ViewPiece {
  kind: 'text' | 'field' | 'unknown';
  text: string;
  from: number;
}

/** The editor's text in pieces, for what is drawn behind it. */
export function piecesOf(view: string, fields: readonly MessageField[]): ViewPiece[] {
  const pieces: ViewPiece[] = [];
  let end = 0;
  const push = (kind: ViewPiece['kind'], from: number, to: number): void => {
    if (to > from) pieces.push({ kind, text: view.slice(from, to), from });
  };
  for (const match of view.matchAll(/\{\{[^{}]*\}\}|\{[^{}|]+(?:\|[^{}]*)?\}/g)) {
    // The server's own form, pasted from elsewhere, is a field too where its key is known.
    const isServerForm = match[0].startsWith('{{');
    const isUnknown = isServerForm && !fields.some(({ key }) => key === match[0].slice(2, -2).split('|')[0]!.trim());
    const isMistake = !isServerForm && [...match[0].matchAll(viewForm)].some((single) => isMistyped(single, fields));
    if (!isServerForm && !isMistake && fieldNamed(match[0].slice(1, -1).split('|')[0]!, fields) === undefined) continue;
    push('text', end, match.index);
    push(isUnknown || isMistake ? 'unknown' : 'field', match.index, match.index + match[0].length);
    end = match.index + match[0].length;
  }
  push('text', end, view.length);
  return pieces;
}

/** The field whose last brace stands right before the caret: it goes as one. */
export function fieldBefore(
  view: string,
  caret: number,
  fields: readonly MessageField[],
): { from: number; to: number } | null {
  const piece = piecesOf(view, fields).find(({ kind, from, text }) => kind !== 'text' && from + text.length === caret);
  return piece === undefined ? null : { from: piece.from, to: caret };
}

/** A field of the text that somebody may lack, the caret in it or right behind it; null elsewhere. */
export interface FieldAtCaret {
  from: number;
  to: number;
  label: string;
  fallback: string;
}

export function fieldAt(view: string, caret: number, fields: readonly MessageField[]): FieldAtCaret | null {
  const piece = piecesOf(view, fields).find(
    ({ kind, from, text }) => kind === 'field' && from < caret && caret <= from + text.length,
  );
  if (piece === undefined || piece.text.startsWith('{{')) return null;
  const [label = '', fallback = ''] = piece.text.slice(1, -1).split('|');
  const field = fieldNamed(label, fields);
  return field !== undefined && mayLack(field.key)
    ? { from: piece.from, to: piece.from + piece.text.length, label, fallback }
    : null;
}

/** A field as the editor shows it, with what stands in for who has none; braces and bars would break it. */
export function inView(label: string, fallback: string): string {
  const word = fallback.replace(/[{}|]/g, '');
  return `{${label}${word === '' ? '' : `|${word}`}}`;
}

/** Placeholders that are none of these fields, as they were written: the server's form, and a mistyped one in the editor's, which would be sent as words. */
export const unknownIn = (message: string, fields: readonly MessageField[]): string[] => [
  ...unknownPlaceholders(
    message,
    [],
    fields.map(({ key }) => key),
  ),
  ...[...message.matchAll(viewForm)].filter((match) => isMistyped(match, fields)).map(([source]) => source),
];

/** Braces around letters alone, or with a fallback, are meant as a field; `{5 % off}` are words. */
const isMistyped = ([, label, fallback]: RegExpMatchArray, fields: readonly MessageField[]): boolean =>
  fieldNamed(label!, fields) === undefined && (fallback !== undefined || /^\p{L}[\p{L} ]*$/u.test(label!.trim()));

/** Gives every place of a key another word for who has no value; braces and bars would break it. */
export function withFallback(message: string, key: string, fallback: string): string {
  const word = fallback.replace(/[{}|]/g, '');
  return parseTemplate(message)
    .map((piece) =>
      piece.kind === 'text'
        ? piece.text
        : piece.key === key
          ? `{{${key}${word.trim() === '' ? '' : `|${word}`}}}`
          : piece.source,
    )
    .join('');
}
