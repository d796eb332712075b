/** The condition that a search by words is. */
export const contains = <Field extends string>(field: Field, value: string) =>
  ({ field, type: 'text', operation: 'contains', value }) as const;
