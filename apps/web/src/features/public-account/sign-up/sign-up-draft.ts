const key = 'bellbird.sign-up';

/** What was typed survives a reload and the way back from the code page; never the password. */
export function keptSignUp(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return kept !== null && typeof kept === 'object' ? Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string')) : {};
  } catch {
    return {};
  }
}

export function keepSignUp({ password: _password, ...typed }: Record<string, string | boolean>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Without storage the form holds it as long as it is open.
  }
}

export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing kept.
  }
}
