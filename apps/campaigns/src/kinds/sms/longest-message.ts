/** Longest text that a person can write; nothing is ever shortened. */
export const longestMessage = 1_600;
