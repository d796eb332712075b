import type { KeyboardEvent } from 'react';

/** In a list of buttons or boxes the arrows up and down move the focus, from the search box over it, too. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : all[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
