/**
 * A transaction holds a connection and perhaps locks: what is asked of another service while it is open waits on their
 * account. Others are asked before it (the kit's hook `prepare`, `Work.changeAfter`) or told after it (`tx.afterCommit`).
 * This sees what a function that takes `tx` calls itself; `Peers` refuses at run time what is called further down.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noNetworkInTransaction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      asks: 'Another service is asked inside a transaction: ask before it begins, or tell after it in tx.afterCommit.',
    },
  },
  create(context) {
    /** Names from `<other>.peer.js`, and the members of classes that hold such a peer, or Peers. */
    const asking = new Set(['Peers']);
    const members = new Set(['peers']);
    const calls = [];
    return {
      ImportDeclaration({ source, specifiers, importKind }) {
        if (!/\.peer\.js$/.test(source.value) || importKind === 'type') return;
        for (const { local } of specifiers) asking.add(local.name);
      },
      TSParameterProperty({ parameter }) {
        const type = parameter.typeAnnotation?.typeAnnotation;
        if (type?.type === 'TSTypeReference' && asking.has(type.typeName.name)) members.add(parameter.name);
      },
      CallExpression(node) {
        calls.push(node);
      },
      'Program:exit'() {
        for (const node of calls)
          if (asks(node.callee) && isInTransaction(node)) context.report({ node, messageId: 'asks' });
      },
    };

    function asks(callee) {
      if (callee.type === 'Identifier') return asking.has(callee.name);
      if (callee.type !== 'MemberExpression') return false;
      const { object } = callee;
      return members.has(object.type === 'MemberExpression' ? object.property.name : object.name);
    }
  },
};

/** Within a function that takes `tx`, but not in what that function leaves for after the commit. */
function isInTransaction(node) {
  for (let each = node; each.parent; each = each.parent) {
    const { parent } = each;
    const isLeft =
      parent.type === 'CallExpression' && parent.callee !== each && parent.callee.property?.name === 'afterCommit';
    if (isLeft) return false;
    if (each.params?.some(takesTransaction)) return true;
  }
  return false;
}

function takesTransaction(parameter) {
  if (parameter.type === 'Identifier') return parameter.name === 'tx';
  return (
    parameter.type === 'ObjectPattern' && parameter.properties.some((each) => each.key?.name === 'tx' && !each.computed)
  );
}
