import type { FieldError } from '@bellbird/errors';
import { html, type Html } from './html.js';

/** What a form that was refused is shown with again. */
export interface Refused {
  values: Readonly<Record<string, unknown>>;
  errors: readonly FieldError[];
}

export interface FieldOptions {
  name: string;
  /** Where the page has two fields of this name; default the name. */
  id?: string;
  label: string;
  help?: string;
  value?: string;
  type?: string;
  /** Further attributes, already safe. */
  more?: Html;
  suffix?: string;
}

/** A labelled field with its help and, where it was refused, the reason. */
export function field(
  { name, id = name, label, help, value, type = 'text', more, suffix }: FieldOptions,
  refused: Refused | null = null,
): Html {
  const error = refused?.errors.find((each) => each.field === name)?.message;
  const shown = refused?.values[name] === undefined ? (value ?? '') : String(refused.values[name]);
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${id}">${label}</label>
<div class="control"><input id="${id}" name="${name}" type="${type}" value="${shown}"${described ? html` aria-describedby="${described}"` : ''}${error ? html` aria-invalid="true" autofocus` : ''} ${more ?? ''}>${suffix ? html`<span class="suffix" aria-hidden="true">${suffix}</span>` : ''}</div>
${error ? html`<p class="error" id="${id}-error">${error}</p>` : ''}
${help ? html`<p class="help" id="${id}-help">${help}</p>` : ''}
</div>`;
}
