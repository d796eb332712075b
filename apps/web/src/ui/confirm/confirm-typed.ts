export interface TypedConfirmation {
  title: string;
  /** What goes, and that it does not come back. */
  text: string;
  /** What has to be typed: a name, a count. */
  word: string;
  /** The button, a verb: "Delete for ever". */
  action: string;
}

/** For what nothing brings back: true once the word was typed and the button pressed. */
export async function confirmTyped(question: TypedConfirmation): Promise<boolean> {
  const { ask } = await import('./typed-dialog');
  return ask(question);
}
