import { buildSchema, getOperationAST, parse, print, validate, type FieldNode } from 'graphql';
import { hydrate } from './hydrate.js';
import type { LiveField } from './live-fields.js';

const schema = buildSchema(`
  type Query { smsCampaign(id: ID!): SmsCampaign, balanceInformation: Balance }
  type SmsCampaign { id: ID!, name: String, counts(of: String): Counts }
  type Counts { delivered: Int }
  type Balance { balance: String }
`);
const campaign: LiveField = { event: 'sms-campaign-updated', root: 'smsCampaign', byId: true };
const balance: LiveField = { event: 'updated-balance', root: 'balanceInformation', byId: false };
const hydrated = (subscription: string, live = campaign, operationName?: string): string => {
  const document = parse(subscription);
  const operation = getOperationAST(document, operationName)!;
  const query = hydrate(document, operation, operation.selectionSet.selections[0] as FieldNode, live, 'id-1');
  expect(validate(schema, query)).toEqual([]);
  return print(query).replace(/\s+/g, ' ');
};

describe('an event becomes a query', () => {
  it('under the subscription’s own name', () => {
    expect(hydrated('subscription { smsCampaignUpdated { id name } }')).toBe(
      '{ smsCampaignUpdated: smsCampaign(id: "id-1") { id name } }',
    );
  });

  it('under the alias that was asked for', () => {
    expect(hydrated('subscription { mine: smsCampaignUpdated(id: "id-1") { id } }')).toBe(
      '{ mine: smsCampaign(id: "id-1") { id } }',
    );
  });

  it('without an argument where its query takes none', () => {
    expect(hydrated('subscription { updatedBalance { balance } }', balance)).toBe(
      '{ updatedBalance: balanceInformation { balance } }',
    );
  });

  it('with the fragments that it uses, and those that they use', () => {
    expect(
      hydrated(
        'subscription { smsCampaignUpdated { ...F } } fragment F on SmsCampaign { id ...G } fragment G on SmsCampaign { name }',
      ),
    ).toBe(
      '{ smsCampaignUpdated: smsCampaign(id: "id-1") { ...F } } fragment F on SmsCampaign { id ...G } fragment G on SmsCampaign { name }',
    );
  });

  it('without what another operation of the document uses', () => {
    const document =
      'subscription A { smsCampaignUpdated { id } } query B { smsCampaign(id: 1) { ...F } } fragment F on SmsCampaign { id }';
    expect(hydrated(document, campaign, 'A')).toBe('query A { smsCampaignUpdated: smsCampaign(id: "id-1") { id } }');
  });

  it('with the variables that are still used, wherever they are', () => {
    const document = `subscription($id: ID!, $of: String, $in: String, $with: Boolean!, $see: Boolean!) {
      smsCampaignUpdated(id: $id) @include(if: $see) { counts(of: $of) { delivered } ...F }
    } fragment F on SmsCampaign { name @include(if: $with) again: counts(of: $in) { delivered } }`;
    expect(hydrated(document)).toBe(
      'query ($of: String, $in: String, $with: Boolean!, $see: Boolean!) { smsCampaignUpdated: smsCampaign(id: "id-1") @include(if: $see) ' +
        '{ counts(of: $of) { delivered } ...F } } fragment F on SmsCampaign { name @include(if: $with) again: counts(of: $in) { delivered } }',
    );
  });

  it('that fragments in a circle do not hold up', () => {
    const document = parse('subscription { smsCampaignUpdated { ...F } } fragment F on SmsCampaign { ...F }');
    const operation = getOperationAST(document)!;
    expect(
      hydrate(document, operation, operation.selectionSet.selections[0] as FieldNode, campaign, 'x').definitions,
    ).toHaveLength(2);
  });
});
