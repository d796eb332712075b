import { json } from '../http/call.js';
import { readQuery } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Messages } from './messages.js';
import type { Sids } from './sid.js';

/** `GET /carrier/messages`: the look-up. Its dates are real time, as the senders' own records of their calls are. */
export function carrierRoutes(messages: Messages, sids: Sids): Route[] {
  return [
    {
      method: 'GET',
      path: '/carrier/messages',
      handle: async (call) => {
        const query = readQuery(call, ['to', 'from', 'limit']);
        const found = await messages.list({
          to: query.text('to'),
          from: query.text('from'),
          limit: query.whole('limit', 1_000) ?? 50,
        });
        return json(200, {
          messages: found.map(({ id, from, to, text, status, acceptedAt }) => ({
            sid: sids.of(id),
            from,
            to,
            body: text,
            status,
            dateCreated: acceptedAt.toISOString(),
          })),
        });
      },
    },
  ];
}
