export interface TypedConfirmation {
  title: string;
  /** What goes, and that it does not come back. */
  text: string;
  /** What has to be typed: a name, a count. */
  word: string;
  /** The button, a verb: "Delete for ever". */
  action: string;
}
