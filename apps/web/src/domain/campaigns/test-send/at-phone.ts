import { Problem } from '../../../lib/graph/problem';

/** What is wrong with a test, at the one phone of its form, which is the first of the call's list. */
export const atPhone = ({ code, title, message, fields, reference, details }: Problem): Problem =>
  new Problem(
    code,
    title,
    message,
    fields.map((each) => (each.field.startsWith('phones') ? { ...each, field: 'phone' } : each)),
    reference,
    details,
  );
