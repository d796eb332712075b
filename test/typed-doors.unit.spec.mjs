import { generatePeers, peerFiles, peerModule } from '../scripts/generate/doors/peers.mjs';
import { resolverTypes } from '../scripts/generate/doors/resolvers.mjs';
import { typedSchema } from '../scripts/generate/doors/typed-schema.mjs';
import { listedServices } from '../scripts/generate/lists.mjs';

const sdl = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  directive @member(words: [String!], as: [String!], map: [String!]) on FIELD_DEFINITION | ARGUMENT_DEFINITION
  scalar JSON
  scalar DateTime
  type Price { country: String!, kind: String @member(words: ["fix", "per-unit"]) }
  type Terms { state: String! @member(words: ["open", "on-hold"]), prices: JSON! @member(as: ["[Price!]!"]), more: JSON, by: JSON! @member(map: ["Int!"]), since: DateTime }
  extend type Query { terms(of: String! @member(words: ["a", "b"])): Terms! }
  extend type Mutation { hold(id: ID!): Boolean! }
`;
const schema = typedSchema(sdl);
const generated = (text) => peerModule({ file: 'apps/shop/src/peers/stock.peer.graphql', peer: 'stock', text, schema });

describe('what one service asks another', () => {
  it('has the types of the other’s schema, words as unions and JSON in its shape', async () => {
    const text = await generated(
      'query Terms($of: String!) { terms(of: $of) { state prices more by since } } mutation Hold($id: ID!) { hold(id: $id) }',
    );
    expect(text).toContain("of: 'a' | 'b';");
    expect(text).toContain(
      "{ terms: { state: 'open' | 'on-hold', prices: Array<{ country: string; kind: ('fix' | 'per-unit') | null }>, " +
        'more: unknown, by: Record<string, number>, since: string | null } }',
    );
    expect(text).toContain('id: string;');
    expect(text).toContain(
      '  Terms: PeerDocument<TermsQuery, TermsQueryVariables>;\n  Hold: PeerDocument<HoldMutation, HoldMutationVariables>;',
    );
  });

  it('is refused where the other does not have it, with file, line and where to look', async () => {
    await expect(generated('query Terms {\n  terms(of: "a") {\n    state\n    colour\n  }\n}')).rejects.toThrow(
      'apps/shop/src/peers/stock.peer.graphql:4: Cannot query field "colour" on type "Terms". It is asked of stock: see apps/stock/schema.graphql.',
    );
    await expect(generated('query Terms($of: Boolean!) { terms(of: $of) { state } }')).rejects.toThrow(
      'Variable "$of" of type "Boolean!" used in position expecting type "String!"',
    );
  });

  it('is refused without a name, by which the code would know it', () =>
    expect(generated('{ terms(of: "a") { state } }')).rejects.toThrow('peer.graphql:1: Give each operation a name'));

  it('is asked of a service that services.json lets it ask, and of no other', async () => {
    const [asking] = listedServices().filter(({ name }) => peerFiles(name).length > 0);
    await expect(
      generatePeers(
        () => undefined,
        [{ ...asking, asks: [] }],
        () => 'type Query { a: Int }',
      ),
    ).rejects.toThrow(`${asking.name} asks`);
  });
});

describe('what resolvers take and answer', () => {
  it('is text and unknown as it comes in, and words and shapes as it goes out', async () => {
    const text = await resolverTypes(sdl);
    expect(text).toContain("Terms_state: { input: string; output: 'open' | 'on-hold'; }");
    expect(text).toContain('Terms_prices: { input: unknown; output: Array<{ country: string; kind:');
    expect(text).toContain('DateTime: { input: string; output: Date | string; }');
    expect(text).toContain("  terms: Resolves<QueryTermsArgs, Query['terms']>;");
    expect(text).toContain("  hold: Resolves<MutationHoldArgs, Mutation['hold']>;");
  });
});
