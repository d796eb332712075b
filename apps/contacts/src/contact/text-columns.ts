import { contactTextNames, type ContactTextName } from '@bellbird/field-rules';
import { snakeCase } from '@bellbird/resource-kit';

/** The texts of a contact with their columns in the table `contact`, for statements that read or write all of them. */
export const textColumns: readonly { name: ContactTextName; column: string }[] = contactTextNames.map((name) => ({
  name,
  column: snakeCase(name),
}));

/** Each column as `write` puts it, with commas between: `c.name, c.first_name`. */
export const eachText = (write: (column: string, name: ContactTextName) => string): string =>
  textColumns.map(({ column, name }) => write(column, name)).join(', ');
