import { offline, Problem, problemOfAnswer } from '../../../lib/graph/problem';
import type { CardProvider } from './card-provider';

/** The sandbox in the place of a card provider: it is asked as Stripe.js would ask Stripe. */
export const sandboxCards: CardProvider = {
  trialCards: [
    { number: '4242 4242 4242 4242', what: 'works' },
    { number: '4000 0000 0000 0002', what: 'declined' },
    { number: '4000 0025 0000 3155', what: 'action' },
  ],
  fields: null,
  async createMethod(card) {
    const { number, expMonth, expYear, code } = card!;
    try {
      const { id } = await post<{ id: string }>('/sandbox/api/payment-methods', {
        number,
        expMonth,
        expYear,
        cvc: code,
      });
      return id;
    } catch (error) {
      throw error instanceof Problem ? atOurFields(error) : error;
    }
  },
  agreeToKeep: () => Promise.resolve(),
  async confirm({ id }, ask) {
    const succeed = await ask();
    try {
      const { status } = await post<{ status: string }>(
        `/sandbox/api/payment-intents/${encodeURIComponent(id)}/complete-action`,
        { succeed },
      );
      return status === 'succeeded' ? 'confirmed' : 'refused';
    } catch (error) {
      // It was answered before, in another tab or before a reload: what came of it, the balance tells.
      if (error instanceof Problem && error.code === 'wrong-state') return 'confirmed';
      throw error;
    }
  },
};

const fieldNames: Record<string, string> = { expMonth: 'expiry', expYear: 'expiry', cvc: 'code' };

/** What is wrong with a card, at the fields of our form. */
const atOurFields = ({ code, title, message, fields, reference, details }: Problem): Problem =>
  new Problem(
    code,
    title,
    message,
    fields.map((each) => ({ ...each, field: fieldNames[each.field] ?? each.field })),
    reference,
    details,
  );

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw offline();
  });
  if (!answer.ok) throw await problemOfAnswer(answer);
  return (await answer.json()) as T;
}
