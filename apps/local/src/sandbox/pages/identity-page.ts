import type { SandboxPerson } from '../identity/people.js';
import { field, type Refused } from './markup/form-field.js';
import { html, type Html } from './markup/html.js';

/** What the browser came with: it goes back with it. */
export type Carried = readonly (readonly [name: string, value: string])[];

const action = '/sandbox/oidc/authorize';
const hidden = (carried: Carried): Html[] =>
  carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** The page of the provider: who is it that logs in? */
export function identityPage(people: readonly SandboxPerson[], carried: Carried, refused: Refused | null): Html {
  return html`<div class="heading"><div><h1>Choose an account</h1><p class="second">A stand-in for Google. Bellbird wants to know who you are.</p></div></div>
<section class="card" aria-labelledby="people-title"><h2 id="people-title">People</h2>
${people.length === 0 ? html`<p class="empty">Nobody has an account here yet. Make one below.</p>` : html`<ul class="rows">${people.map((person) => row(person, carried))}</ul>`}</section>
<section class="card" aria-labelledby="new-title"><h2 id="new-title">Somebody else</h2>
<form class="form pad-x" method="post" action="${action}">${hidden(carried)}
${field({ name: 'email', label: 'Email', type: 'email', more: html`required autocomplete="off"` }, refused)}
${field({ name: 'givenName', label: 'First name' }, refused)}
${field({ name: 'familyName', label: 'Last name' }, refused)}
<div class="actions"><button class="button soft" type="submit" name="choice" value="new">Continue</button>
<button class="button" type="submit" name="choice" value="new-unverified">Continue with an address that is not verified</button></div></form></section>
<form class="actions" method="post" action="${action}">${hidden(carried)}<button class="button" type="submit" name="choice" value="deny">Cancel</button></form>`;
}

function row(person: SandboxPerson, carried: Carried): Html {
  const name = `${person.givenName} ${person.familyName}`.trim() || person.email;
  return html`<li class="line"><div><p class="strong">${name}</p><p class="second">${person.email}${person.emailVerified ? '' : ' · not verified'}</p></div>
<form class="actions" method="post" action="${action}">${hidden(carried)}<input type="hidden" name="sub" value="${person.sub}">
<button class="button soft" type="submit" name="choice" value="person">Continue<span class="unseen"> as ${person.email}</span></button></form></li>`;
}
