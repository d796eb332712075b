// Installs what is missing, and nothing when all is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether every package that the lockfile names for this purpose is installed in the version it names. */
function isInstalled(withTestTools) {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const there = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, dev, optional, devOptional, link }]) =>
      path === '' ||
      (link && existsSync(join(root, path))) ||
      !path.startsWith('node_modules/') ||
      optional ||
      devOptional ||
      (dev && !withTestTools) ||
      there[path]?.version === version,
  );
}

/** `npm ci`, with or without the tools that only tests need. Exits when it fails. */
export function install({ withTestTools }) {
  const major = process.versions.node.split('.').map(Number);
  if (major[0] < 20 || (major[0] === 20 && major[1] < 19)) {
    console.error(`Bellbird needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled(withTestTools)) return;
  console.log(withTestTools ? 'Installing packages and test tools …' : 'Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withTestTools ? [] : ['--omit=dev'])];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error('The packages could not be installed: see the lines above. Is the npm registry reachable?');
    process.exit(1);
  }
}
