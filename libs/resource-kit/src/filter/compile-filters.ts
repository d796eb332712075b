import { invalidField } from '@bellbird/errors';
import type { FilterOperation, FilterType } from '@bellbird/field-rules';
import type { Field } from '../resource/field.js';
import type { Parameters } from '../resource/parameters.js';
import type { FilterNode, GroupNode } from './parse-filters.js';

/** What a tree of filters is written against. */
export interface FilterTarget {
  fields: ReadonlyMap<string, Field>;
  expression: (field: Field) => string;
  rowId: string;
  tenant: string | null;
  timeZone: string;
  today: () => string;
  parameters: Parameters;
}

/** The SQL of a checked tree, in brackets where it has more than one part; 'true' for an empty one. */
export function compileFilters(group: GroupNode, target: FilterTarget): string {
  if (group.nodes.length === 0) return 'true';
  const parts = group.nodes.map((node) => compileNode(node, target));
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(` ${group.operator} `)})`;
}

function compileNode(node: FilterNode, target: FilterTarget): string {
  if (node.kind === 'group') return compileFilters(node, target);
  const field = target.fields.get(node.field);
  if (field === undefined)
    throw invalidField(`${node.path}.field`, `There is no field ${quoted(node.field)} to filter by.`);
  const allowed = field.types[node.type as FilterType];
  if (allowed === undefined || !Object.hasOwn(field.types, node.type))
    throw invalidField(
      `${node.path}.type`,
      `${quoted(node.field)} is of type ${Object.keys(field.types).join(' or ')}, not ${quoted(node.type)}.`,
    );
  if (!allowed.includes(node.operation as FilterOperation))
    throw invalidField(
      `${node.path}.operation`,
      `${quoted(node.field)} takes ${allowed.join(', ')}, not ${quoted(node.operation)}.`,
    );
  return field.condition({
    type: node.type as FilterType,
    operation: node.operation as FilterOperation,
    value: node.value,
    path: node.path,
    expression: target.expression(field),
    rowId: target.rowId,
    tenant: target.tenant,
    timeZone: target.timeZone,
    today: target.today,
    parameters: target.parameters,
  });
}

/** What somebody asked for, so that the answer can name it. */
const quoted = (word: string): string => `"${word.slice(0, 100)}"`;
