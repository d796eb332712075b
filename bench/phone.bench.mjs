// Phones as an import reads them, beside the library alone.
// Run: npx nx build phone && node bench/phone.bench.mjs
import { parsePhone } from '../libs/phone/dist/index.js';
import { parseByLibrary } from '../libs/phone/dist/library-parser.js';

const inputs = Array.from({ length: 1_000 }, (_, i) => {
  const tail = String(1_000_000 + i * 7_919).slice(-6);
  return [
    `0412${tail}`,
    `0412 ${tail.slice(0, 3)} ${tail.slice(3)}`,
    `+61412${tail}`,
    `+61 412 ${tail.slice(0, 3)} ${tail.slice(3)}`,
    `61412${tail}`,
  ][i % 5];
});

/** Microseconds a call, the best of five rounds. */
function measure(calls, act) {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = process.hrtime.bigint();
    for (let i = 0; i < calls; i++) act(inputs[i % 1_000]);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / calls / 1_000);
  }
  return best;
}

const library = measure(5_000, (input) => parseByLibrary(input, 'AU'));
const ours = measure(200_000, (input) => parsePhone(input, 'AU'));
console.log(`libphonenumber-js  ${library.toFixed(2)} µs`);
console.log(`parsePhone         ${ours.toFixed(2)} µs, ${(library / ours).toFixed(0)} × as fast`);
