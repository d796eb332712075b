import { seeded } from '@bellbird/testing';
import { twilioSignature } from './twilio-signature.js';
import { twilioWebhooks } from './twilio-webhooks.js';

const account = { accountSid: 'AC1', authToken: 'token' };
const publicUrl = 'https://text.example';
const url = '/webhooks/twilio/status?m=01920000-0000-7000-8000-0000000000c1.1&a=1&s=sig';
const members = {
  AccountSid: 'AC1',
  ApiVersion: '2010-04-01',
  ErrorCode: '30003',
  From: '+61491578888',
  MessageSid: 'SM1',
  MessageStatus: 'undelivered',
  SmsSid: 'SM1',
  SmsStatus: 'undelivered',
  To: '+61412345678',
  Body: 'Hi & bye',
};
const form = new URLSearchParams(members);
const signature = twilioSignature(account.authToken, publicUrl + url, form);
const read = (over: { url?: string; body?: string; signature?: string | undefined } = {}, by = account) =>
  twilioWebhooks(by, publicUrl).read({
    url: over.url ?? url,
    headers: { host: 'text.example', 'x-twilio-signature': 'signature' in over ? over.signature : signature },
    body: Buffer.from(over.body ?? form.toString()),
  });

const report = {
  sid: 'SM1',
  status: 'undelivered',
  errorCode: '30003',
  from: '+61491578888',
  to: '+61412345678',
  text: 'Hi & bye',
};

it('reads what Twilio tells', () => expect(read()).toEqual(report));

it.each([
  ['no signature', () => read({ signature: undefined })],
  ['another token', () => read({}, { ...account, authToken: 'tokem' })],
  ['another account', () => read({}, { ...account, accountSid: 'AC2' })],
])('believes nothing with %s', (_what, call) => expect(call()).toBe('forged'));

/** Check 95: a signed call, changed in one place, tells nothing that Twilio did not. */
it('believes no call that was changed on its way, in 5,000 ways', async () => {
  await seeded(({ int, pick }) => {
    const changed = (text: string): string => {
      const at = int(0, text.length - 1);
      const put = pick(['', 'x', '&', '=', '%', '+', '0', text[at]! + text[at]!]);
      return text.slice(0, at) + put + text.slice(at + 1);
    };
    let forged = 0;
    for (let times = 0; times < 5_000; times++) {
      const part = pick(['url', 'body', 'signature'] as const);
      const original = { url, body: form.toString(), signature }[part];
      const now = changed(original);
      const said = read({ [part]: now });
      if (said === 'forged') forged += 1;
      // An empty pair more, or a name run into its value, leave the signed text as it was: then nothing new is told.
      else if (said !== 'unreadable')
        for (const [name, value] of Object.entries(said))
          expect([undefined, report[name as keyof typeof report]]).toContain(value);
      if (now !== original && part !== 'body') expect(said).toBe('forged');
    }
    expect(forged).toBeGreaterThan(4_000);
  });
});
