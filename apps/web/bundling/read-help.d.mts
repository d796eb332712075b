/** @throws what is wrong with the articles of the help centre. */
export function readHelp(): unknown;
