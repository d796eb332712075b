import { clientInputs, exportBases } from '../scripts/generate/client-inputs.mjs';

const graph = `
  directive @rest(base: String!, one: String!, many: String!, words: [String!]!, without: [String!]) on OBJECT
  directive @member(required: Boolean, max: Int, words: [String!]) on INPUT_FIELD_DEFINITION
  type Tag @rest(base: "tags", one: "tag", many: "tags", words: ["tag", "tags"]) { id: ID! }
  input TagInput {
    name: String @member(required: true, max: 50)
    state: String @member(words: ["on", "off"])
    weight: Float
    isOpen: Boolean!
    people: [String!] @member(max: 10)
    owner: ID
  }
  input TagPatch { name: String weight: Float isOpen: Boolean version: Int! }
  type Hint @rest(base: "hints", one: "hint", many: "hintList", words: ["hint", "hints"], without: ["export"]) { id: ID! }
  type Note { id: ID! }
  input NoteInput { text: String }
  type Query { tagsExport(jobId: ID!): Boolean hintListExport(jobId: ID!): Boolean }
`;

describe('what the client knows of resources', () => {
  it('has the members that a form can offer, of those that REST has', () =>
    expect(
      clientInputs(graph)
        .split('\n')
        .filter((line) => line.startsWith('export')),
    ).toEqual([
      `export const tagInput = ${JSON.stringify({
        name: { kind: 'text', required: true, max: 50 },
        state: { kind: 'words', words: ['on', 'off'], onceOnly: true },
        weight: { kind: 'number' },
        isOpen: { kind: 'boolean' },
      })} as const satisfies Members;`,
    ]));

  it('has where exports are asked for, where REST has them', () =>
    expect(exportBases(graph)).toContain('Record<string, string>> = {"tags":"tags"};'));
});
