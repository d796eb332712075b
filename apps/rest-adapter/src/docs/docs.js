/* global document */
// Narrows the list while one types. Without it the form asks the server for the same.
const field = document.getElementById('q');
const calls = [...document.querySelectorAll('details.call')];
const sections = [...document.querySelectorAll('main section:not(#errors)')];
const none = document.querySelector('.none');

function narrow() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const call of calls) call.hidden = !words.every((word) => call.dataset.words.includes(word));
  for (const section of sections) section.hidden = section.querySelector('details.call:not([hidden])') === null;
  none.hidden = sections.some((section) => !section.hidden);
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(document.location.hash.slice(1)));
  if (named?.matches('details')) named.open = true;
}

field.addEventListener('input', narrow);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.matches('input')) return;
  event.preventDefault();
  field.focus();
});
document.defaultView.addEventListener('hashchange', openNamed);
openNamed();
