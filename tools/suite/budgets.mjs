/**
 * What a spec file may take, and the files of a run that took more.
 *
 * `test/durations.json` holds seconds: `budgets` by tier (the last word of a file's name before `.spec`), `files` what each
 * file took when they were measured last, and `sum` of all files. A file's budget is its tier's; one that takes longer is
 * held to what it took. Seconds differ from machine to machine, so a run is judged by the median of its files beside the
 * measured ones: by so much it was slower or faster in all. A run that was more than a quarter slower had company or is of
 * another machine: its figures show nothing of a single file, and nothing is judged.
 */

/** @typedef {{ budgets: Record<string, number>, sum: number, files: Record<string, number> }} Durations */

/** Of files that took less than this the time says nothing of the machine. */
const tellingSeconds = 1;
/** What one file may take more in a run than in another, though nothing of it changed: it waits for what runs beside it. */
const noise = 2;
const noiseSeconds = 10;
const quietUpTo = 1.25;

/** @returns {{ slowness: number, isQuiet: boolean, over: string[] }} `took` is seconds by file. */
export function judge(/** @type {Record<string, number>} */ took, /** @type {Durations} */ { budgets, sum, files }) {
  const ratios = Object.keys(took)
    .filter((file) => (files[file] ?? 0) >= tellingSeconds)
    .map((file) => took[file] / files[file])
    .sort((a, b) => a - b);
  const slowness = ratios[Math.floor(ratios.length / 2)] ?? 1;
  const isQuiet = slowness <= quietUpTo;
  const budgetOf = (file) => Math.max(budgets[tierOf(file)], files[file] ?? 0);
  const over = Object.entries(took)
    .map(([file, seconds]) => [file, seconds / slowness, budgetOf(file)])
    .filter(([, seconds, budget]) => seconds > budget * noise + noiseSeconds)
    .map(([file, seconds, budget]) => `${file} took ${seconds.toFixed(1)} s of ${budget} s`);
  const all = Object.values(took).reduce((total, each) => total + each, 0) / slowness;
  if (all > sum * quietUpTo) over.push(`all files took ${all.toFixed(0)} s of ${sum} s`);
  return { slowness, isQuiet, over: isQuiet ? over : [] };
}

/** Seconds by file of a report of jest (`--json`), the files named from `root`. */
export function tookOf(/** @type {{ testResults: object[] }} */ report, /** @type {string} */ root) {
  return Object.fromEntries(
    report.testResults
      .filter(({ endTime, startTime }) => endTime > startTime)
      .map(({ name, startTime, endTime }) => [
        name.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''),
        Math.round((endTime - startTime) / 100) / 10,
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function tierOf(file) {
  return /\.(\w+)\.spec\.\w+$/.exec(file)?.[1];
}
