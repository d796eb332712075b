// What the client knows of each resource: the members of its input, as the columns declare them, and where its exports are.
import {
  buildASTSchema,
  getDirectiveValues,
  getNamedType,
  isInputObjectType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import { operationNames } from '../../libs/resource-kit/dist/index.js';

/** What a form offers for each type of the graph; it has no field for members of other types. */
const kinds = { String: 'text', Int: 'number', Float: 'number', Boolean: 'boolean' };

const schemaOf = (supergraphSdl) => buildASTSchema(parse(supergraphSdl), { assumeValid: true, assumeValidSDL: true });

/** The types of the resources that REST has, each with what its @rest says. */
const resourcesOf = (schema) =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    const rest = isObjectType(type) && type.astNode && getDirectiveValues(schema.getDirective('rest'), type.astNode);
    return rest ? [{ type, rest }] : [];
  });

/** The module of all inputs: a constant each, so that a page carries its own alone. */
export function clientInputs(supergraphSdl) {
  const schema = schemaOf(supergraphSdl);
  const lines = resourcesOf(schema).flatMap(({ type }) => {
    const input = schema.getType(`${type.name}Input`);
    if (!isInputObjectType(input)) return [];
    const patch = schema.getType(`${type.name}Patch`)?.getFields();
    const members = Object.values(input.getFields()).flatMap((field) => memberOf(schema, field, patch));
    const name = `${input.name[0].toLowerCase()}${input.name.slice(1)}`;
    return [`export const ${name} = ${JSON.stringify(Object.fromEntries(members))} as const satisfies Members;\n`];
  });
  return `// Generated from the resources of the services: npm run generate.
import type { Members } from './members';

${lines.join('\n')}`;
}

/** The module of where REST answers the exports of each resource, by the name that jobs and notices give it. */
export function exportBases(supergraphSdl) {
  const schema = schemaOf(supergraphSdl);
  const queries = schema.getQueryType().getFields();
  const bases = resourcesOf(schema).flatMap(({ rest: { base, one, many, without } }) =>
    operationNames({ one, many }).exportJob in queries && !without?.includes('export') ? [[many, base]] : [],
  );
  return `// Generated from the resources of the services: npm run generate.
/** Where the exports of each resource are asked for. */
export const exportBases: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(bases))};
`;
}

function memberOf(schema, { name, type, astNode }, patch) {
  const kind = kinds[getNamedType(type).name];
  if (kind === undefined || isListType(type)) return [];
  const { required, max, words } = getDirectiveValues(schema.getDirective('member'), astNode) ?? {};
  const member = {
    kind: words ? 'words' : kind,
    ...(required && { required }),
    ...(kind === 'text' && !words && max && { max }),
    ...(words && { words }),
    ...(patch && !(name in patch) && { onceOnly: true }),
  };
  return [[name, member]];
}
