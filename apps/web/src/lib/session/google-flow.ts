import { store, stored } from '../stored';

const key = 'bellbird.google-flow';

/** What makes Google's answer worth something: it stays in the tab that asked. */
export const keepFlow = (flowToken: string): boolean => store(key, flowToken, 'tab');

/** The flow of this tab, once. */
export function takeFlow(): string | null {
  const kept = stored(key, 'tab');
  store(key, null, 'tab');
  return kept;
}
