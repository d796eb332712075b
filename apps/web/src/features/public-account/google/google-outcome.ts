import { store, storedJson } from '../../../lib/stored';

const key = 'bellbird.google-outcome';

/** What Google's answer has left to be done: a reload of the page must not lose it. */
export type GoogleOutcome =
  | { kind: 'sign-up'; token: string; email: string; firstName: string; lastName: string }
  | { kind: 'link'; token: string; email: string };

export function keptOutcome(): GoogleOutcome | null {
  const kept = storedJson(key, 'tab') as GoogleOutcome | null;
  return typeof kept?.token === 'string' && ['sign-up', 'link'].includes(kept.kind) ? kept : null;
}
export const keepOutcome = (outcome: GoogleOutcome): boolean => store(key, JSON.stringify(outcome), 'tab');
export const forgetOutcome = (): boolean => store(key, null, 'tab');
