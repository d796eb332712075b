import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { trace } from '@opentelemetry/api';
import { Kind, type FieldNode, type OperationDefinitionNode } from 'graphql';
import { isTraced } from '@bellbird/outbox/trace-context';
import { nameRequest } from './traced-requests.js';

/** Names the span of a GraphQL request by what it asks: the root fields of the schema, which are few and nobody's data. */
export function graphqlSpans<C extends BaseContext>(): ApolloServerPlugin<C> {
  return {
    // What is asked otherwise than by a request of HTTP has no span of a request to be named.
    requestDidStart: async ({ request }) =>
      request.http === undefined
        ? undefined
        : { didResolveOperation: async ({ operation }) => operation && nameOperation(operation) },
  };
}

/** As `query contacts` or `mutation createSmsCampaign`; what is asked for together is joined. */
export function operationName({ operation, selectionSet }: OperationDefinitionNode): string {
  const roots = selectionSet.selections
    .filter((each): each is FieldNode => each.kind === Kind.FIELD)
    .map(({ name }) => name.value);
  return `${operation} ${[...new Set(roots)].slice(0, 3).join(' ')}`.trim();
}

function nameOperation(operation: OperationDefinitionNode): void {
  if (!isTraced()) return;
  nameRequest('POST', '/graphql');
  const name = operationName(operation);
  trace
    .getActiveSpan()
    ?.updateName(name)
    .setAttributes({ 'graphql.operation.type': operation.operation, 'graphql.operation.name': name });
}
