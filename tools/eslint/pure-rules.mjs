import { existsSync } from 'node:fs';
import { globalMember, isGlobal } from './global-reference.mjs';

const forbiddenModules =
  /^(?:@nestjs\/.+|typeorm|pg|pg-.+|undici|express|fastify|ws|(?:node:)?(?:fs|net|http|https|http2|tls|dgram|dns|child_process|worker_threads|cluster|timers)(?:\/.+)?)$/;

const forbiddenMembers = new Map([
  ['Date.now', 'the clock'],
  ['Math.random', 'chance'],
  ['performance.now', 'the clock'],
  ['process.env', 'the environment'],
  ['process.hrtime', 'the clock'],
]);

/**
 * Rules are pure functions, the shell does I/O (style.md, habit 4). A rule file is one that has unit tests beside it
 * (`campaign.ts` with `campaign.unit.spec.ts`, in an app) or says so in its name (`send-window.rules.ts`): what it
 * needs from outside (the time, a random number, an answer of another service) is a parameter.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const pureRules = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      module: 'A rule file may not import {{what}}: leave I/O and frameworks to the file that calls the rule.',
      impure: 'A rule file may not reach for {{what}}: take it as a parameter.',
    },
  },
  create(context) {
    if (!isRuleFile(context.filename)) return {};
    const { sourceCode } = context;
    const impure = (node, what) => context.report({ node, messageId: 'impure', data: { what } });
    const checkSource = (node, source) => {
      if (typeof source?.value === 'string' && forbiddenModules.test(source.value)) {
        context.report({ node, messageId: 'module', data: { what: source.value } });
      }
    };
    return {
      ImportDeclaration: (node) => checkSource(node, node.source),
      ExportNamedDeclaration: (node) => checkSource(node, node.source),
      ExportAllDeclaration: (node) => checkSource(node, node.source),
      ImportExpression: (node) => checkSource(node, node.source),
      MemberExpression(node) {
        const what = forbiddenMembers.get(globalMember(sourceCode, node)?.join('.'));
        if (what) impure(node, what);
      },
      NewExpression(node) {
        if (isGlobalCall(node, 'Date') && node.arguments.length === 0) impure(node, 'the clock');
      },
      CallExpression(node) {
        if (isGlobalCall(node, 'Date')) impure(node, 'the clock');
        if (isGlobalCall(node, 'fetch')) impure(node, 'the network');
        if (isGlobalCall(node, 'require')) checkSource(node, node.arguments[0]);
      },
    };

    function isGlobalCall({ callee }, name) {
      return callee.type === 'Identifier' && callee.name === name && isGlobal(sourceCode, callee);
    }
  },
};

function isRuleFile(path) {
  const file = path.replaceAll('\\', '/');
  if (/\.spec\.tsx?$/.test(file) || !file.endsWith('.ts')) return false;
  if (file.endsWith('.rules.ts')) return true;
  return /\/apps\/[^/]+\/src\//.test(file) && existsSync(path.replace(/\.ts$/, '.unit.spec.ts'));
}
