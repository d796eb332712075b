import { invalidField } from '@bellbird/errors';
import { json } from '../http/call.js';
import { readJson } from '../http/fields.js';
import type { Route } from '../http/router.js';
import { readKey, type Authenticator } from './authenticator.js';

const path = '/sandbox/api/authenticator';

/** The authenticator's part of `/sandbox/api`. */
export function authenticatorRoutes(authenticator: Authenticator): Route[] {
  return [
    {
      method: 'POST',
      path,
      handle: async (call) => {
        const fields = await readJson(call, ['otpauthUrl']);
        const given = fields.text('otpauthUrl', { max: 2_000 });
        fields.end();
        const key = readKey(given);
        if (key === null) throw invalidField('otpauthUrl', notAKey);
        return json(201, { id: await authenticator.add(key) });
      },
    },
    { method: 'GET', path, handle: async () => json(200, await authenticator.codes()) },
  ];
}

export const notAKey = 'Must be an address such as otpauth://totp/…, or a key in base32.';
