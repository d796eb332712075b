import { notFound } from '@bellbird/errors';
import type { BusinessClock } from '../clock/business-clock.js';
import { json } from '../http/call.js';
import { readJson, textFault } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { readCard } from './card-number.js';
import type { PaymentIntents } from './payment-intents.js';
import type { PaymentMethods } from './payment-methods.js';

/** The cards' part of `/sandbox/api`: the card form and the bank's page. */
export function cardRoutes(intents: PaymentIntents, methods: PaymentMethods, clock: BusinessClock): Route[] {
  return [
    {
      method: 'POST',
      path: '/sandbox/api/payment-methods',
      handle: async (call) => {
        const card = readCard(await readJson(call, ['number', 'expMonth', 'expYear', 'cvc']), clock.now());
        return json(201, { id: await methods.create(card) });
      },
    },
    {
      method: 'POST',
      path: '/sandbox/api/payment-intents/:id/complete-action',
      handle: async (call) => {
        const fields = await readJson(call, ['succeed']);
        const { succeed } = fields.values;
        if (typeof succeed !== 'boolean') fields.wrong('succeed', 'Must be true or false.');
        fields.end();
        const id = call.params.id ?? '';
        if (textFault(id) !== null) throw notFound();
        const intent = await intents.completeAction(id, succeed === true);
        return json(200, { id: intent.id, status: intent.status });
      },
    },
  ];
}
