import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { textForms } from '@bellbird/field-rules';
import { memberOf, noFacts, type MemberFacts } from '../graph/facts.js';
import { silentMembers } from '../graph/members.js';
import { selectedFields } from '../graph/selection.js';
import type { JsonSchema } from '../table/route.js';
import { typeNamed } from './refs.js';

type AnyType = GraphQLInputType | GraphQLOutputType;

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

/** What a member of this name looks like where SDL says no more of it: a column's own example comes first. */
const byName: Readonly<Record<string, unknown>> = {
  groupIds: [],
  segmentIds: ['all-contacts'],
  name: "Mia O'Neil",
  firstName: 'Mia',
  lastName: "O'Neil",
  email: 'mia@example.com',
  businessName: 'Corner Cafe',
  phoneInternational: '+61412345678',
  phoneSignificant: '412345678',
  phoneCountry: 'AU',
  phoneMasked: '+61 4•• ••• 678',
  from: '+61491578888',
  to: '+61412345678',
  attributes: { suburb: 'Newtown' },
  key: 'suburb',
  message: 'Hi {{firstName|there}}, soup is back.',
  text: 'Hi Mia, soup is back.',
  country: 'AU',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  status: 'completed',
  state: 'delivered',
  progress: 100,
  affected: 2,
  rows: 812,
  count: 812,
  balance: '95.00',
  prepaid: '97.40',
  frozen: '2.40',
  monthly: '0.00',
  rate: '0.6500',
  marginPercent: '3.00',
  amount: '50.00',
  held: '0.000000',
  saves: '4.160000',
  price: '0.080000',
  recipients: 791,
  partsPerMessage: { 1: 791 },
  character: '’',
  replacement: "'",
  leftOut: {
    unsubscribed: 12,
    onHold: 0,
    noConsent: 9,
    recentlyAsked: 0,
    noPhone: 0,
    invalidPhone: 0,
    duplicatePhone: 0,
    inTrash: 0,
    noPrice: 0,
    senderCountry: 0,
    tooLong: 0,
  },
  accessToken: 'eyJhbGciOiJFZERTQSJ9…',
  refreshToken: 'c2Vzc2lvbg…',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  clientSecret: 'pi_secret',
  url: 'https://bellbird.example/files/export.csv',
  bucketPath: `${id}/${id}/avatar.png`,
  permission: 'owner',
  providerId: 'SM0123456789',
  day: '2026-05-04',
  data: {
    campaignId: id,
    name: 'Winter specials',
    reason: null,
    counts: { recipients: 791 },
    charged: '63.280000',
    currency: 'AUD',
    completedAt: '2026-05-04T09:30:00.000Z',
  },
};

const byScalar: Readonly<Record<string, unknown>> = {
  String: 'text',
  ID: id,
  Int: 1,
  Float: 1,
  Boolean: true,
  DateTime: '2026-05-04T09:30:00.000Z',
  JSON: {},
};

/** A plausible value of a GraphQL type. `name` is the member that it stands in, `facts` what SDL says of that. */
export function exampleOf(
  type: AnyType,
  name = '',
  facts: MemberFacts = noFacts,
  within: readonly string[] = [],
): unknown {
  const bare = getNullableType(type) as AnyType;
  if (facts.example !== undefined) return exampleSaid(bare, facts.example);
  if (isObjectType(bare)) {
    const fields = selectedFields(bare, within).filter(
      (field) => !silentMembers.includes(field.name) && field.facts.optional !== true,
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, exampleOf(field.type, field.name, field.facts, [...within, bare.name])]),
    );
  }
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields()).map((field) => [
        field.name,
        exampleOf(field.type, field.name, memberOf(field), within),
      ]),
    );
  if (isListType(bare)) {
    const known = byName[name];
    return Array.isArray(known) ? known : [exampleOf(bare.ofType as AnyType, name, facts, within)];
  }
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  const scalar = String(bare);
  const [word] = facts.words ?? [];
  if (word !== undefined && facts.map === undefined) return scalar === 'Boolean' ? word === 'true' : word;
  const known = byName[name];
  if (known !== undefined && fits(scalar, known, facts)) return known;
  const formed = facts.format === undefined ? undefined : textForms[facts.format]?.example;
  if (facts.map !== undefined && word !== undefined) return { [word]: 1 };
  return (
    formed ??
    (scalar === 'JSON' && (facts.filters !== undefined || facts.as?.some((each) => each.startsWith('[')))
      ? []
      : (byScalar[scalar] ?? null))
  );
}

/** What SDL says: a text as it is, anything else as JSON. */
const exampleSaid = (type: AnyType, said: string): unknown =>
  ['String', 'ID', 'DateTime'].includes(String(type)) ? said : (JSON.parse(said) as unknown);

function fits(scalar: string, value: unknown, { pattern, format }: MemberFacts): boolean {
  if (scalar === 'JSON') return true;
  if (scalar === 'Int' || scalar === 'Float') return typeof value === 'number';
  if (scalar === 'Boolean') return typeof value === 'boolean';
  if (typeof value !== 'string' || scalar === 'DateTime') return false;
  const form = pattern ?? (format === undefined ? undefined : textForms[format]?.pattern);
  return form === undefined || new RegExp(form, 'u').test(value);
}

/** The example that a schema carries, or one made from the types that it names. */
export function exampleOfSchema(shape: JsonSchema, schema: GraphQLSchema): unknown {
  if (shape['example'] !== undefined) return shape['example'];
  const named = schema.getType(typeNamed(shape) ?? '');
  if (isObjectType(named)) return exampleOf(named);
  if (Array.isArray(shape['allOf']))
    return Object.assign(
      {},
      ...(shape['allOf'] as JsonSchema[]).map((each) => exampleOfSchema(each, schema)),
    ) as unknown;
  return Object.fromEntries(
    Object.entries((shape['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, each]) => [
      name,
      exampleOfSchema(each, schema),
    ]),
  );
}
