// Runs nx with every file it writes kept inside the repository, and without its daemon.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const inside = (name) => join(root, '.nx', name);

export const nxEnvironment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  // The one plugin is ours: a process of its own for it would take a second at every start.
  NX_ISOLATE_PLUGINS: 'false',
  NX_WORKSPACE_DATA_DIRECTORY: inside('workspace-data'),
  NX_SOCKET_DIR: inside('sockets'),
  NX_NATIVE_FILE_CACHE_DIRECTORY: inside('native'),
};

/** Runs `nx …args` in the repository; answers its exit code. */
export function nx(args, options = {}) {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env: nxEnvironment,
    stdio: 'inherit',
    ...options,
  });
  if (run.error) throw run.error;
  return run;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(nx(process.argv.slice(2)).status ?? 1);
