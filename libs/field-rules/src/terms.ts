/**
 * The terms that everybody has to have accepted. It rises by one when a point of them changes (`terms-points.ts` of the web
 * client says which): then nobody gets on before they have read what changed.
 */
export const currentTerms = 1;
