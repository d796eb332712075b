import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsRealPhones } from '@bellbird/dispatch/service';
import { CannotStart } from '@bellbird/errors';

export class SandboxPhoneInFolder extends CannotStart {
  override readonly name = 'SandboxPhoneInFolder';
}

/** The file of the data folder that says which carriers of texts it was ever used with. `BELLBIRD_RESET` throws it away with the rest. */
export const smsCarrierMark = 'sms-carrier';

/**
 * Keeps what was only ever tried on the sandbox phone from being texted to real people: a data folder that was ever used
 * with the sandbox phone refuses a real carrier. Twilio's API on this machine (loopback) is no real carrier.
 * @throws SandboxPhoneInFolder, one sentence.
 */
export async function heedSmsCarrier(
  dataFolder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const file = join(dataFolder, smsCarrierMark);
  const before = await usedBefore(dataFolder, file);
  if (textsRealPhones(env) && before.has('sandbox')) {
    throw new SandboxPhoneInFolder(
      `The data folder ${dataFolder} was used with the sandbox phone: SMS_PROVIDER=twilio would text the people in it for real. Choose another folder with BELLBIRD_DATA.`,
    );
  }
  const now = env['SMS_PROVIDER']?.trim() || 'sandbox';
  if (!before.has(now)) await writeFile(file, `${[...before.add(now)].join('\n')}\n`);
}

/** A folder with a database but without the mark is older than it, when there was nothing but the sandbox phone. */
async function usedBefore(dataFolder: string, file: string): Promise<Set<string>> {
  const marked = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (marked !== null) return new Set(marked.split('\n').filter(Boolean));
  const isOlder = await access(join(dataFolder, 'postgres')).then(
    () => true,
    () => false,
  );
  return new Set(isOlder ? ['sandbox'] : []);
}
