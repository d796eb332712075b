import { ValidateBy } from 'class-validator';
import {
  invalidBusinessName,
  invalidEmail,
  invalidPassword,
  invalidPersonName,
  isBusinessName,
  isEmail,
  isPassword,
  isPersonName,
  passwordRequired,
} from '@bellbird/field-rules';

const rule =
  (name: string, test: (text: string) => boolean, message: (value: unknown) => string) => (): PropertyDecorator =>
    ValidateBy({
      name,
      validator: {
        validate: (value: unknown) => typeof value === 'string' && test(value),
        defaultMessage: (args) => message(args?.value),
      },
    });

/** The rules of spec point 5 as class-validator decorators. */
export const IsEmailAddress = rule('isEmailAddress', isEmail, () => invalidEmail);
export const IsPersonName = rule('isPersonName', isPersonName, () => invalidPersonName);
export const IsBusinessName = rule('isBusinessName', isBusinessName, () => invalidBusinessName);
export const IsPassword = rule('isPassword', isPassword, (value) =>
  value === undefined || value === null || value === '' ? passwordRequired : invalidPassword,
);
export const IsTimeZone = rule('isTimeZone', isTimeZone, () => 'Choose a time zone of the list.');

/** Whether the runtime knows the IANA zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.length > 0 && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
