import type { FieldBinding } from '../state/use-form';

/** Binds a field that belongs to no form: nothing follows from leaving it, and what is wrong with it its owner knows. */
export const plainBind = <T>(
  name: string,
  value: T,
  onChange: (value: T) => void,
  error?: string,
): FieldBinding<T> => ({ name, value, error, onChange, onBlur: () => undefined });
