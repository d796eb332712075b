import { getNullableType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { invalidInput, notFound, ProductError, unauthorized } from '@bellbird/errors';
import type { Binding } from '../table/binding.js';
import type { BodyForm } from '../table/body-form.js';
import type { CompiledOperation, CompiledRoute } from '../table/compile.js';
import type { Asked } from '../table/route.js';
import { checkInput, checkMembers } from './check-input.js';
import { headerOf, type Credentials, type RequestHeaders } from './read-headers.js';
import { checkParams } from './read-path.js';
import { typedSearch } from './read-search.js';

/** What came in, before it is known whether it fits. */
export interface Raw {
  params: Readonly<Record<string, string>>;
  search: ReadonlyMap<string, string>;
  /** Undefined where there was none. */
  body: unknown;
  basic: Credentials | null;
  bearer: string | null;
  headers: RequestHeaders;
}

/** Checks a request against its row. @throws 400 naming what does not fit. */
export function readAsked(
  route: CompiledRoute,
  raw: Raw,
): { asked: Asked; operation: CompiledOperation; variables: Record<string, unknown> } {
  checkParams(raw.params, route.ids);
  const asked: Asked = { path: raw.params, search: typedSearch(raw.search, route.search), body: raw.body };
  const operation = route.instead.find(({ when }) => when(asked))?.operation ?? route.operation;
  checkBody(operation.body, raw.body);
  return {
    asked,
    operation,
    variables: Object.fromEntries(
      operation.bindings.map((binding) => [binding.variable, valueOf(binding, asked, raw)]),
    ),
  };
}

function checkBody(form: BodyForm, body: unknown): void {
  if (form.kind === 'whole' && body === undefined) {
    if (form.optional) return;
    throw new ProductError('malformed-json');
  }
  const wrong =
    form.kind === 'whole'
      ? checkInput(form.type, body, form.name)
      : checkMembers(form.kind === 'members' ? form.members : new Map(), body ?? {});
  if (wrong.length > 0) throw invalidInput(...wrong);
}

function valueOf({ source, type }: Binding, { path, search, body }: Asked, raw: Raw): unknown {
  switch (source.from) {
    case 'path':
      return inPath(type, path[source.name] ?? null);
    case 'search':
      return search[source.name];
    case 'list-query':
      return listQueryOf(type, search, source.inBody ? body : undefined);
    case 'body':
      return body;
    case 'member':
      return (body as Record<string, unknown> | undefined)?.[source.name];
    case 'basic':
      return (source.part === 'name' ? raw.basic?.name : raw.basic?.password) ?? '';
    case 'header':
      return headerOf(raw.headers, source.name);
    case 'bearer': {
      if (raw.bearer === null) throw unauthorized('You are not authorized');
      return raw.bearer;
    }
  }
}

function listQueryOf(type: GraphQLInputType, search: Asked['search'], body: unknown): Record<string, unknown> {
  const input = getNullableType(type);
  const names = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  const given = Object.fromEntries(names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])));
  const inBody = (body ?? {}) as Record<string, unknown>;
  const twice = Object.keys(given).filter((name) => name !== 'after' && (inBody[name] ?? null) !== null);
  if (twice.length > 0)
    throw invalidInput(
      ...twice.map((field) => ({ field, message: 'Give this in the query string or in the body, not in both.' })),
    );
  const { skip, ...others } = inBody;
  // The cursor of a Link takes the place of what the first page passed over.
  return { ...others, ...(skip !== undefined && search['after'] === undefined && { skip }), ...given };
}

/** A part of the path by its argument's type. @throws 404 where it is no number of any thing. */
function inPath(type: GraphQLInputType, text: string | null): string | number | null {
  if (text === null || String(getNullableType(type)) !== 'Int') return text;
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
