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
/** What all files together may take more than was measured. */
const sumNoise = 1.5;

/** @typedef {{ file: string, seconds: number, budget: number }} Over `seconds` are those of the machine that was measured. */

/** @returns {{ slowness: number, isQuiet: boolean, over: Over[], sum: Over | null }} `took` is seconds by file. */
export function judge(/** @type {Record<string, number>} */ took, /** @type {Durations} */ durations) {
  const slowness = slownessOf(took, durations.files);
  if (slowness > quietUpTo) return { slowness, isQuiet: false, over: [], sum: null };
  const all = Object.values(took).reduce((total, each) => total + each, 0) / slowness;
  return {
    slowness,
    isQuiet: true,
    over: overOf(took, durations, slowness),
    sum: all > durations.sum * sumNoise ? { file: 'all files', seconds: all, budget: durations.sum } : null,
  };
}

/**
 * Of the files that were over their budgets beside others, those that were so again when they ran by themselves, beside
 * `references` that tell how busy the machine was then; null where it was too busy to tell.
 */
export function judgeAgain(
  /** @type {Over[]} */ over,
  /** @type {Record<string, number>} */ took,
  /** @type {Durations} */ durations,
) {
  const suspects = new Set(over.map(({ file }) => file));
  const others = Object.fromEntries(Object.entries(took).filter(([file]) => !suspects.has(file)));
  const slowness = slownessOf(others, durations.files);
  if (slowness > quietUpTo) return null;
  return overOf(took, durations, slowness).filter(({ file }) => suspects.has(file));
}

/** Files of a run that kept their budgets and took a few seconds: what others are compared with. */
export function references(
  /** @type {Record<string, number>} */ took,
  /** @type {Over[]} */ over,
  /** @type {Durations} */ { files },
) {
  const suspects = new Set(over.map(({ file }) => file));
  return Object.keys(took)
    .filter((file) => files[file] >= 2 && files[file] <= 6 && !suspects.has(file))
    .slice(0, 5);
}

function slownessOf(took, files) {
  const ratios = Object.keys(took)
    .filter((file) => (files[file] ?? 0) >= tellingSeconds)
    .map((file) => took[file] / files[file])
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)] ?? 1;
}

function overOf(took, { budgets, files }, slowness) {
  return Object.entries(took)
    .map(([file, seconds]) => ({
      file,
      seconds: seconds / slowness,
      budget: Math.max(budgets[tierOf(file)], files[file] ?? 0),
    }))
    .filter(({ seconds, budget }) => seconds > budget * noise + noiseSeconds);
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
