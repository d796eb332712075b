// Whether an integrator's client made from the OpenAPI document compiles strictly, and calls Bellbird.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodePackages, run, tail } from './cache.mjs';

const sample = fileURLToPath(new URL('packages/integrator.ts', import.meta.url));

/** As strict as TypeScript can be, the made types included. */
const compilerOptions = {
  ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false },
  ...{ target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], module: 'nodenext', types: [] },
};

export const get = nodePackages;

export async function test(packages, { check, product }) {
  const { url, accessToken } = await product();
  // Inside the packages' folder, so that imports are found.
  const folder = join(packages, 'integrator');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const must = async (program, args, env) => {
    const { status, output } = await run(join(packages, 'node_modules/.bin', program), args, { cwd: folder, env });
    if (status !== 0) throw new Error(tail(output, 60));
  };
  await writeFile(join(folder, 'openapi.json'), await (await fetch(`${url}/api/openapi.json`)).text());
  await copyFile(sample, join(folder, 'integrator.ts'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['integrator.ts'] }));
  await check('openapi-typescript', () => must('openapi-typescript', ['openapi.json', '-o', 'bellbird.ts']));
  await check('a client of openapi-fetch compiles strictly', () => must('tsc', ['--project', '.']));
  await check('it calls Bellbird', async () => {
    const env = { ...process.env, BASE: `${url}/api`, TOKEN: await accessToken() };
    const { status, output } = await run(process.execPath, ['integrator.js'], { cwd: folder, env });
    if (status !== 0) throw new Error(tail(output, 60));
    return tail(output, 1);
  });
}
