// Where the tools of others are kept, and how they are had: each in the version that its file names. What cannot be had
// is an error that says why, `NotHad`; it is printed as not run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { has, installDebian } from '../real-parts/debian-packages.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Left alone by git: the next run finds it. */
export const cache = join(root, '.outside');

export class NotHad extends Error {}

/**
 * Runs a program to its end: { status, output }, what it said on both streams in one. `status` is null where it took
 * longer than `timeoutMs` and was ended. `env` is over this process's.
 */
export async function run(program, args, { cwd = root, env = {}, timeoutMs = 600_000 } = {}) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const tooLong = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    const [status] = await once(child, 'close');
    return { status, output: Buffer.concat(said).toString() };
  } catch (error) {
    return { status: -1, output: error.message };
  } finally {
    clearTimeout(tooLong);
  }
}

/** The last lines of what a program said: where it failed, they say why. */
export const tail = (output, lines = 40) => output.trim().split('\n').slice(-lines).join('\n');

async function mustHave(what, program, args, options) {
  const { status, output } = await run(program, args, options);
  if (status !== 0) throw new NotHad(`${what} could not be installed: ${tail(output, 1)}`);
}

/** Fetches something once into a folder of the cache: where `version` is what the folder was made for, it is there. */
async function keep(name, version, make) {
  const folder = join(cache, name);
  const mark = join(folder, '.made-for');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.log(`Fetching ${name} …`);
  await make(folder);
  await writeFile(mark, version);
  return folder;
}

/** A folder of programs from PyPI, in a venv of their own: `{ schemathesis: '4.32.5' }`. */
export async function python(name, packages) {
  const pinned = Object.entries(packages).map(([each, version]) => `${each}==${version}`);
  const works = () => spawnSync('python3', ['-c', 'import venv, ensurepip']).status === 0;
  if (!works()) installDebian('python3-venv');
  if (!works()) throw new NotHad('there is no python3 with venv (Debian: apt-get install python3-venv)');
  const folder = await keep(name, pinned.join(' '), async (place) => {
    await mustHave(name, 'python3', ['-m', 'venv', place]);
    await mustHave(name, join(place, 'bin', 'pip'), ['install', '--quiet', '--disable-pip-version-check', ...pinned]);
  });
  return join(folder, 'bin');
}

/** The folder of the packages that `packages/package.json` beside this file pins, with its `node_modules`. */
export async function nodePackages() {
  const pins = fileURLToPath(new URL('packages/', import.meta.url));
  const lock = readFileSync(join(pins, 'package-lock.json'), 'utf8');
  return keep('node-packages', lock, async (place) => {
    for (const file of ['package.json', 'package-lock.json']) await copyFile(join(pins, file), join(place, file));
    await mustHave('the npm packages', 'npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: place });
  });
}

/** One package of npm, alone in a folder. */
export async function npmPackage(name, version) {
  const folder = await keep(`${name}-${version}`, version, async (place) => {
    await writeFile(join(place, 'package.json'), '{}');
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--save-exact', `${name}@${version}`];
    await mustHave(`${name} ${version}`, 'npm', args, { cwd: place });
  });
  return join(folder, 'node_modules', name);
}

/** A program that Go builds: `module@version`. */
export async function goProgram(name, module) {
  if (!has('go')) throw new NotHad(`there is no Go to build ${name} with`);
  const folder = await keep(name, module, (place) =>
    mustHave(name, 'go', ['install', module], { env: { GOBIN: place } }),
  );
  return join(folder, name);
}

/** A program of a Debian package. */
export function debianProgram(name, fromPackage) {
  if (!has(name)) installDebian(fromPackage);
  if (!has(name)) throw new NotHad(`there is no ${name} (Debian: apt-get install ${fromPackage})`);
  return name;
}

/** The environment in which `node` is the one of `folder`. */
export const withPath = (folder, env = process.env) => ({ ...env, PATH: `${folder}${delimiter}${env.PATH ?? ''}` });

/** Runs specs in Jest, `pattern` of their paths: how many passed, or an error with what failed. */
export async function runSpecs(pattern, env = {}) {
  const jest = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--testPathPatterns',
    pattern,
  ];
  const { status, output } = await run(process.execPath, jest, { env });
  if (status !== 0) throw new Error(tail(output, 100));
  return /^Tests: +(.*)$/m.exec(output)?.[1];
}
