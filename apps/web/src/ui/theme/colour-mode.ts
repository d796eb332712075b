import { useSyncExternalStore } from 'react';
import { store, stored } from '../../lib/stored';

export type ColourMode = 'light' | 'dark' | 'system';
const key = 'bellbird.theme';
const listeners = new Set<() => void>();
const systemDark = matchMedia('(prefers-color-scheme: dark)');

const chosen = (): ColourMode => {
  const kept = stored(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
};

function show(): void {
  const dark = chosen() === 'dark' || (chosen() === 'system' && systemDark.matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}
systemDark.addEventListener('change', show);
addEventListener('storage', (event) => event.key === key && show());

export function setColourMode(mode: ColourMode): void {
  store(key, mode === 'system' ? null : mode);
  show();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the person chose: light, dark, or as the system has it. */
export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, chosen);
