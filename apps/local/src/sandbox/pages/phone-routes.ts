import { isProductError } from '@bellbird/errors';
import type { Carrier } from '../carrier/open-carrier.js';
import type { BusinessClock } from '../clock/business-clock.js';
import type { Call, Reply } from '../http/call.js';
import { readForm, textFault, toE164 } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Refused } from './markup/form-field.js';
import type { Frame } from './markup/frame.js';
import { phonePage, type OpenPhone } from './phone-page.js';

const path = '/sandbox/phone';
const shownPhones = 100;
const shownTexts = 200;

/** The phone page and what its forms send. */
export function phonePageRoutes(carrier: Carrier, clock: BusinessClock, frame: Frame): Route[] {
  const show = async (
    call: Call,
    refused: Refused | null,
    chosen?: { phone: string; sender: string },
  ): Promise<Reply> => {
    const search = (call.query.get('q') ?? '').replaceAll('+', ' ').trim().slice(0, 40);
    const phone = chosen?.phone ?? toE164(call.query.get('number') ?? '');
    const wanted = chosen?.sender ?? call.query.get('sender') ?? null;
    const [phones, total, open] = await Promise.all([
      carrier.phonebook.phones(digitsOf(search), shownPhones),
      carrier.phonebook.total(),
      phone === null ? null : openPhone(carrier, phone, wanted),
    ]);
    const main = phonePage({ now: clock.now(), total, search, phones, open, refused });
    return frame({ title: 'Phone', path, main, status: refused === null ? 200 : 400 });
  };
  return [
    { method: 'GET', path, handle: (call) => show(call, null) },
    {
      method: 'POST',
      path: `${path}/reply`,
      handle: async (call) => {
        const form = await readForm(call, ['from', 'to', 'text', 'word']);
        const [from, to] = [form.phone('from'), form.phone('to')];
        try {
          const text = form.has('word') ? form.text('word', { max: 10 }) : form.text('text', { max: 1_600 });
          form.end();
          await carrier.replies.send(from, to, text);
        } catch (error) {
          if (!isProductError(error)) throw error;
          const inThread =
            from !== '' && to !== '' && !error.fields.some(({ field }) => field === 'from' || field === 'to');
          return show(
            call,
            { values: form.values, errors: error.fields },
            inThread ? { phone: from, sender: to } : undefined,
          );
        }
        return {
          status: 303,
          headers: { location: `${path}?number=${encodeURIComponent(from)}&sender=${encodeURIComponent(to)}` },
        };
      },
    },
  ];
}

async function openPhone(carrier: Carrier, phone: string, wanted: string | null): Promise<OpenPhone> {
  const threads = await carrier.phonebook.threads(phone);
  const sender = wanted !== null && textFault(wanted) === null ? wanted : (threads[0]?.sender ?? null);
  if (sender === null) return { phone, sender, threads, texts: [], replies: [] };
  const [texts, replies] = await Promise.all([
    carrier.messages.list({ to: phone, from: sender, limit: shownTexts }),
    carrier.replies.ofPhone(phone, shownTexts),
  ]);
  return { phone, sender, threads, texts, replies: replies.filter(({ to }) => to === sender) };
}

/** What to look for in a number, from what a person types: `0491 570` means `+61491570…`. */
function digitsOf(search: string): string | null {
  const digits = search.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : digits;
}
