/** A code as it is meant: "418 203" and "K7M2X-9Q4TZ " are written as people write them. */
export const codeOf = (typed: string): string => typed.replace(/\s/g, '').toLowerCase();
