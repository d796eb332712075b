import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import { sharedSdl } from '@bellbird/resource-kit';
import { subgraphHeader } from '@bellbird/service-host';
import { graphOf, type Graph } from '../src/graph/load-graph.js';

/** A small graph with one of everything that the engine has to deal with: its own, so that no service can bend its tests. */
export const fixtureSdl = `
${sharedSdl}
enum Size { small large }
type Cup @key(fields: "id") @rest(base: "cups", one: "cup", many: "cups", words: ["cup", "cups"], about: "What people drink from", create: "{\\"name\\":\\"Blue\\"}", without: ["count"]) {
  id: ID!
  name: String!
  size: Size
  lid: Lid
  notes: [Note!]!
  trashedAt: DateTime
  secret: String @inaccessible
  searched(words: String!): String
}
type Lid { colour: String! cup: Cup }
type Note { text: String! at: DateTime }
type CupList
  @filterable(name: "id", types: ["text: equals notEqual"], format: "uuid", sorts: true)
  @filterable(name: "name", types: ["text: contains equals"], sorts: true)
  @filterable(name: "size", types: ["enum: equals one"], words: ["small", "large"], sorts: false)
  @filterable(name: "extra.*", types: ["number: equals inRange", "categories: none-any"], sorts: true)
{ data: [Cup!]! count: Int! countIsExact: Boolean! hasMore: Boolean! nextCursor: String }
type CupPage { data: [Cup!]! count: Int! }

"A cup to be made"
input CupInput { name: String! @member(min: 1, max: 20) size: Size amount: Int @member(min: 0, max: 9) weight: Float hot: Boolean bought: DateTime tags: [ID!] lid: LidInput extra: JSON label: String = "none" }
input LidInput { colour: String! }
input CupPatch @needs(one: ["tags", "hot", "lids"]) { name: String @member(notNull: true, words: ["red", "blue"]) version: Int tags: [ID!] hot: Boolean lids: [ID!] @member(min: 0) marks: JSON @member(map: ["Int!"], pattern: "^[a-z]+$", max: 3) owner: JSON @member(as: ["[LidInput!]!"]) }

type Query {
  cups(query: ListQuery @member(filters: "Cup")): CupList! @access(to: "member")
  cupsCount: Int! @access(to: "member")
  cupsCountWithFilters(query: ListQuery @member(filters: "Cup")): Int! @access(to: "member")
  cupsValues(field: String! @member(valuesOf: "Cup"), search: String @member(max: 1000), query: ListQuery @member(filters: "Cup")): FieldValues @access(to: "member")
  cup(id: ID!): Cup @access(to: "member")
  cupsTrash(query: ListQuery @member(filters: "Cup")): CupList! @access(to: "member")
  cupsExport(jobId: ID!): ExportJob @access(to: "campaign-editor")
  cupsJob(jobId: ID!): BulkJob @access(to: "campaign-editor")
  cupPage(id: ID!, skip: Int, size: Size): CupPage @access(to: "member")
  menu: JSON @access(to: "public", because: "it hangs in the window")
}
type Mutation {
  createCup(input: CupInput!): Cup! @access(to: "campaign-editor") @refuses(code: "duplicate-name", rule: "The name is in use already.") @refuses(code: "invalid-input", field: "tags.*", rule: "Tags are your own.")
  updateCup(id: ID!, input: CupPatch!): Cup! @access(to: "campaign-editor")
  deleteCup(id: ID!, trash: Boolean): Boolean! @access(to: "campaign-editor")
  deleteCups(selection: Selection! @member(filters: "Cup"), trash: Boolean): BulkResult! @access(to: "campaign-editor")
  restoreCup(id: ID!): Cup! @access(to: "campaign-editor")
  restoreCups(selection: Selection! @member(filters: "Cup")): BulkResult! @access(to: "campaign-editor")
  exportCups(query: ListQuery @member(filters: "Cup"), trash: Boolean): ExportJob! @access(to: "campaign-editor")
  smashCups(ids: [ID!]!): Boolean @access(to: "owner")
  enter(email: String!, password: String!): Cup @access(to: "public", because: "it is the door")
  renew(refreshToken: String!): Cup @access(to: "public", because: "the token is the proof")
  choose(token: String!, password: String): Boolean @access(to: "public", because: "the link is the proof")
  keep(draft: JSON! @member(map: ["JSON"])): Cup @access(to: "campaign-editor")
  keepHard(id: ID, input: CupInput!): Cup @access(to: "campaign-editor")
}
`;

export function fixtureGraph(): Graph {
  const composed = composeServices([
    { name: 'contacts', url: 'http://contacts/graphql', typeDefs: parse(subgraphHeader + fixtureSdl) },
  ]);
  if (composed.errors) throw new Error(composed.errors.map((error) => error.message).join('\n'));
  return graphOf(composed.supergraphSdl);
}
