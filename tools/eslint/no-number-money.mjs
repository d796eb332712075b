/** Words that make a name mean money: `maxCost`, `price_micro`, `balanceAfter`, `captured`. */
const moneyWords = new Set(
  'amount amounts balance balances captured charge charged charges cost costs fee fees micro micros money price prices prepaid refund refunded released reserved revenue'.split(
    ' ',
  ),
);

/** Last words that make it something else: `priceVersion`, `chargeCount`, `capturedAt`. */
const otherThings = new Set(
  'at attempt attempts code column count counts currency day days decimals digits exponent hash id ids index key kind length level ms name no number page pages percent position rank row rows scale seconds seq slot state status tries type version versions'.split(
    ' ',
  ),
);

/** First words of functions whose answer is no money: `comparePrices`, `countCharges`. */
const otherAnswers = new Set(['compare', 'count', 'by', 'is', 'has', 'find', 'index', 'sort']);

/**
 * Money is `bigint` micro-units (reliability.md, section 2; check 6): a `number` loses cents above 2^53 and invents
 * them in fractions. Reports money-like names that are typed as a number, validated as one, begun with one, or turned
 * into one.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noNumberMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      typed: '“{{name}}” is money: bigint micro-units, never number.',
      converted: '“{{name}}” is money: {{how}} makes a number of it. Use @bellbird/money.',
      literal: '“{{name}}” is money: begin with a bigint (0n).',
      schema: '“{{name}}” is money: its schema takes a decimal string, not a number.',
    },
  },
  create(context) {
    const report = (node, messageId, name, how) => context.report({ node, messageId, data: { name, how } });

    function checkType(node, name, annotation) {
      if (isMoney(name) && holdsNumber(annotation?.typeAnnotation ?? annotation)) report(node, 'typed', name);
    }

    function checkReturn(node, name, fn) {
      const type = fn?.returnType?.typeAnnotation;
      if (type && isMoney(name) && !otherAnswers.has(wordsOf(name)[0]) && holdsNumber(type))
        report(node, 'typed', name);
    }

    function checkConversion(node, argument, how) {
      const name = nameOf(argument);
      if (name && isMoney(name)) report(node, 'converted', name, how);
    }

    return {
      Identifier(node) {
        if (node.typeAnnotation) checkType(node, node.name, node.typeAnnotation);
      },
      TSPropertySignature(node) {
        checkType(node, nameOf(node.key), node.typeAnnotation);
      },
      PropertyDefinition(node) {
        checkType(node, nameOf(node.key), node.typeAnnotation);
        if (isMoney(nameOf(node.key)) && isNumberLiteral(node.value)) report(node, 'literal', nameOf(node.key));
      },
      TSTypeAliasDeclaration(node) {
        checkType(node, node.id.name, node.typeAnnotation);
      },
      TSMethodSignature: (node) => checkReturn(node, nameOf(node.key), node),
      MethodDefinition: (node) => checkReturn(node, nameOf(node.key), node.value),
      FunctionDeclaration: (node) => checkReturn(node, node.id?.name, node),
      VariableDeclarator(node) {
        const name = nameOf(node.id);
        if (isMoney(name) && isNumberLiteral(node.init)) report(node, 'literal', name);
        if (node.init?.type === 'ArrowFunctionExpression') checkReturn(node, name, node.init);
      },
      AssignmentPattern(node) {
        if (isMoney(nameOf(node.left)) && isNumberLiteral(node.right)) report(node, 'literal', nameOf(node.left));
      },
      Property(node) {
        const name = nameOf(node.key);
        if (isMoney(name) && isNumberSchema(node.value)) report(node, 'schema', name);
      },
      CallExpression(node) {
        const { callee } = node;
        const called = nameOf(callee);
        if (['Number', 'parseFloat', 'parseInt'].includes(called)) checkConversion(node, node.arguments[0], called);
        if (callee.type === 'MemberExpression' && ['toFixed', 'toPrecision', 'toNumber'].includes(called))
          checkConversion(node, callee.object, called);
      },
      UnaryExpression(node) {
        if (node.operator === '+') checkConversion(node, node.argument, 'a plus sign');
      },
    };
  },
};

function isMoney(name) {
  if (!name) return false;
  const words = wordsOf(name);
  return words.some((word) => moneyWords.has(word)) && !otherThings.has(words.at(-1));
}

/** priceMicro, PRICE_MICRO, price_micro → price, micro */
function wordsOf(name) {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_$-]+/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);
}

function nameOf(node) {
  switch (node?.type) {
    case 'Identifier':
      return node.name;
    case 'PrivateIdentifier':
      return node.name;
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'MemberExpression':
      return nameOf(node.property);
    case 'CallExpression':
      return nameOf(node.callee);
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return nameOf(node.expression);
    default:
      return undefined;
  }
}

/** `number` anywhere in the type, but for parameters of functions, keys of records and members with names of their own. */
function holdsNumber(type) {
  switch (type?.type) {
    case 'TSNumberKeyword':
      return true;
    case 'TSUnionType':
    case 'TSIntersectionType':
      return type.types.some(holdsNumber);
    case 'TSArrayType':
      return holdsNumber(type.elementType);
    case 'TSTupleType':
      return type.elementTypes.some(holdsNumber);
    case 'TSNamedTupleMember':
      return isMoney(type.label.name) && holdsNumber(type.elementType);
    case 'TSTypeOperator':
    case 'TSOptionalType':
    case 'TSRestType':
      return holdsNumber(type.typeAnnotation);
    case 'TSFunctionType':
      return holdsNumber(type.returnType?.typeAnnotation);
    case 'TSTypeReference':
      return holdsNumberArgument(type);
    default:
      return false;
  }
}

function holdsNumberArgument({ typeName, typeArguments }) {
  const types = typeArguments?.params ?? [];
  const keyed = ['Map', 'ReadonlyMap', 'Record', 'WeakMap'].includes(nameOf(typeName));
  return (keyed ? types.slice(1) : types).some(holdsNumber);
}

function isNumberLiteral(node) {
  return node?.type === 'Literal'
    ? typeof node.value === 'number'
    : node?.type === 'UnaryExpression' && isNumberLiteral(node.argument);
}

/** `v.number()`, also inside `v.pipe(…)`, `v.optional(…)`. */
function isNumberSchema(node) {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return ['number', 'integer'].includes(nameOf(node.callee)) || node.arguments.some(isNumberSchema);
}
