import { notFound } from '@bellbird/errors';
import type { BusinessClock } from '../clock/business-clock.js';
import type { Call, Reply } from '../http/call.js';
import { textFault } from '../http/fields.js';
import type { Route } from '../http/router.js';
import type { Email, Mailbox } from '../mail/mailbox.js';
import { mailboxPage } from './mailbox-page.js';
import type { Frame } from './markup/frame.js';

const path = '/sandbox/mailbox';
const shownMails = 200;

// Foreign HTML: no script, nothing loaded but pictures that it carries, links only in a tab of their own.
const mailSecurity =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** The mailbox and each e-mail, with its HTML as a document of its own. */
export function mailboxPageRoutes(mailbox: Mailbox, clock: BusinessClock, frame: Frame): Route[] {
  const show = async (call: Call, open: Email | null): Promise<Reply> => {
    const given = (call.query.get('to') ?? '').trim().slice(0, 400);
    const to = textFault(given) === null ? given : '';
    const emails = await mailbox.list({ to: to === '' ? undefined : to, limit: shownMails });
    return frame({
      title: open?.subject ?? 'Mailbox',
      path,
      main: mailboxPage({ now: clock.now(), to, emails, open }),
    });
  };
  return [
    { method: 'GET', path, handle: (call) => show(call, null) },
    { method: 'GET', path: `${path}/:id`, handle: async (call) => show(call, await findEmail(mailbox, call)) },
    {
      method: 'GET',
      path: `${path}/:id/html`,
      handle: async (call) => {
        const { html } = await findEmail(mailbox, call);
        return {
          status: 200,
          type: 'text/html; charset=utf-8',
          body: `<base target="_blank">${html}`,
          headers: {
            'content-security-policy': mailSecurity,
            'x-frame-options': 'SAMEORIGIN',
            'referrer-policy': 'no-referrer',
          },
        };
      },
    },
  ];
}

async function findEmail(mailbox: Mailbox, { params }: Call): Promise<Email> {
  const email = /^\d{1,15}$/.test(params.id ?? '') ? await mailbox.find(Number(params.id)) : null;
  if (email === null) throw notFound();
  return email;
}
