// Whether the OpenAPI document is right by the validators of others.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePackages, python, run, tail } from './cache.mjs';

export async function get() {
  return {
    python: await python('openapi-spec-validator', { 'openapi-spec-validator': '0.9.0' }),
    node: join(await nodePackages(), 'node_modules/.bin'),
  };
}

export async function test(tools, { check, product }) {
  const { url } = await product();
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-document-'));
  const document = join(folder, 'openapi.json');
  const ruleset = join(folder, 'spectral.json');
  await writeFile(document, await (await fetch(`${url}/api/openapi.json`)).text());
  await writeFile(ruleset, '{"extends":"spectral:oas"}');
  const finds = async (program, ...args) => {
    const { status, output } = await run(program, args);
    if (status !== 0) throw new Error(tail(output, 100));
    return tail(output, 1).replace(document, 'the document');
  };
  try {
    await check('openapi-spec-validator', () => finds(join(tools.python, 'openapi-spec-validator'), document));
    await check('redocly lint', () => finds(join(tools.node, 'redocly'), 'lint', document, '--extends=recommended'));
    await check('spectral lint', () => finds(join(tools.node, 'spectral'), 'lint', document, '--ruleset', ruleset));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
