import { notAKey } from '../authenticator/authenticator-routes.js';
import { readKey, type Authenticator } from '../authenticator/authenticator.js';
import type { Reply } from '../http/call.js';
import { readForm } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { authenticatorPage } from './authenticator-page.js';
import type { Refused } from './markup/form-field.js';
import type { Frame } from './markup/frame.js';

const path = '/sandbox/authenticator';

/** The authenticator: running codes, and a field for a key that was copied. */
export function authenticatorPageRoutes(authenticator: Authenticator, frame: Frame): Route[] {
  const show = async (refused: Refused | null, notice?: string): Promise<Reply> =>
    frame({
      title: 'Authenticator',
      path,
      notice,
      status: refused === null ? 200 : 400,
      main: authenticatorPage(await authenticator.codes(), refused),
    });
  return [
    { method: 'GET', path, handle: (call) => show(null, call.query.has('added') ? 'The key was added.' : undefined) },
    {
      method: 'POST',
      path,
      handle: async (call) => {
        const form = await readForm(call, ['key']);
        const given = String(form.values['key'] ?? '');
        const key = given.length > 2_000 ? null : readKey(given);
        if (key === null) return show({ values: form.values, errors: [{ field: 'key', message: notAKey }] });
        await authenticator.add(key);
        return { status: 303, headers: { location: `${path}?added=1` } };
      },
    },
  ];
}
