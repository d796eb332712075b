/**
 * What SDL says of members and operations beyond their types. The services check all of it in their own words. From it
 * the REST adapter makes its routes and its document, and the gateway its subscriptions. The directives pass through
 * composition, so that each fact is declared once, beside its member.
 */
export const memberDirectivesSdl = `
"What a member may hold, beyond its type"
directive @member(
  "The fixed words of a text"
  words: [String!]
  "uuid, email, date, date-time, uri, or the name of a form of our own"
  format: String
  "ECMA-262, with the flag u"
  pattern: String
  "Least and most: characters of a text, items of a list, else the number itself"
  min: Int
  max: Int
  "Of an input: has to be given. The service says so in words of its own, so the type lets it be missing"
  required: Boolean
  "Of an input: may be missing, but null is refused"
  notNull: Boolean
  "Of an output: left out of REST answers where it is null"
  optional: Boolean
  "Of JSON: the GraphQL types that say what it is, one of them"
  as: [String!]
  "Of JSON: an object by names that are not fixed (or are words), whose values are of one of these GraphQL types"
  map: [String!]
  "Of filters and list queries: whose members they name, such as Contact; any: they were checked when they were written"
  filters: String
  "Of a text: it names a field of this type's list whose values may be listed"
  valuesOf: String
  "One of them; as JSON where it is no text"
  example: String
) on FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION

"A field that filters and orders of a list may name"
directive @filterable(
  name: String!
  "Filter types, each with its operations: 'text: equals contains'"
  types: [String!]!
  words: [String!]
  "uuid: its values are ids"
  format: String
  sorts: Boolean!
) repeatable on OBJECT

"At least one of these members is given and says something: true, or a list that is not empty"
directive @needs(one: [String!]!) on INPUT_OBJECT

"A rule of the business by which an operation may be refused though its input is of the right form"
directive @refuses(
  "A code of the one list of errors"
  code: String!
  "Which fields the answer names: a pattern over their dotted names"
  field: String
  rule: String!
) repeatable on FIELD_DEFINITION

"A resource with calls in the REST API: those of the generic ones that the graph has"
directive @rest(
  "The beginning of its paths, and its heading in the documentation"
  base: String!
  "The names that its root fields are made of"
  one: String!
  many: String!
  "What people call one of them, and several"
  words: [String!]!
  "The text under its heading"
  about: String
  "Bodies of a create and of an update for the documentation, as JSON"
  create: String
  update: String
  "Calls that the graph has and REST has not"
  without: [String!]
) on OBJECT

"A subscription, named as the event, that runs this query anew whenever the event says that its answer changed"
directive @live(
  "The live event, such as caller-id-updated"
  event: String!
  "What the subscription tells"
  about: String!
  "A subscriber may ask for one thing alone, by the id that the query takes"
  one: Boolean
) on FIELD_DEFINITION
`;
