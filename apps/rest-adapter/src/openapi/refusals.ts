import type { ErrorCode } from '@bellbird/errors';
import type { Refusal } from '@bellbird/resource-kit';
import type { Compiled, CompiledOperation } from '../table/compile.js';
import type { JsonSchema } from '../table/route.js';
import { errorOf, statusOf } from './error-responses.js';

/** A rule by which a call is refused though it fits its schemas; `field` is a pattern over the whole dotted name. */
export interface DocumentedRefusal extends Refusal {
  status: number;
}

/** Whether a call changes something, so that it may carry an Idempotency-Key. */
export const changes = (route: Compiled): boolean => route.kind === 'upload' || route.row.operation.kind === 'Mutation';

const filterRules: readonly Refusal[] = [
  {
    code: 'invalid-input',
    field: 'filters.*',
    rule: 'Filters have at most 50 conditions in all, and attributes.<key> names a custom field of the business by its own type.',
  },
];
const pageRules: readonly Refusal[] = [
  {
    code: 'invalid-input',
    field: 'sortBy',
    rule: 'An order names a field once, and attributes.<key> a custom field of the business.',
  },
  {
    code: 'invalid-input',
    field: 'after|skip',
    rule: 'A cursor belongs to the list and order that it was given for, and goes without skip.',
  },
];
const valuesRules: readonly Refusal[] = [
  {
    code: 'invalid-input',
    field: 'field',
    rule: 'Numbers and dates have no values to list, and attributes.<key> names a custom field of the business.',
  },
];
const twiceRules: readonly Refusal[] = [
  {
    code: 'invalid-input',
    field: 'sortBy|filters|filtersMatch|skip|limit',
    rule: 'A member of the list query stands in the query string or in the body, not in both.',
  },
];

/** Every rule that a route may be refused by: those of its operations, and those of list queries and selections. */
export function refusalsOfRoute(route: Compiled): DocumentedRefusal[] {
  const own =
    route.kind === 'upload'
      ? (route.row.refusals ?? [])
      : operationsOf(route).flatMap((operation) => [...operation.refusals, ...ofLists(operation)]);
  const different = new Map(own.map((refusal) => [JSON.stringify(refusal), refusal]));
  return [...different.values()].map((refusal) => ({ status: statusOf(refusal.code), ...refusal }));
}

const operationsOf = ({ operation, instead }: Extract<Compiled, { kind: 'graph' }>): CompiledOperation[] => [
  operation,
  ...instead.map((each) => each.operation),
];

function ofLists({ bindings }: CompiledOperation): Refusal[] {
  return bindings.flatMap(({ source, facts, type }) => {
    const filters = facts.filters !== undefined || String(type).startsWith('Segment') ? filterRules : [];
    if (facts.valuesOf !== undefined) return valuesRules;
    if (source.from !== 'list-query') return filters;
    const pages = source.inBody || source.search.includes('sortBy') ? pageRules : [];
    return [...filters, ...pages, ...(source.inBody && source.search.includes('filters') ? twiceRules : [])];
  });
}

/** The error responses of a route: each status with exactly the codes that it can carry. */
export function responsesOf(route: Compiled, refusals: readonly DocumentedRefusal[]): JsonSchema {
  const codes = new Map<number, Set<ErrorCode>>();
  const add = (status: number, ...more: readonly ErrorCode[]): void =>
    void codes.set(status, new Set([...(codes.get(status) ?? []), ...more]));
  const isSafe = route.method === 'GET' && route.kind === 'graph';
  const isSignedIn = route.access !== 'public';
  add(400, 'invalid-input', ...(isSafe || route.kind === 'upload' ? [] : ['malformed-json' as const]));
  const mayTell = route.kind === 'graph' && (route.signsIn === 'refresh-token' || route.signsIn === 'maybe');
  if (isSignedIn || mayTell) add(401, 'unauthorized', 'session-expired', 'session-locked');
  else if (route.kind === 'graph' && route.signsIn === 'basic') add(401, 'unauthorized');
  if (isSignedIn && route.access !== 'user') add(403, 'forbidden', 'terms-not-accepted');
  if (route.path.includes('{')) add(404, 'not-found');
  if (changes(route) && route.method !== 'GET') add(409, 'in-progress', 'idempotency-mismatch');
  if (!isSafe) {
    add(413, 'too-large');
    add(415, 'unsupported-type');
  }
  for (const { status, code } of refusals) add(status, code);
  add(431, 'too-large');
  add(500, 'internal');
  add(503, 'unavailable');
  add(504, 'timeout');
  const rules = (status: number): string[] => refusals.filter((each) => each.status === status).map(({ rule }) => rule);
  return Object.fromEntries(
    [...codes]
      .sort(([a], [b]) => a - b)
      .map(([status, each]) => [status, errorOf(status, [...each], [...new Set(rules(status))])]),
  );
}
