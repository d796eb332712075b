import { invalidEmail, isEmail } from '@bellbird/field-rules';

/** What is wrong with a typed address, as the server would say it. */
export const emailProblem = (typed: string): string | undefined => (isEmail(typed.trim()) ? undefined : invalidEmail);
