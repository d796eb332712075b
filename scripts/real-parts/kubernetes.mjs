// What checks the manifests of k8s/ without a cluster: the Kubernetes schemas (kubernetes-validate, from PyPI, in a venv of
// its own) and a kustomize. `node scripts/real-parts/kubernetes.mjs --get` fetches what is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { has, installDebian } from './debian-packages.mjs';

const validateVersion = '1.37.0';
const kustomizeVersion = 'v5.7.1';
/** Outside the clone: the next fresh clone finds it. */
const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bellbird');

/** { validate: path of kubernetes-validate, kustomize: command and arguments before the folder } or { missing: why }. */
export async function ensureKubernetesTools() {
  const validate = await schemas();
  if (validate.missing) return validate;
  const kustomize = await renderer();
  return kustomize.missing ? kustomize : { validate: validate.program, kustomize: kustomize.command };
}

async function schemas() {
  const place = join(cache(), `kubernetes-validate-${validateVersion}`);
  const program = join(place, 'bin', 'kubernetes-validate');
  if (works(program, '--version')) return { program };
  if (!works('python3', '-c', 'import venv, ensurepip')) installDebian('python3-venv');
  if (!works('python3', '-c', 'import venv, ensurepip'))
    return {
      missing: 'there is no python3 with venv to install kubernetes-validate (Debian: apt-get install python3-venv)',
    };
  // A venv holds its own path in its scripts, so it is made where it stays; half of one is made anew.
  await rm(place, { recursive: true, force: true });
  await mkdir(cache(), { recursive: true });
  console.error('Fetching the Kubernetes schemas …');
  const made = run('python3', '-m', 'venv', place);
  const installed =
    made.status === 0
      ? run(
          join(place, 'bin', 'pip'),
          'install',
          '--quiet',
          '--disable-pip-version-check',
          `kubernetes-validate==${validateVersion}`,
        )
      : made;
  if (works(program, '--version')) return { program };
  await rm(place, { recursive: true, force: true });
  return { missing: `kubernetes-validate could not be installed: ${lastLine(installed)}` };
}

async function renderer() {
  if (works('kustomize', 'version')) return { command: ['kustomize', 'build'] };
  if (works('kubectl', 'kustomize', '--help')) return { command: ['kubectl', 'kustomize'] };
  const kept = join(cache(), `kustomize-${kustomizeVersion}`);
  if (works(kept, 'version')) return { command: [kept, 'build'] };
  if (!has('go')) return { missing: 'there is no kustomize, no kubectl, and no Go to build one' };
  await mkdir(cache(), { recursive: true });
  const beside = await mkdtemp(`${kept}-fetching-`);
  try {
    console.error('Fetching kustomize …');
    const built = run(
      'env',
      `GOBIN=${beside}`,
      'go',
      'install',
      `sigs.k8s.io/kustomize/kustomize/v5@${kustomizeVersion}`,
    );
    if (built.status !== 0) return { missing: `kustomize could not be built: ${lastLine(built)}` };
    await rename(join(beside, 'kustomize'), kept);
    return { command: [kept, 'build'] };
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

const run = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' });
const works = (program, ...args) =>
  (program.includes('/') ? existsSync(program) : has(program)) && run(program, ...args).status === 0;
const lastLine = ({ stdout, stderr, error }) => error?.message ?? `${stdout}${stderr}`.trim().split('\n').at(-1);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { missing } = await ensureKubernetesTools();
  if (missing) {
    console.log(`not run: Kubernetes manifests (${missing})`);
    process.exit(1);
  }
}
