// What the browser has to fetch before a page works, in kB, and the budgets of it (see the web client's README).
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const dist = new URL('../apps/web/dist/', import.meta.url);

/** kB, gzip: first loads, and what a later route may add. */
export const budgets = { public: 170, signedIn: 240, route: 30 };

/** Each page's first-load JavaScript in kB of gzip: of a public page, of a signed-in page as a whole, and what each route adds to it. */
export function measure() {
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const sizes = new Map();
  const size = (file) => {
    if (!sizes.has(file))
      sizes.set(file, file.endsWith('.js') ? gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length : 0);
    return sizes.get(file);
  };
  const closure = (...keys) => {
    const seen = new Set();
    const visit = (key) => {
      if (seen.has(key)) return;
      seen.add(key);
      manifest[key].imports?.forEach(visit);
    };
    keys.forEach(visit);
    return seen;
  };
  const weigh = (keys) => [...keys].reduce((sum, key) => sum + size(manifest[key].file), 0) / 1000;
  const [, first = '[]'] = /"entry":(\[[^\]]*\])/.exec(readFileSync(new URL('index.html', dist), 'utf8')) ?? [];
  const begun = new Set(JSON.parse(first).map((file) => `assets/${file}`));
  const entry = Object.keys(manifest).filter((key) => begun.has(manifest[key].file));
  if (entry.length === 0) throw new Error('The built page begins with no script.');
  const shell = 'src/app/shell/shell.tsx';
  const pages = Object.keys(manifest).filter((key) => /-page\.tsx$/.test(key) && manifest[key].isDynamicEntry);
  // A page of the app that stands inside the shell is of the signed-in ones.
  const isPublic = (key) => /features\/public-|src\/app\/(?!shell\/)/.test(key);
  const base = closure(...entry, shell);
  // What the shell fetches when the first page is up and the browser rests is there before a later page is opened.
  const atRest = Object.keys(manifest).find((key) => /at-rest/.test(key) && manifest[key].isDynamicEntry);
  const beforeLater = closure(...entry, shell, atRest);
  const layout = Object.keys(manifest).find((key) => /account-layout\.tsx$/.test(key));
  return {
    public: Object.fromEntries(
      pages
        .filter(isPublic)
        .map((key) => [
          key,
          weigh(closure(...entry, key, ...(key.includes('features/public-account/') ? [layout] : []))),
        ]),
    ),
    signedIn: {
      atRest: weigh([...beforeLater].filter((each) => !base.has(each))),
      home: weigh(closure(...entry, shell, 'src/features/home/home-page.tsx')),
      shell: weigh(base),
    },
    routes: Object.fromEntries(
      pages
        .filter((key) => !isPublic(key))
        .map((key) => [key, weigh([...closure(key)].filter((each) => !beforeLater.has(each)))]),
    ),
  };
}

/** Each page that is over its budget, as a sentence. */
export function overBudget(figures) {
  return [
    ...Object.entries(figures.public)
      .filter(([, kB]) => kB > budgets.public)
      .map(([page, kB]) => `${page}: first load ${kB.toFixed(1)} kB, at most ${budgets.public}`),
    ...(figures.signedIn.home > budgets.signedIn
      ? [`home: first load ${figures.signedIn.home.toFixed(1)} kB, at most ${budgets.signedIn}`]
      : []),
    ...Object.entries(figures.routes)
      .filter(([, kB]) => kB > budgets.route)
      .map(([page, kB]) => `${page}: adds ${kB.toFixed(1)} kB, at most ${budgets.route}`),
  ];
}
