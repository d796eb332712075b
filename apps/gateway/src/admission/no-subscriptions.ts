import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Live events go over the socket: over HTTP a subscription is refused as a document that does not fit. */
export function noSubscriptions(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (operation.operation === 'subscription')
        context.reportError(new GraphQLError('Subscriptions go over the WebSocket.', { nodes: operation }));
    },
  };
}
