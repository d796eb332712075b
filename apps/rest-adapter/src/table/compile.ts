import {
  getNullableType,
  GraphQLBoolean,
  GraphQLInt,
  GraphQLString,
  isInputObjectType,
  parse,
  validate,
  type GraphQLInputType,
} from 'graphql';
import type { AccessRule } from '@bellbird/auth';
import type { Refusal } from '@bellbird/resource-kit';
import type { ServiceName } from '@bellbird/service-host';
import { memberOf, refusalsOf } from '../graph/facts.js';
import type { Graph } from '../graph/load-graph.js';
import { selectionOf } from '../graph/selection.js';
import { trimmerOf, type Trim } from '../graph/trim.js';
import type { Binding } from './binding.js';
import { bodyFormOf, type BodyForm } from './body-form.js';
import {
  isUpload,
  nameOf,
  type GraphRoute,
  type Method,
  type Operation,
  type Route,
  type UploadRoute,
} from './route.js';
import type { ListMember } from './sources.js';

/** An operation that was checked against the graph, ready to be asked. */
export interface CompiledOperation {
  document: string;
  bindings: readonly Binding[];
  body: BodyForm;
  /** By alias: takes out of an answer what REST does not show; null where there is nothing to take. */
  trims: Readonly<Record<string, Trim | null>>;
  rules: readonly AccessRule[];
  /** Whether who may only look is refused. */
  changes: boolean;
  /** Why it may be refused though its input is of the right form. */
  refusals: readonly Refusal[];
}

export interface CompiledRoute {
  kind: 'graph';
  row: GraphRoute;
  method: Method;
  path: string;
  operation: CompiledOperation;
  instead: readonly { when: NonNullable<GraphRoute['instead']>[number]['when']; operation: CompiledOperation }[];
  /** Names in the path that must be UUIDs: all that no argument takes as text. */
  ids: readonly string[];
  search: ReadonlyMap<string, GraphQLInputType>;
  /** Who may call it. */
  access: AccessRule;
  changes: boolean;
  signsIn: 'token' | 'maybe' | 'basic' | 'refresh-token' | 'nobody';
}

export interface CompiledUpload {
  kind: 'upload';
  row: UploadRoute;
  method: Method;
  path: string;
  access: AccessRule;
  changes: true;
}

export type Compiled = CompiledRoute | CompiledUpload;

/** Checks every row against the graph and writes its documents. @throws one error that names each row that does not fit. */
export function compileTable(routes: readonly Route[], graph: Graph): Compiled[] {
  const problems: string[] = [];
  const compiled = routes.flatMap((route): Compiled[] => {
    try {
      return [compileRoute(route, graph)];
    } catch (error) {
      problems.push(`${nameOf(route)}: ${(error as Error).message}`);
      return [];
    }
  });
  if (problems.length > 0) throw new Error(`Routes do not fit the graph:\n${problems.join('\n')}`);
  return compiled;
}

function compileRoute(row: Route, graph: Graph): Compiled {
  const { method, path } = row;
  if (isUpload(row)) return { kind: 'upload', row, method, path, access: row.access, changes: true };
  const operation = compileOperation(row.operation, graph);
  const instead = (row.instead ?? []).map(({ when, operation: other }) => ({
    when,
    operation: compileOperation(other, graph),
  }));
  const all = [operation, ...instead.map((each) => each.operation)];
  const rules = new Set(all.flatMap((each) => each.rules));
  if (rules.size !== 1) throw new Error(`its operations ask for different permissions: ${[...rules].join('; ')}`);
  if (row.straight !== undefined) assertServedBy(row.straight, all, graph);
  const bindings = all.flatMap((each) => each.bindings);
  const named = [...path.matchAll(/\{(\w+)\}/g)].map((each) => each[1] ?? '');
  for (const { source } of bindings)
    if (source.from === 'path' && !named.includes(source.name))
      throw new Error(`there is no {${source.name}} in its path`);
  return {
    kind: 'graph',
    row,
    method,
    path,
    operation,
    instead,
    ids: named.filter(
      (name) =>
        !bindings.some(
          ({ source, type }) =>
            source.from === 'path' && source.name === name && (source.text || String(getNullableType(type)) !== 'ID'),
        ),
    ),
    search: searchOf(row, bindings, operation.bindings),
    access: [...rules][0] as AccessRule,
    changes: all.some((each) => each.changes),
    signsIn: signsInBy(row, bindings, [...rules][0] as AccessRule),
  };
}

/** @throws naming a field that another service adds: asked straight, it would be missing or refused. */
function assertServedBy(service: ServiceName, operations: readonly CompiledOperation[], { schemaOf }: Graph): void {
  const schema = schemaOf(service);
  for (const { document } of operations) {
    const [problem] = validate(schema, parse(document));
    if (problem !== undefined) throw new Error(`${service} alone does not serve it: ${problem.message}`);
  }
}

const late: Refusal = { code: 'step-up-required', rule: 'It needs a log-in or a step-up of the last ten minutes.' };

function signsInBy(
  { mayBeSignedIn }: GraphRoute,
  bindings: readonly Binding[],
  rule: AccessRule,
): CompiledRoute['signsIn'] {
  if (bindings.some(({ source }) => source.from === 'basic')) return 'basic';
  if (bindings.some(({ source }) => source.from === 'bearer')) return 'refresh-token';
  if (rule !== 'public') return 'token';
  return mayBeSignedIn ? 'maybe' : 'nobody';
}

function compileOperation({ kind, calls }: Operation, { schema, access, readOnly, fresh }: Graph): CompiledOperation {
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const bindings: Binding[] = [];
  const trims: Record<string, Trim | null> = {};
  const rules: AccessRule[] = [];
  const refusals: Refusal[] = [];
  const fields = Object.entries(calls).map(([alias, { field: name, args }]) => {
    const field = root?.getFields()[name];
    const rule = access.get(`${kind}.${name}`);
    if (field === undefined || rule === undefined) throw new Error(`the graph has no ${kind}.${name}`);
    rules.push(rule);
    refusals.push(...refusalsOf(field), ...(fresh.has(`${kind}.${name}`) ? [late] : []));
    trims[alias] = trimmerOf(field.type);
    for (const each of Object.keys(args))
      if (!field.args.some((arg) => arg.name === each)) throw new Error(`${kind}.${name} has no argument ${each}`);
    const given = field.args.flatMap((arg) => {
      const source = args[arg.name];
      if (source === undefined) return [];
      const variable = `${alias}_${arg.name}`;
      bindings.push({ variable, source, type: arg.type, facts: memberOf(arg), description: arg.description });
      return [`${arg.name}: $${variable}`];
    });
    return `${alias === name ? '' : `${alias}: `}${name}${given.length === 0 ? '' : `(${given.join(', ')})`} ${selectionOf(field.type)}`.trim();
  });
  const variables = bindings.map(({ variable, type }) => `$${variable}: ${String(type)}`);
  const document = `${kind.toLowerCase()}${variables.length === 0 ? '' : `(${variables.join(', ')})`} { ${fields.join(' ')} }`;
  const [problem] = validate(schema, parse(document));
  if (problem !== undefined) throw new Error(problem.message);
  const changes = kind === 'Mutation' && Object.values(calls).some(({ field }) => !readOnly.has(`Mutation.${field}`));
  return { document, bindings, body: bodyFormOf(bindings), trims, rules, changes, refusals };
}

/** Every query parameter of a row and its type. What only another operation in place of the usual one takes may be left out. */
function searchOf(
  row: GraphRoute,
  bindings: readonly Binding[],
  usual: readonly Binding[],
): Map<string, GraphQLInputType> {
  const known = new Map<string, GraphQLInputType>();
  for (const binding of bindings) {
    const { source, type } = binding;
    if (source.from === 'search') known.set(source.name, usual.includes(binding) ? type : getNullableType(type));
    const inner = getNullableType(type);
    if (source.from !== 'list-query') continue;
    if (!isInputObjectType(inner)) throw new Error(`${String(type)} is no list query`);
    for (const [name, field] of Object.entries(inner.getFields()))
      if (source.search.includes(name as ListMember)) known.set(name, field.type);
  }
  for (const [name, shape] of Object.entries(row.search ?? {}))
    if (!known.has(name)) known.set(name, typeFor(shape['type']));
  return known;
}

function typeFor(jsonType: unknown): GraphQLInputType {
  return jsonType === 'boolean' ? GraphQLBoolean : jsonType === 'integer' ? GraphQLInt : GraphQLString;
}
