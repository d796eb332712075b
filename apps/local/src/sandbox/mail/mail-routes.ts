import { json } from '../http/call.js';
import { readJson, readLimit, readQuery } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Mailbox } from './mailbox.js';

const bodyLimit = { min: 0, max: 500_000 };

/** What the adapter of the mail port calls. */
export function mailProviderRoutes(mailbox: Mailbox): Route[] {
  return [
    {
      method: 'POST',
      path: '/mail/messages',
      handle: async (call) => {
        const fields = await readJson(call, ['id', 'from', 'to', 'subject', 'text', 'html', 'headers']);
        const optional = (name: string): string =>
          fields.values[name] === undefined || fields.values[name] === null ? '' : fields.text(name, bodyLimit);
        const mail = {
          key: fields.text('id', { max: 255 }),
          from: fields.text('from', { max: 400 }),
          to: fields.text('to', { max: 400 }),
          subject: fields.text('subject', { min: 0, max: 1_000 }),
          text: optional('text'),
          html: optional('html'),
          headers: headersOf(fields.values['headers']),
        };
        fields.end();
        return json((await mailbox.deliver(mail)) ? 201 : 200, { id: mail.key });
      },
    },
  ];
}

/** The mailbox's part of `/sandbox/api`. */
export function mailRoutes(mailbox: Mailbox): Route[] {
  return [
    {
      method: 'GET',
      path: '/sandbox/api/emails',
      handle: async (call) => {
        const query = readQuery(call, ['to', 'limit']);
        const found = await mailbox.list({ to: query.text('to'), limit: readLimit(query) });
        return json(
          200,
          found.map(({ id, to, subject, text, html, headers, at }) => ({
            id: String(id),
            to,
            subject,
            text,
            html,
            headers,
            at: at.toISOString(),
          })),
        );
      },
    },
  ];
}

/** Headers beside those that every mail has; what is no text is left out. */
function headersOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter((each): each is [string, string] => typeof each[1] === 'string'),
  );
}
