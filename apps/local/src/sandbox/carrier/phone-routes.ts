import { invalidField } from '@bellbird/errors';
import { json } from '../http/call.js';
import { readJson, readLimit, readQuery, toE164 } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Messages } from './messages.js';
import { behaviourNames } from './network-behaviour.js';
import type { Network } from './network.js';
import type { Replies } from './replies.js';

interface Phones {
  messages: Messages;
  replies: Replies;
  network: Network;
  /** The network behaves differently now. */
  changed(): void;
}

/** The phones' part of `/sandbox/api`. */
export function phoneRoutes({ messages, replies, network, changed }: Phones): Route[] {
  return [
    {
      method: 'GET',
      path: '/sandbox/api/messages',
      handle: async (call) => {
        const query = readQuery(call, ['to', 'from', 'limit', 'after']);
        const found = await messages.list({
          ...parties(query),
          limit: readLimit(query),
          after: query.whole('after', Number.MAX_SAFE_INTEGER),
        });
        return json(
          200,
          found.map(({ id, from, to, text, parts, status, at }) => ({
            id: String(id),
            from,
            to,
            text,
            parts,
            status,
            at: at.toISOString(),
          })),
        );
      },
    },
    {
      method: 'GET',
      path: '/sandbox/api/messages/count',
      handle: async (call) => json(200, { count: await messages.count(parties(readQuery(call, ['to', 'from']))) }),
    },
    {
      method: 'POST',
      path: '/sandbox/api/replies',
      handle: async (call) => {
        const fields = await readJson(call, ['from', 'to', 'text']);
        const [from, to, text] = [fields.phone('from'), fields.phone('to'), fields.text('text', { max: 1_600 })];
        fields.end();
        const reply = await replies.send(from, to, text);
        return json(201, { ...reply, id: String(reply.id), at: reply.at.toISOString() });
      },
    },
    { method: 'GET', path: '/sandbox/api/phone', handle: () => json(200, network.behaviour) },
    {
      method: 'PUT',
      path: '/sandbox/api/phone',
      handle: async (call) => {
        const behaviour = await network.change(await readJson(call, behaviourNames));
        changed();
        return json(200, behaviour);
      },
    },
  ];
}

/** `to` and `from` of a list; a sender may be a name, a phone is matched however it is written. */
function parties(query: ReturnType<typeof readQuery>): { to: string | undefined; from: string | undefined } {
  const to = query.text('to');
  const from = query.text('from');
  const phone = to === undefined ? undefined : toE164(to);
  if (phone === null) throw invalidField('to', 'Must be a phone number with its country, such as +61491570156.');
  return { to: phone, from: from === undefined ? undefined : (toE164(from) ?? from) };
}
