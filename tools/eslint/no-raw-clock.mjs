import { globalMember, isGlobal } from './global-reference.mjs';

/**
 * The wall clock jumps (check 62) and cannot be turned in a test. Business time is `clock.now()`, a duration or a
 * deadline is measured by `performance.now()`, leases and tokens by the database's clock.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noRawClock = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      wallClock:
        '{{what}} reads the wall clock. Business time is clock.now(), durations are performance.now(), leases use the database’s clock.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node, what) => context.report({ node, messageId: 'wallClock', data: { what } });
    return {
      MemberExpression(node) {
        const [object, member] = globalMember(sourceCode, node) ?? [];
        if (object === 'Date' && member === 'now') report(node, 'Date.now');
      },
      NewExpression(node) {
        if (isDate(node) && node.arguments.length === 0) report(node, 'new Date()');
      },
      CallExpression(node) {
        if (isDate(node)) report(node, 'Date()');
      },
    };

    function isDate({ callee }) {
      return callee.type === 'Identifier' && callee.name === 'Date' && isGlobal(sourceCode, callee);
    }
  },
};
