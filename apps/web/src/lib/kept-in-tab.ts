import { store, storedJson } from './stored';

/** Where the tab's storage is shut or full, what is kept lives as long as the page. */
const inMemory = new Map<string, object>();

/** What this tab keeps, over a reload too; unchecked, as another release may have written it. */
export const keptInTab = (key: string): unknown => inMemory.get(key) ?? storedJson(key, 'tab');

/** `null` removes it. */
export function keepInTab(key: string, value: object | null): void {
  const isStored = store(key, value === null ? null : JSON.stringify(value), 'tab');
  if (isStored || value === null) inMemory.delete(key);
  else inMemory.set(key, value);
}
