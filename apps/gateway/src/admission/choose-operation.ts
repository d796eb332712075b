import { getOperationAST, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { ProductError } from '@bellbird/errors';

/** The operation that is asked for: the one of this name or, without a name, the only one. @throws 400 if there is none. */
export function chooseOperation(
  document: DocumentNode,
  operationName: string | null | undefined,
): OperationDefinitionNode {
  const operation = getOperationAST(document, operationName);
  if (operation != null) return operation;
  const message =
    operationName == null
      ? 'Give an operationName, or a document of one operation.'
      : 'There is no operation of this name in the document.';
  throw new ProductError('invalid-input', message);
}
