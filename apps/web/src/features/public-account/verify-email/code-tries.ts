/** A code stands five tries (the server's rule); what was tried is counted here only to say how many are left. */
export const mostTries = 5;
const key = (email: string): string => `bellbird.code-tries:${email.trim().toLowerCase()}`;

export function triesOf(email: string): number {
  try {
    return Number(sessionStorage.getItem(key(email)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

/** Counts a wrong one; says how many are left. */
export function countTry(email: string): number {
  const tries = triesOf(email) + 1;
  setTries(email, tries);
  return Math.max(0, mostTries - tries);
}

/** A new code was sent, or the right one was given. */
export const forgetTries = (email: string): void => setTries(email, 0);

function setTries(email: string, tries: number): void {
  try {
    if (tries === 0) sessionStorage.removeItem(key(email));
    else sessionStorage.setItem(key(email), String(tries));
  } catch {
    // Without storage the count starts anew at a reload.
  }
}

/** The digits of what was typed or pasted: "Your code is 123 456". */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 6);
