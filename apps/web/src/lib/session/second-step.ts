import { store, stored, storedJson } from '../stored';

const stepKey = 'bellbird.second-step';
const deviceKey = (email: string): string => `bellbird.device:${email.trim().toLowerCase()}`;

/** A log-in whose second step is due. */
export interface SecondStep {
  /** Good for the second step alone, for five minutes. */
  token: string;
  /** Whose log-in it is, as it was typed. */
  email: string;
}

/** The log-in that waits in this tab; it never reaches another, nor outlives the tab. */
export function keptSecondStep(): SecondStep | null {
  const kept = storedJson(stepKey, 'tab') as Partial<SecondStep> | null;
  return typeof kept?.token === 'string' && typeof kept.email === 'string'
    ? { token: kept.token, email: kept.email }
    : null;
}
export const keepSecondStep = (step: SecondStep): boolean => store(stepKey, JSON.stringify(step), 'tab');
export const forgetSecondStep = (): boolean => store(stepKey, null, 'tab');

/** What lets this browser skip an account's second step: by account, since several people may share a tablet. */
export const keptDevice = (email: string): string | null => stored(deviceKey(email));
export const keepDevice = (email: string, token: string): boolean => store(deviceKey(email), token);
