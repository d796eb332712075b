import { notFound } from '@bellbird/errors';
import type { PaymentIntents } from '../cards/payment-intents.js';
import type { BusinessClock } from '../clock/business-clock.js';
import { readForm, textFault } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { cardsPage } from './cards-page.js';
import type { Frame } from './markup/frame.js';

const path = '/sandbox/cards';

const notices: Record<string, string> = {
  approved: 'The bank has approved the payment.',
  declined: 'The bank has declined the payment.',
};

/** The cards page and the bank's answer. */
export function cardsPageRoutes(intents: PaymentIntents, clock: BusinessClock, frame: Frame): Route[] {
  return [
    {
      method: 'GET',
      path,
      handle: async (call) => {
        const [pending, latest] = await Promise.all([intents.latest('requires_action', 50), intents.latest(null, 50)]);
        const atBusinessTime = (at: string): Date => new Date(Date.parse(at) + clock.offsetMs);
        return frame({
          title: 'Cards',
          path,
          notice: notices[call.query.get('done') ?? ''],
          main: cardsPage({ atBusinessTime, now: clock.now(), pending, latest }),
        });
      },
    },
    {
      method: 'POST',
      path: `${path}/:id/complete`,
      handle: async (call) => {
        const form = await readForm(call, ['succeed']);
        const { succeed } = form.values;
        if (succeed !== 'true' && succeed !== 'false') form.wrong('succeed', 'Must be true or false.');
        form.end();
        const id = call.params.id ?? '';
        if (textFault(id) !== null) throw notFound();
        await intents.completeAction(id, succeed === 'true');
        return { status: 303, headers: { location: `${path}?done=${succeed === 'true' ? 'approved' : 'declined'}` } };
      },
    },
  ];
}
