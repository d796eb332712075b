/** What Stripe's document says of a value in a request. */
export interface Shape {
  type?: string;
  enum?: readonly string[];
  maxLength?: number;
  properties?: Readonly<Record<string, Shape>>;
  /** Of an object with keys of the caller's own, such as `metadata`. */
  values?: Shape;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
}
