import type { ShownCode } from '../authenticator/authenticator.js';
import { field, type Refused } from './markup/form-field.js';
import { html, type Html } from './markup/html.js';

/** The codes that an authenticator on a phone would show. */
export function authenticatorPage(codes: readonly ShownCode[], refused: Refused | null): Html {
  return html`<div class="heading"><div><h1>Authenticator</h1><p class="second">Codes of six digits, as a phone shows them. They go by real time.</p></div></div>
<section class="card" aria-labelledby="codes-title"><h2 id="codes-title">Codes</h2><div id="codes" data-live="swap">${codeList(codes)}</div></section>
<section class="card" aria-labelledby="add-title"><h2 id="add-title">Add a key</h2>
<form method="post" action="/sandbox/authenticator" novalidate>
${field({ name: 'key', label: 'Key', help: 'What stands under the picture when two-factor is turned on, or its otpauth address.', more: html`autocomplete="off" spellcheck="false" required` }, refused)}
<div class="actions"><button class="button solid" type="submit">Add key</button></div></form></section>`;
}

function codeList(codes: readonly ShownCode[]): Html {
  if (codes.length === 0) return html`<p class="empty">Add the key of an account to see its codes.</p>`;
  return html`<ul class="rows">${codes.map(
    ({ id, label, code, secondsLeft }) =>
      html`<li class="line" data-key="${id}"><div><p class="strong">${label}</p><p class="second">${secondsLeft} s left</p></div><code class="number">${code.slice(0, 3)} ${code.slice(3)}</code></li>`,
  )}</ul>`;
}
