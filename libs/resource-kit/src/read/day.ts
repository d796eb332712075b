import { invalidInput, type FieldError } from '@bellbird/errors';
import { dayProblem } from '@bellbird/field-rules';

/** What is wrong with text that must be a day, 'YYYY-MM-DD'; nothing where it is one. */
export function wrongDay(field: string, text: string): FieldError[] {
  const message = dayProblem(text);
  return message === null ? [] : [{ field, message }];
}

/** A day, 'YYYY-MM-DD'. @throws 400 naming `field`. */
export function checkedDay(text: string, field: string): string {
  const wrong = wrongDay(field, text);
  if (wrong.length > 0) throw invalidInput(...wrong);
  return text;
}
