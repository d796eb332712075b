// The schema of a service as TypeScript should know it: members that hold fixed words are unions of them, JSON whose
// shape is ours has that shape. What the service publishes stays text and JSON; the types are read from its @member.
import { buildASTSchema, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Scalars without words or shape of their own. A `DateTime` goes out as a Date or as text, and comes in as text. */
export const plainScalars = {
  DateTime: { input: 'string', output: 'string' },
  JSON: { input: 'unknown', output: 'unknown' },
};
const builtIn = { ID: 'string', String: 'string', Boolean: 'boolean', Int: 'number', Float: 'number' };

/**
 * `{ plain, typed, scalars }`: the schema as it is, the schema with a scalar `<Type>_<member>` for each member that says
 * more in its @member, and the TypeScript of each such scalar.
 */
export function typedSchema(sdl) {
  const document = joined(parse(sdl));
  const types = new Map(document.definitions.filter(({ fields }) => fields).map((each) => [each.name.value, each]));
  const scalars = {};
  const refined = (node, owner) => {
    const name = `${owner}_${node.name.value}`;
    const args = node.arguments?.map((each) => refined(each, name));
    const type = told(node, types);
    if (type !== undefined) scalars[name] = type;
    return { ...node, ...(args && { arguments: args }), ...(type && { type: renamed(node.type, name) }) };
  };
  const rewritten = document.definitions.map((each) =>
    types.has(each.name?.value)
      ? { ...each, fields: each.fields.map((field) => refined(field, each.name.value)) }
      : each,
  );
  const declared = Object.keys(scalars).map((name) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION,
    name: { kind: Kind.NAME, value: name },
  }));
  const options = { assumeValid: true, assumeValidSDL: true };
  return {
    plain: buildASTSchema(document, options),
    typed: buildASTSchema(undirected({ ...document, definitions: [...rewritten, ...declared] }), options),
    scalars,
  };
}

/** Without directives: the types have what they say, and codegen knows none of federation's. */
const undirected = (document) => visit(document, { Directive: () => null, DirectiveDefinition: () => null });

/** A document's variables under the scalars of the members that they are given to. */
export function typedVariables(document, typed, scalars) {
  const info = new TypeInfo(typed);
  const given = new Map();
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable: ({ name }) => {
        const type = info.getInputType();
        const base = type && String(type).replaceAll(/[[\]!]/g, '');
        if (base in scalars) given.set(name.value, base);
      },
    }),
  );
  return visit(document, {
    VariableDefinition: (node) => {
      const scalar = given.get(node.variable.name.value);
      return scalar ? { ...node, type: renamed(node.type, scalar) } : undefined;
    },
  });
}

/** The SDL with one definition of each root: features extend Query and Mutation, whether somebody defines them or not. */
function joined(document) {
  const roots = new Map();
  const rest = document.definitions.filter((each) => {
    if (each.kind === Kind.SCHEMA_EXTENSION) return false;
    if (!['Query', 'Mutation'].includes(each.name?.value)) return true;
    const before = roots.get(each.name.value)?.fields ?? [];
    roots.set(each.name.value, { ...each, kind: Kind.OBJECT_TYPE_DEFINITION, fields: [...before, ...each.fields] });
    return false;
  });
  return { ...document, definitions: [...rest, ...roots.values()] };
}

/** The TypeScript that the @member of a member tells beyond its type, else `undefined`. */
function told({ type, directives }, types) {
  const member = directives.find(({ name }) => name.value === 'member');
  if (member === undefined) return undefined;
  const says = Object.fromEntries(member.arguments.map(({ name, value }) => [name.value, listOf(value)]));
  const base = baseOf(type);
  const words = says.words?.map((word) => `'${word}'`).join(' | ');
  const anyOf = (refs) => refs.map((ref) => typeScriptOf(ref, types)).join(' | ');
  if (base === 'JSON' && says.map) return `Record<${words ?? 'string'}, ${anyOf(says.map)}>`;
  if (base === 'JSON' && says.as) return anyOf(says.as);
  return base === 'String' ? words : undefined;
}

/** A GraphQL type as TypeScript, written out: `[CountryPrice!]!` is `Array<{ country: string; price: string }>`. */
function typeScriptOf(reference, types) {
  const [{ type }] = parse(`type T { f: ${reference} }`).definitions[0].fields;
  return written(type);

  function written(node) {
    if (node.kind === Kind.NON_NULL_TYPE) return bare(node.type);
    return `${bare(node)} | null`;
  }
  function bare(node) {
    if (node.kind === Kind.LIST_TYPE) return `Array<${written(node.type)}>`;
    const name = node.name.value;
    if (builtIn[name]) return builtIn[name];
    if (plainScalars[name]) return plainScalars[name].output;
    const { kind, fields } = types.get(name) ?? fail(`@member names ${name}, which is no type of this schema.`);
    const isInput = kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    const members = fields.map((field) => {
      const mayLack = isInput ? field.type.kind !== Kind.NON_NULL_TYPE : isOptional(field);
      const more = told(field, types);
      const text = more === undefined ? written(field.type) : `${inLists(field.type, more)}`;
      return `${field.name.value}${mayLack ? '?' : ''}: ${text}`;
    });
    return `{ ${members.join('; ')} }`;
  }
}

/** TypeScript of a base type, in the lists and nulls of a GraphQL type. */
function inLists(node, base) {
  if (node.kind === Kind.NON_NULL_TYPE) return bareLists(node.type, base);
  return `${bareLists(node, base)} | null`;
}
const bareLists = (node, base) =>
  node.kind === Kind.LIST_TYPE ? `Array<${inLists(node.type, base)}>` : base.includes('|') ? `(${base})` : base;

const baseOf = (node) => (node.kind === Kind.NAMED_TYPE ? node.name.value : baseOf(node.type));
const renamed = (node, name) =>
  node.kind === Kind.NAMED_TYPE
    ? { ...node, name: { ...node.name, value: name } }
    : { ...node, type: renamed(node.type, name) };
/** Members of JSON that are left out where they are null. */
const isOptional = ({ directives }) =>
  directives.some(({ arguments: told }) => told.some(({ name, value }) => name.value === 'optional' && value.value));
/** The texts of a list, or of one value, which GraphQL takes for a list of it. */
const listOf = (value) => (value.kind === Kind.LIST ? value.values.map((each) => each.value) : [value.value]);

function fail(message) {
  throw new Error(message);
}
