import { getNamedType, type GraphQLArgument, type GraphQLInputField, type GraphQLSchema, getNullableType, isInputObjectType, isListType } from 'graphql';

/** Words of fields that hold ids though they are text, for a word of their own stands among them ("all-contacts"). */
const idsByName = /Ids?$/;
const holdsIds = ({ name, type }: GraphQLInputField | GraphQLArgument): boolean => getNamedType(type).name === 'ID' || (getNamedType(type).name === 'String' && idsByName.test(name));

/**
 * Every place where a body may refer to something that is there already: `AudienceInput.contactIds`, and lists of ids
 * among the arguments, `markNotificationsViewed.ids`. The one id that says which thing is meant is no such place.
 */
export function referencesOf(schema: GraphQLSchema): string[] {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()).filter(holdsIds).map(({ name }) => `${type.name}.${name}`));
  const lists = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {})).flatMap((field) =>
    field.args.filter((arg) => isListType(getNullableType(arg.type)) && holdsIds(arg)).map((arg) => `${field.name}.${arg.name}`));
  return [...inputs, ...lists].sort();
}
