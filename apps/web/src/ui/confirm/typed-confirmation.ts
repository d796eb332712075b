export interface TypedConfirmation {
  title: string;
  /** What goes, and that it does not come back. */
  text: string;
  /** What has to be typed: a name, a count. None where one thing goes that is not dear: then the button is enough. */
  word?: string | undefined;
  /** The button, a verb: "Delete for ever". */
  action: string;
}
