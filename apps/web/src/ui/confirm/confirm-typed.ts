import type { TypedConfirmation } from './typed-confirmation';

/** For what nothing brings back: true once the word was typed and the button pressed. */
export async function confirmTyped(question: TypedConfirmation): Promise<boolean> {
  const { ask } = await import('./typed-dialog');
  return ask(question);
}
