/** A step of the scale is a quarter of the browser's letter: four pixels, where nobody has changed that. */
const steps = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12].map((step) => [`${step * 4}px`, String(step)]),
);

/**
 * Lengths that the theme has a name for, by the group of its tokens: what they are in the pictures, and the name. They
 * are those of `apps/web/src/ui/theme/lengths.ts`, which the test of this rule holds beside them.
 */
export const namedLengths = {
  spacing: steps,
  sizes: steps,
  fontSizes: {
    '12px': 'xs',
    '13px': 'small',
    '14px': 'sm',
    '16px': 'md',
    '18px': 'lg',
    '20px': 'xl',
    '24px': '2xl',
  },
};

const groups = [
  [
    'spacing',
    /^(m|p)[tbsexylr]?$|^((row|column)G|g)ap$|^(inset(Inline|Block|X|Y)?(Start|End)?|top|bottom|left|right)$/,
  ],
  ['spacing', /^(scrollM|scrollP|m|p)(argin|adding)(Top|Bottom|Block|Inline)?$/],
  ['sizes', /^(w|h|(min|max)(W|H|Width|Height)|boxSize)$/],
  ['fontSizes', /^fontSize$/],
];
const groupOf = (property) => groups.find(([, names]) => names.test(property))?.[0];

/** Where a style differs: by width, by theme, under the pointer. */
const isCondition = (name) => /^(base|sm|md|lg|xl)(Down)?$|^_/.test(name);
const nameOf = (node) => node.name ?? node.value;

/** The literals that a style's value may come to. */
function* literals(node) {
  if (node?.type === 'Literal') yield node;
  else if (node?.type === 'JSXExpressionContainer') yield* literals(node.expression);
  else if (node?.type === 'TSAsExpression') yield* literals(node.expression);
  else if (node?.type === 'ConditionalExpression') yield* [...literals(node.consequent), ...literals(node.alternate)];
  else if (node?.type === 'LogicalExpression') yield* [...literals(node.left), ...literals(node.right)];
  else if (node?.type === 'ObjectExpression')
    for (const { type, key, value } of node.properties)
      if (type === 'Property' && isCondition(nameOf(key))) yield* literals(value);
}

/** The attributes of elements that a node stands in, the inmost first. */
function* attributesAround(node) {
  for (let at = node; at; at = at.parent) if (at.type === 'JSXAttribute') yield at;
}

/** The browser's own `style` and its own elements know no names of a theme. */
const isOfBrowser = ({ name, parent }) => name.name === 'style' || /^[a-z]/.test(parent.name.name ?? '');

/** A number alone that the scale does not have: the browser is given it as it stands and leaves the style out. */
const isUnknownStep = (group, { value }, length) =>
  typeof value === 'string' &&
  /^\d+(\.\d+)?$/.test(length) &&
  length !== '0' &&
  !Object.values(namedLengths[group]).includes(length);

/** Spaces, sizes and letters go by the scale of the theme: a length that it has a name for is written by that name, and no other name is. */
export const namedLengthsRule = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: {
      named: "The theme's name for {{length}} is '{{name}}'.",
      unknown: "The theme has no step '{{length}}', so nothing comes of it: write the length.",
    },
  },
  create(context) {
    const check = (property, value) => {
      const group = groupOf(property);
      if (group === undefined) return;
      for (const node of literals(value)) {
        const [, sign, length] = /^(-?)(.*)$/.exec(String(node.value));
        const name = namedLengths[group][length];
        const around = [...attributesAround(node)];
        if (around.some(isOfBrowser)) continue;
        if (isUnknownStep(group, node, length))
          context.report({ node, messageId: 'unknown', data: { length: node.value } });
        if (name === undefined) continue;
        const quote = node.raw[0];
        context.report({
          node,
          messageId: 'named',
          data: { length: node.value, name: sign + name },
          // An object elsewhere may be one of the browser's own styles: whoever reads it decides.
          fix: around.length > 0 ? (fixer) => fixer.replaceText(node, quote + sign + name + quote) : null,
        });
      }
    };
    return {
      JSXAttribute: (node) => check(node.name.name, node.value),
      'ObjectExpression > Property': (node) => check(nameOf(node.key), node.value),
    };
  },
};
