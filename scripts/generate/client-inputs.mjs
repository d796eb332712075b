// What the client's forms know of each resource: the members of its input, as the columns declare them.
import {
  buildASTSchema,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';

/** What a form offers for each type of the graph; other members are the page's own. */
const kinds = { String: 'text', Int: 'number', Float: 'number', Boolean: 'boolean' };

/** The module of all inputs: a constant each, so that a page carries its own alone. */
export function clientInputs(supergraphSdl) {
  const schema = buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true });
  const lines = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.astNode?.directives?.some(({ name }) => name.value === 'rest'))
    .flatMap((type) => {
      const input = schema.getType(`${type.name}Input`);
      if (!isInputObjectType(input)) return [];
      const members = Object.values(input.getFields()).flatMap((field) => memberOf(schema, field));
      const name = `${input.name[0].toLowerCase()}${input.name.slice(1)}`;
      return [`export const ${name} = ${JSON.stringify(Object.fromEntries(members))} as const satisfies Members;\n`];
    });
  return `// Generated from the resources of the services: npm run generate.
import type { Members } from './members';

${lines.join('\n')}`;
}

function memberOf(schema, { name, type, astNode }) {
  const kind = kinds[getNamedType(type).name];
  if (kind === undefined || isListType(type)) return [];
  const { required, max, words } = getDirectiveValues(schema.getDirective('member'), astNode) ?? {};
  const member = {
    kind: words ? 'words' : kind,
    ...(required && { required }),
    ...(kind === 'text' && !words && max && { max }),
    ...(words && { words }),
  };
  return [[name, member]];
}
