import { invalidField, notFound } from '@bellbird/errors';
import { json, noContent } from '../http/call.js';
import { readJson, readQuery, textFault, type Fields } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { shownIntent, type NewIntent, type PaymentIntents } from './payment-intents.js';
import { shownMethod, type PaymentMethods } from './payment-methods.js';

const mostMinor = 100_000_000;
const intentFields = ['amountMinor', 'currency', 'customer', 'paymentMethod', 'metadata', 'idempotencyKey'];

/** The provider's side of cards: what the adapter of the payments port calls. */
export function cardProviderRoutes(intents: PaymentIntents, methods: PaymentMethods): Route[] {
  const customerMethods = '/payments/customers/:customer/methods';
  return [
    {
      method: 'POST',
      path: '/payments/intents',
      handle: async (call) =>
        json(201, shownIntent(await intents.create(readIntent(await readJson(call, intentFields))))),
    },
    {
      method: 'GET',
      path: '/payments/intents',
      handle: async (call) => {
        const query = readQuery(call, ['createdAfter', 'limit', 'after']);
        const limit = query.whole('limit', 1_000) ?? 100;
        const found = await intents.list({
          createdAfter: readInstant(query.text('createdAfter')),
          after: query.text('after') ?? null,
          limit: limit + 1,
        });
        return json(200, { intents: found.slice(0, limit).map(shownIntent), hasMore: found.length > limit });
      },
    },
    {
      method: 'GET',
      path: '/payments/intents/:id',
      handle: async ({ params }) => {
        const intent = await intents.find(checked(params.id));
        if (intent === null) throw notFound();
        return json(200, shownIntent(intent));
      },
    },
    {
      method: 'POST',
      path: customerMethods,
      handle: async (call) => {
        const fields = await readJson(call, ['paymentMethod']);
        const id = fields.text('paymentMethod', { max: 200 });
        fields.end();
        return json(200, shownMethod(await methods.attach(id, checked(call.params.customer))));
      },
    },
    {
      method: 'GET',
      path: customerMethods,
      handle: async ({ params }) =>
        json(200, { methods: (await methods.ofCustomer(checked(params.customer))).map(shownMethod) }),
    },
    {
      method: 'DELETE',
      path: `${customerMethods}/:id`,
      handle: async ({ params }) => {
        await methods.detach(checked(params.id), checked(params.customer));
        return noContent;
      },
    },
  ];
}

function readIntent(fields: Fields): NewIntent {
  const { paymentMethod, metadata = {} } = fields.values;
  const intent = {
    amountMinor: BigInt(fields.number('amountMinor', { min: 1, max: mostMinor, whole: true }) ?? 0),
    currency: fields.text('currency', { max: 3 }),
    customer: fields.text('customer', { max: 200 }),
    paymentMethod:
      paymentMethod === undefined || paymentMethod === null ? null : fields.text('paymentMethod', { max: 200 }),
    metadata: metadata as Record<string, unknown>,
    idempotencyKey: fields.text('idempotencyKey', { max: 255 }),
  };
  if (!fields.has('amountMinor')) fields.wrong('amountMinor', 'This field is required.');
  if (!/^[A-Z]{3}$/.test(intent.currency)) fields.wrong('currency', 'Must be a currency such as AUD.');
  if (!isPlainTexts(metadata)) fields.wrong('metadata', 'Must be an object of texts.');
  fields.end();
  return intent;
}

function isPlainTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, text]) => typeof text === 'string' && textFault(name) === null && textFault(text) === null,
  );
}

function readInstant(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalidField('createdAfter', 'Must be an instant.');
  return instant;
}

/** A part of a path; what no id can hold is not there. */
function checked(text: string | undefined): string {
  if (text === undefined || textFault(text) !== null) throw notFound();
  return text;
}
