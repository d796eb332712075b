// The carrier's adapter behind Prism, which holds requests and answers against Twilio's published description. No
// registry has that description: https://github.com/twilio/twilio-oai, spec/json/twilio_api_v2010.json.
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePackages, NotHad, runSpecs } from './cache.mjs';

export async function get() {
  const description = process.env.TWILIO_OPENAPI ?? '';
  if (description === '') {
    throw new NotHad(
      "Twilio's description is in no registry; TWILIO_OPENAPI=path says where twilio_api_v2010.json lies",
    );
  }
  if (!existsSync(description)) throw new NotHad(`TWILIO_OPENAPI: there is no ${description}`);
  return join(await nodePackages(), 'node_modules/@stoplight/prism-cli/dist/index.js');
}

/** Lists have addresses without their host, as Twilio answers them; the description says that they are whole. */
function asAnswered(description) {
  const { get } = description.paths['/2010-04-01/Accounts/{AccountSid}/Messages.json'];
  const relative = JSON.stringify(get.responses).replaceAll('"format":"uri"', '"format":"uri-reference"');
  get.responses = JSON.parse(relative);
  return description;
}

export async function test(prism, { check }) {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-prism-'));
  const description = join(folder, 'twilio.json');
  const published = JSON.parse(readFileSync(process.env.TWILIO_OPENAPI, 'utf8'));
  await writeFile(description, JSON.stringify(asAnswered(published)));
  const env = { BELLBIRD_TEST_PRISM: prism, TWILIO_OPENAPI: description };
  await check('Prism with Twilio’s description', () => runSpecs('prism\\.outside\\.spec\\.ts$', env));
  await rm(folder, { recursive: true, force: true });
}
