import { invalidEmail, invalidPassword, isEmail, isPassword, passwordRequired } from '@bellbird/field-rules';

/** What is wrong with a typed address, as the server would say it. */
export const emailProblem = (typed: string): string | undefined => (isEmail(typed.trim()) ? undefined : invalidEmail);

/** What is wrong with a password yet to be chosen. */
export function newPasswordProblem(typed: string): string | undefined {
  if (typed === '') return passwordRequired;
  return isPassword(typed) ? undefined : invalidPassword;
}
