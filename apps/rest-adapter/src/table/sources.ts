/** What a list query is made of. */
const listMembers = ['sortBy', 'filters', 'filtersMatch', 'skip', 'limit', 'after'] as const;
export type ListMember = (typeof listMembers)[number];

/** Where an argument of a GraphQL operation comes from in a request. */
export type Source =
  | { from: 'path'; name: string; text: boolean }
  | { from: 'search'; name: string }
  | { from: 'list-query'; search: readonly ListMember[]; inBody: boolean }
  | { from: 'body'; optional: boolean }
  | { from: 'member'; name: string }
  | { from: 'basic'; part: 'name' | 'password' }
  | { from: 'bearer' }
  | { from: 'header'; name: string };

/** A part of the path; where the argument is an ID, it must be a UUID. */
export const path = (name: string): Source => ({ from: 'path', name, text: false });

/** A part of the path that is not a UUID though the argument is an ID, such as a card's. */
export const textInPath = (name: string): Source => ({ from: 'path', name, text: true });

/** A query parameter, read by the argument's type. */
export const search = (name: string): Source => ({ from: 'search', name });

/** sortBy, filters, filtersMatch, skip, limit, after: each member of the argument's type is a query parameter. */
export const listQuery: Source = { from: 'list-query', search: listMembers, inBody: false };

/** Its filters alone. */
export const listFilters: Source = { from: 'list-query', search: ['filters', 'filtersMatch'], inBody: false };

/** The same, and a JSON body may carry it too; but for `after`, no member stands in both. */
export const listQueryOrBody: Source = { from: 'list-query', search: listMembers, inBody: true };

/** The JSON body; `after` may stand in the query string, as in the Link to the next page, and takes the place of `skip`. */
export const listQueryInBody: Source = { from: 'list-query', search: ['after'], inBody: true };

/** The whole JSON body. */
export const body: Source = { from: 'body', optional: false };

/** The whole JSON body, where there is one. */
export const bodyIfAny: Source = { from: 'body', optional: true };

/** One member of the JSON body. */
export const member = (name: string): Source => ({ from: 'member', name });

/** The name or the password of Basic authorization. */
export const basic = (part: 'name' | 'password'): Source => ({ from: 'basic', part });

/** A header of the request, such as X-Device-Token; it may be missing. */
export const header = (name: string): Source => ({ from: 'header', name });

/** A bearer token that is not an access token. */
export const bearer: Source = { from: 'bearer' };
