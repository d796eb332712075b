/**
 * Whether the identifier means the global of that name, and nothing the file declares or imports itself: a parameter
 * called `fetch` is exactly what a pure function should take.
 *
 * @param {import('eslint').SourceCode} sourceCode
 * @param {import('estree').Identifier} identifier
 */
export function isGlobal(sourceCode, identifier) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable.defs.length === 0;
  }
  return true;
}

/** `Date.now` → ['Date', 'now'], for a member of a global; else null. */
export function globalMember(sourceCode, node) {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return null;
  const name = node.computed ? (node.property.type === 'Literal' ? node.property.value : null) : node.property.name;
  return typeof name === 'string' && isGlobal(sourceCode, node.object) ? [node.object.name, name] : null;
}
