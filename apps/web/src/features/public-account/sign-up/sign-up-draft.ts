import { store, storedJson } from '../../../lib/stored';

const key = 'bellbird.sign-up';

/** What was typed survives a reload and the way back from the code page; never the password. */
export function keptSignUp(): Record<string, string> {
  const kept = storedJson(key, 'tab');
  return kept !== null && typeof kept === 'object'
    ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'))
    : {};
}

export function keepSignUp({ password: _password, ...typed }: Record<string, string | boolean>): void {
  store(key, JSON.stringify(typed), 'tab');
}

export const forgetSignUp = (): boolean => store(key, null, 'tab');
