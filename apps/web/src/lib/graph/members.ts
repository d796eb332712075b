/** A member of an input, as far as a form can offer it: what the column of its resource declares. */
export interface Member {
  kind: 'text' | 'number' | 'boolean' | 'words';
  required?: true;
  /** Characters of a text. */
  max?: number;
  words?: readonly string[];
  /** Given when the row is made, and never changed. */
  onceOnly?: true;
}
export type Members = Readonly<Record<string, Member>>;
