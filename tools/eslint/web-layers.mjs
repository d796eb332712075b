import { dirname, posix, resolve } from 'node:path';

/** The layers of the web client, the lower first: each may import itself and what stands before it. */
const layers = ['lib', 'ui', 'domain', 'features', 'app'];

function placeOf(file) {
  const at = /apps\/web\/src\/(.*)$/.exec(file.replaceAll('\\', '/'))?.[1];
  if (at === undefined) return null;
  const [layer, feature] = at.split('/');
  return layers.includes(layer) ? { layer, feature: layer === 'features' ? feature : null } : null;
}

/** Features never import features: what several know is in `domain/`. `ui/` knows no domain, `lib/` no screen. */
export const webLayers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      feature: 'A feature never imports another: move what both need to domain/.',
      layer: '{{from}}/ never imports {{to}}/.',
      inside: 'Of a feature only its *.routes.tsx is for others.',
    },
  },
  create(context) {
    const from = placeOf(context.filename);
    if (from === null) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || !source.startsWith('.')) return;
      const target = placeOf(resolve(dirname(context.filename), source));
      if (target === null) return;
      if (layers.indexOf(target.layer) > layers.indexOf(from.layer))
        context.report({ node, messageId: 'layer', data: { from: from.layer, to: target.layer } });
      else if (from.layer === 'features' && target.layer === 'features' && from.feature !== target.feature)
        context.report({ node, messageId: 'feature' });
      else if (from.layer === 'app' && target.layer === 'features' && !/\.routes$/.test(posix.basename(source)))
        context.report({ node, messageId: 'inside' });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
