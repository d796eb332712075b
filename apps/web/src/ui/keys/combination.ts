/** `mod+k`, `mod+enter`, `?`, `/`, `c`: ⌘ where there is one, else Ctrl, and the key as it is typed. */
export type Combination = string;

const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** The combination that a key press is. Shift is told by the character itself ("?"), but for letters with ⌘. */
export function combinationOf(
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
  apple = isApple(),
): Combination | null {
  if (event.altKey || event.key === undefined) return null;
  const mod = apple ? event.metaKey : event.ctrlKey;
  if (apple ? event.ctrlKey : event.metaKey) return null;
  const key = event.key.toLowerCase();
  return `${mod ? 'mod+' : ''}${mod && event.shiftKey ? 'shift+' : ''}${key}`;
}

const signs: Record<string, [apple: string, other: string]> = {
  mod: ['⌘', 'Ctrl'],
  enter: ['↵', 'Enter'],
  esc: ['Esc', 'Esc'],
  shift: ['⇧', 'Shift'],
  alt: ['⌥', 'Alt'],
  up: ['↑', '↑'],
  down: ['↓', '↓'],
};

/** Its keys as they stand on the person's keyboard: ["⌘", "K"], ["Ctrl", "K"]. */
export const keyCaps = (combination: Combination, apple = isApple()): string[] =>
  combination.split('+').map((part) => signs[part]?.[apple ? 0 : 1] ?? part.toUpperCase());

/** Someone types there: its keys are letters, not commands. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.tagName === 'TEXTAREA' || target.tagName === 'SELECT') return true;
  return (
    target instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file'].includes(target.type)
  );
}
