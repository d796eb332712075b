/**
 * What an account is found by, and all that is counted of an address. One rule for both: the database's own lower() takes
 * letters for others that JavaScript keeps apart ('İ' for 'i'), and each such spelling of one account had a count of its own.
 */
export const emailKey = (email: string): string => email.toLowerCase();
