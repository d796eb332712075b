import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { operationNames } from '@bellbird/resource-kit';
import { eventually, freePort } from '@bellbird/testing';
import { declared } from './support/declared.js';
import { documentOf, publicSchema } from './support/graph-documents.js';
import { Product } from './support/product.js';
import { Shop } from './support/shop.js';

const schema = publicSchema();

/** Whether somewhere in the answer there is a list of things. */
function holdsList(type: GraphQLOutputType, levels = 4): boolean {
  const named = getNamedType(type);
  if (!isObjectType(named) || levels === 0) return false;
  return (
    isListType(getNullableType(type)) ||
    Object.values(named.getFields()).some((field) => holdsList(field.type, levels - 1))
  );
}
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) => holdsList(field.type));

/** What a list is asked with, and how many rows an answer has: the same question to a shop with two of everything and to one with fifty. */
interface Row {
  args?: (shop: Shop, isFew: boolean) => Record<string, unknown>;
  rows?: (answer: never) => number;
}
const data = { rows: (answer: { data: unknown[] }) => answer.data.length };
/** The lists of resources, and of their trash. */
const generic = declared
  .filter(({ base }) => !['app-services', 'settings', 'app-settings', 'users/merchants'].includes(base))
  .flatMap(({ one, many, verbs }) => {
    const { list, trash } = operationNames({ one, many });
    return [list, ...(verbs.includes('trash') ? [trash] : [])];
  });
const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(generic.map((name) => [name, data])),
  waitingListBoard: { rows: (board: { waiting: unknown[] }) => board.waiting.length },
  notificationsUnseen: data,
  directory: data,
  billingHistory: data,
  paymentMethods: data,
  // Of the platform, and so the same for both.
  callerIds: { ...data, args: (_shop, isFew) => ({ query: { limit: isFew ? 2 : 50 } }) },
  notificationsByDay: { rows: (days: { data: unknown[] }[]) => days.reduce((sum, day) => sum + day.data.length, 0) },
  campaignRecipients: { ...data, args: ({ campaignId }) => ({ campaignId }) },
  campaignPeople: { ...data, args: ({ campaignId }) => ({ campaignId }) },
  conversationMessages: {
    rows: (messages: unknown[]) => messages.length,
    args: ({ conversationId }) => ({ id: conversationId }),
  },
  campaignLeftOut: { ...data, args: ({ campaignId }) => ({ campaignId }) },
};

/** Lists that cannot grow with what a business has. */
const others: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    declared.map((each) => [operationNames(each).values, 'fifty values, of one grouped statement']),
  ),
  billingHistoryValues: 'fifty values, of one grouped statement',
  smsCampaign: 'its links: sixty-two at most, of one statement',
  appServices: 'the platform has one, sms',
  appService: 'its price list',
  appServiceByKey: 'the price list of one',
  appSettings: 'the platform has five',
  merchants: 'the platform’s admin alone; its money is asked for by the page: apps/tenants/test/merchants.int.spec.ts',
  merchant: 'what pauses one business',
  merchantPeople: 'five hundred at most, of one statement',
  merchantActs: 'fifty at most, of one statement',
  suspensions: 'two at most',
  businessSettings: 'a business has four',
  publicProfile: 'the hours of a day',
  tenantFromUser: 'the opening hours of one business',
  accountSettingsOpeningHours: 'one row: a week, a hundred other days and a year of holidays at most',
  logIns: 'a hundred at most, of one statement',
  permissionHolders: 'five people',
  notificationPreferences: 'a row a kind of notification, of one statement',
  verifyToken: 'the five permissions',
  smsCampaignsAnalytics: 'a line a day, of one statement over campaigns',
  compareSmsCampaigns: 'five at most, of one statement',
  previewSmsTemplate: 'the costly characters of one text',
  contactsAnalyticsLines: 'six lines of at most 400 points, of one statement over days',
  contactsAnalyticsPie: 'three statuses, of one statement over days',
  contactTimeline:
    'a hundred at most: one statement in contacts, one in dispatch, one for the names of their campaigns',
  campaignPace: 'sixty points at most, of one statement over settlements',
  waitingListSettings: 'twenty resources and five texts at most, of one row',
  publicWaitingList: 'twenty numbers that are served at most',
  publicTurn: 'four numbers before one’s own',
  waitingListAnalytics: 'a line a day, of one statement over turns',
  turn: 'the texts of one turn',
  quoteSmsCampaign: 'the characters of one text',
  quoteSmsCampaigns: 'fifteen at most, read by one statement; each is quoted as one is',
  quoteSmsCampaignTest: 'five phones at most',
};

describe('a list', () => {
  let product: Product;
  let few: Shop;
  let many: Shop;
  let statementsAt: string;

  /** Statements of each tenant's transactions since the last look. */
  const look = async (): Promise<Record<string, string[]>> =>
    (await (await fetch(statementsAt)).json()) as Record<string, string[]>;
  const quiet = (): Promise<void> =>
    eventually(
      async () => {
        await look();
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        expect(Object.keys(await look())).toEqual([]);
      },
      { timeoutMs: 60_000 },
    );

  beforeAll(async () => {
    const port = await freePort();
    statementsAt = `http://127.0.0.1:${port}`;
    const senders = Array.from({ length: 60 }, (_, n) => `+614915700${String(n).padStart(2, '0')}`);
    product = await Product.start({
      NODE_OPTIONS: `--import ${new URL('./support/count-statements.mjs', import.meta.url).href}`,
      STATEMENTS_PORT: String(port),
      // And the one that samples name.
      SHARED_SENDERS: [...senders, '+61491578888'].join(','),
    });
    few = await Shop.open(product, 2);
    many = await Shop.open(product, 50);
    await quiet();
  }, 300_000);
  afterAll(() => product?.stop());

  async function ask(
    shop: Shop,
    field: GraphQLField<unknown, unknown>,
    row: Row,
  ): Promise<{ length: number; statements: string[] }> {
    const args = row.args?.(shop, shop === few) ?? {};
    const { document, variables } = documentOf('query', field, (arg) => args[arg.name], 5);
    await look();
    const response = await fetch(`${product.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.client.token}` },
      body: JSON.stringify({ query: document, variables }),
    });
    const { data: answer, errors } = (await response.json()) as {
      data: Record<string, unknown> | null;
      errors?: { message: string }[];
    };
    if (errors !== undefined) throw new Error(`${field.name}: ${errors[0]?.message}`);
    return { length: row.rows?.(answer?.[field.name] as never) ?? 0, statements: (await look())[shop.tenantId] ?? [] };
  }

  it('has a row here, each of the whole graph', () => {
    expect(lists.map(({ name }) => name).filter((name) => !(name in rows) && !(name in others))).toEqual([]);
    const there = new Set(lists.map(({ name }) => name));
    expect([...Object.keys(rows), ...Object.keys(others)].filter((name) => !there.has(name))).toEqual([]);
  });

  it.each(lists.filter(({ name }) => name in rows).map((field) => [field.name, field] as const))(
    '%s takes as many statements for fifty as for two',
    async (name, field) => {
      const row = rows[name] as Row;
      // A shop's first question also fills what is kept of it, and again once that was of an earlier quarter of an hour.
      for (const shop of [few, many]) await ask(shop, field, row);
      const [small, large] = [await ask(few, field, row), await ask(many, field, row)];
      expect([small.length >= 2 && small.length < 20, large.length >= 50]).toEqual([true, true]);
      expect(small.statements.length).toBeGreaterThan(0);
      expect(large.statements.map(shortened)).toEqual(small.statements.map(shortened));
    },
  );
});

/** Enough to know a statement by; how many values it has may differ. */
const shortened = (statement: string): string => statement.replaceAll(/\s+/g, ' ').slice(0, 60);
