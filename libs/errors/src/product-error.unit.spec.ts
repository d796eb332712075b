import { ProductError } from './product-error.js';

describe('an error that repeats what came in', () => {
  it('cuts names and values at 120 characters and the whole at 1,000', () => {
    const long = 'x'.repeat(1_000_000);
    const { message, fields } = new ProductError('invalid-input', `There is no field ${long}.`, [
      { field: `filters[0].${long}`, message: `Not ${long}` },
    ]);
    expect(message).toBe(`There is no field ${'x'.repeat(120)}…`);
    expect(fields).toEqual([{ field: `filters[0].${'x'.repeat(109)}…`, message: `Not ${'x'.repeat(120)}…` }]);
    expect(new ProductError('invalid-input', 'x '.repeat(500_000)).message).toHaveLength(1_001);
  });

  it('leaves no half of a character, and what is short as it is', () => {
    expect(new ProductError('invalid-input', `${'x'.repeat(119)}😀x`).message.isWellFormed()).toBe(true);
    expect(
      new ProductError('invalid-input', 'A name  of\n120', [{ field: 'name', message: 'x'.repeat(120) }]),
    ).toMatchObject({ message: 'A name  of\n120', fields: [{ field: 'name', message: 'x'.repeat(120) }] });
  });
});
