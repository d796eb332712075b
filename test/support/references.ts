import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** Words of fields that hold ids though they are text, for a word of their own stands among them ("all-contacts"). */
const idsByName = /Ids?$/;
const holdsIds = ({ name, type }: GraphQLInputField | GraphQLArgument): boolean =>
  getNamedType(type).name === 'ID' || (getNamedType(type).name === 'String' && idsByName.test(name));

/**
 * Every place where a body may refer to something that is there already: `AudienceInput.contactIds`, and lists of ids
 * among the arguments, `markNotificationsViewed.ids`. The one id that says which thing is meant is no such place.
 */
export function referencesOf(schema: GraphQLSchema): string[] {
  const inputs = [...inputTypesOf(schema)].flatMap((type) =>
    Object.values(type.getFields())
      .filter(holdsIds)
      .map(({ name }) => `${type.name}.${name}`),
  );
  const lists = [schema.getQueryType(), schema.getMutationType()]
    .flatMap((type) => Object.values(type?.getFields() ?? {}))
    .flatMap((field) =>
      field.args
        .filter((arg) => isListType(getNullableType(arg.type)) && holdsIds(arg))
        .map((arg) => `${field.name}.${arg.name}`),
    );
  return [...inputs, ...lists].sort();
}

/** The input types that an operation takes: others only describe what stands in JSON. */
function inputTypesOf(schema: GraphQLSchema): Set<GraphQLInputObjectType> {
  const found = new Set<GraphQLInputObjectType>();
  const visit = (type: GraphQLInputType): void => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || found.has(named)) return;
    found.add(named);
    Object.values(named.getFields()).forEach((field) => visit(field.type));
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    Object.values(root?.getFields() ?? {}).forEach((field) => field.args.forEach((arg) => visit(arg.type)));
  return found;
}
