import { invalidField } from '@bellbird/errors';

/** One comparison as it was asked for; nothing of it is checked against the declaration yet. */
export interface ConditionNode {
  kind: 'condition';
  path: string;
  field: string;
  type: string;
  operation: string;
  value: unknown;
}

export interface GroupNode {
  kind: 'group';
  operator: 'and' | 'or';
  nodes: FilterNode[];
}

export type FilterNode = ConditionNode | GroupNode;

const deepest = 3;
const mostConditions = 50;

/**
 * Reads `filters` and `filtersMatch` (spec point 3) into a tree. No filters: an empty `and`, which holds for every row.
 * @throws 400 naming the place: `filters[1].filters[0].operation`.
 */
export function parseFilters(filters: unknown, match: unknown, path = 'filters'): GroupNode {
  if (match !== undefined && match !== null && match !== 'all' && match !== 'any')
    throw invalidField('filtersMatch', 'Give all or any.');
  const left = { conditions: mostConditions };
  const nodes = filters === undefined || filters === null ? [] : parseList(filters, path, 0, left);
  return { kind: 'group', operator: match === 'any' ? 'or' : 'and', nodes };
}

function parseList(list: unknown, path: string, depth: number, left: { conditions: number }): FilterNode[] {
  if (!Array.isArray(list)) throw invalidField(path, 'Give a list of filters.');
  return list.map((each, at) => parseNode(each, `${path}[${at}]`, depth, left));
}

function parseNode(node: unknown, path: string, depth: number, left: { conditions: number }): FilterNode {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    throw invalidField(path, 'Give a filter as an object.');
  const { field, type, operation, value, operator, filters } = node as Record<string, unknown>;
  if (type === 'conditional') {
    if (depth >= deepest) throw invalidField(path, `Filters nest at most ${deepest} deep.`);
    if (operator !== 'AND' && operator !== 'OR') throw invalidField(`${path}.operator`, 'Give AND or OR.');
    const nodes = parseList(filters, `${path}.filters`, depth + 1, left);
    // An empty OR would hold for nobody and an empty AND for all: neither is what somebody meant.
    if (nodes.length === 0) throw invalidField(`${path}.filters`, 'Give at least one filter.');
    return { kind: 'group', operator: operator === 'OR' ? 'or' : 'and', nodes };
  }
  if (typeof field !== 'string') throw invalidField(`${path}.field`, 'Name a field.');
  if (typeof type !== 'string') throw invalidField(`${path}.type`, 'Give the type of the filter.');
  if (typeof operation !== 'string') throw invalidField(`${path}.operation`, 'Give an operation.');
  if (left.conditions-- === 0) throw invalidField(path, `Give at most ${mostConditions} conditions.`);
  return { kind: 'condition', path, field, type, operation, value };
}

/** Every condition of a tree, in the order they were written. */
export function conditionsOf(node: FilterNode): ConditionNode[] {
  return node.kind === 'condition' ? [node] : node.nodes.flatMap(conditionsOf);
}
