// Finds the browser that tests drive, and installs one where there is none and it may be installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = () =>
  [
    process.env.PW_CHROMIUM,
    // Chromium without its windows: a page takes a quarter less of the processor.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].filter(Boolean);

/** The path of a Chromium; null, with the reason printed, where there is none and none could be installed. */
export function chromium() {
  const found = candidates().find((path) => existsSync(path));
  if (found !== undefined) return found;
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests …');
    const isInstalled = () =>
      ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', ['install', '-y', '-qq', name]));
    if (!isInstalled()) run('apt-get', ['update', '-qq']) && isInstalled();
  } else {
    console.log('Fetching Chromium for the browser tests …');
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium']);
    return candidates().find((path) => existsSync(path)) ?? '';
  }
  const installed = candidates().find((path) => existsSync(path)) ?? null;
  if (installed === null)
    console.log(
      'There is no Chromium and it could not be installed: install it (Debian: apt-get install chromium) or name one in PW_CHROMIUM.',
    );
  return installed;
}
