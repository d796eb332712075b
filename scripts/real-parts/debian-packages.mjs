import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether the shell finds a program of this name. */
export function has(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => folder !== '' && existsSync(`${folder}/${program}`));
}

/** Installs Debian packages where that may be done: as root, with apt-get. True when it succeeded. */
export function installDebian(...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !has('apt-get')) return false;
  console.error(`Installing ${packages.join(', ')} …`);
  // Several parts may be installed at the same time: each waits for the other's lock.
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=180', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return install() || (apt('update') && install());
}
