// Rendering and counting one text of 160 characters, beside a bare loop over as many characters.
// Run: npx nx build sms-text && node bench/sms-text.bench.mjs
import { compileTemplate, countParts } from '../libs/sms-text/dist/index.js';

const names = Array.from({ length: 1_000 }, (_, i) => `Customer${String(i).padStart(4, '0')}`);
const suburbs = ['Fitzroy', 'Wagga Wagga', undefined, 'Bondi'];
const template =
  'Hi {{firstName|there}}, your favourite table at {{businessName}} near {{attributes.suburb|you}} waits: flat whites half price till 11am. Show this text. Reply STOP to opt out.';
const people = names.map((firstName, i) => ({
  firstName,
  businessName: 'Corner Cafe',
  attributes: { suburb: suburbs[i % 4] },
}));
const render = compileTemplate(template);
const texts = people.map((person) => render(person).padEnd(160, '.').slice(0, 160));
const dear = texts.map((text) => `${text.slice(0, 159)}’`);

/** Nanoseconds a call, the best of five rounds. */
function measure(calls, act) {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) act(i % 1_000);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / calls);
  }
  return best;
}

let sink = 0;
const bare = measure(200_000, (i) => {
  const text = texts[i];
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  sink += sum;
});
const rows = {
  'bare charCodeAt loop': bare,
  'count, GSM-7': measure(200_000, (i) => (sink += countParts(texts[i]).parts)),
  'count, one curly quote at the end': measure(200_000, (i) => (sink += countParts(dear[i]).parts)),
  render: measure(200_000, (i) => (sink += render(people[i]).length)),
  'render and count': measure(200_000, (i) => (sink += countParts(render(people[i])).parts)),
};
for (const [name, ns] of Object.entries(rows))
  console.log(`${name.padEnd(36)} ${(ns / 1_000).toFixed(3)} µs  ${(ns / bare).toFixed(1)} × bare`);
if (sink === 0) console.log('nothing was counted');
