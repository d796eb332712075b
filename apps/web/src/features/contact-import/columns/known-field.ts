/** A custom field that a column of the file may fill. */
export interface KnownField {
  id: string;
  key: string;
  name: string;
}
