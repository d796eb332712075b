/** A member of an input, as far as a form can offer it: what the column of its resource declares. */
export interface Member {
  kind: 'text' | 'number' | 'boolean' | 'words';
  required?: true;
  /** Characters of a text. */
  max?: number;
  words?: readonly string[];
}
export type Members = Readonly<Record<string, Member>>;
