import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heedSmsCarrier, SandboxPhoneInFolder, smsCarrierMark } from './sms-carrier-mark.js';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bellbird-mark-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const sandbox = {};
const twilio = { SMS_PROVIDER: 'twilio' };
const local = { SMS_PROVIDER: 'twilio', TWILIO_API_URL: 'http://127.0.0.1:4010' };

it.each<[string, Record<string, string>[]]>([
  ['the sandbox phone alone', [sandbox, sandbox]],
  ['Twilio alone', [twilio, twilio]],
  ['a Twilio of this machine after the sandbox phone', [sandbox, local, local]],
  ['Twilio after one of this machine', [local, twilio]],
  ['the sandbox phone after Twilio', [twilio, sandbox]],
])('a data folder may be used with %s', async (_what, starts) => {
  for (const env of starts) await heedSmsCarrier(folder, env);
});

it.each<[string, Record<string, string>[]]>([
  ['once', [sandbox]],
  ['long ago', [sandbox, local, local]],
  ['between', [twilio, sandbox]],
])('one that was used with the sandbox phone %s refuses Twilio, in one sentence, for ever', async (_when, starts) => {
  for (const env of starts) await heedSmsCarrier(folder, env);
  const before = await readFile(join(folder, smsCarrierMark), 'utf8');
  for (const env of [
    twilio,
    { ...twilio, TWILIO_API_URL: 'https://api.twilio.com' },
    { ...twilio, TWILIO_API_URL: 'http://localhost.example' },
  ]) {
    const refusal = heedSmsCarrier(folder, env);
    await expect(refusal).rejects.toThrow(SandboxPhoneInFolder);
    await expect(refusal).rejects.toThrow(
      /was used with the sandbox phone: SMS_PROVIDER=twilio .* Choose another folder with BELLBIRD_DATA\.$/,
    );
  }
  expect(await readFile(join(folder, smsCarrierMark), 'utf8')).toBe(before);
});

it('so does one with a database that is older than the mark', async () => {
  await mkdir(join(folder, 'postgres'));
  await expect(heedSmsCarrier(folder, twilio)).rejects.toThrow(SandboxPhoneInFolder);
  await heedSmsCarrier(folder, local);
  await expect(heedSmsCarrier(folder, twilio)).rejects.toThrow(SandboxPhoneInFolder);
});
