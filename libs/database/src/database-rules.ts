/**
 * What every database of Bellbird is made by: UTF-8, the same order on every machine, and the template's files copied as
 * they are. Written through the log instead, as Postgres does unless told, an empty database costs it up to a quarter of a
 * second of its processor; copied, a hundredth.
 */
export const databaseRules =
  "template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C' strategy file_copy";
