import { dispatchConfig } from './dispatch.config.js';

const read = (env: Record<string, string>) =>
  dispatchConfig({ env, secret: 'x'.repeat(32), publicUrl: 'https://text.example' });
const twilio = {
  SMS_PROVIDER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  PUBLIC_URL: 'https://text.example',
};

describe('the carrier of texts', () => {
  it('is the sandbox phone where nothing is said', () => {
    expect(read({ SANDBOX_URL: 'http://127.0.0.1:1', SANDBOX_KEY: 'key' })).toMatchObject({
      channels: { sms: { carrier: { kind: 'sandbox', url: 'http://127.0.0.1:1', key: 'key' }, timeoutMs: 2_000 } },
      leaseMs: 5_000,
      lookUpAfterMs: [2_000, 6_000, 15_000],
    });
  });

  it('is Twilio alone where that is said, with the patience of a real carrier, whatever else is known of the sandbox', () => {
    expect(read({ ...twilio, SANDBOX_URL: 'http://127.0.0.1:1', SANDBOX_KEY: 'key' })).toMatchObject({
      channels: {
        sms: {
          carrier: { kind: 'twilio', accountSid: 'AC1', authToken: 'token', apiUrl: 'https://api.twilio.com' },
          timeoutMs: 15_000,
        },
      },
      leaseMs: 60_000,
      lookUpAfterMs: [60_000, 300_000, 900_000],
    });
    expect(read({ ...twilio, TWILIO_API_URL: 'http://127.0.0.1:4010' }).channels.sms.carrier).toMatchObject({
      kind: 'twilio',
      apiUrl: 'http://127.0.0.1:4010',
    });
  });

  it('half set stops the start with the names of all that is missing, in one sentence', () => {
    expect(() => read({ SMS_PROVIDER: 'twilio' })).toThrow(
      'Bellbird cannot start: TWILIO_ACCOUNT_SID is not set; TWILIO_AUTH_TOKEN is not set; PUBLIC_URL is not set.',
    );
    for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'PUBLIC_URL'])
      expect(() => read({ ...twilio, [name]: ' ' })).toThrow(`Bellbird cannot start: ${name} is not set.`);
  });

  it.each([
    ['TWILIO_API_URL', 'api.twilio.com'],
    ['TWILIO_API_URL', 'file:///etc'],
    ['PUBLIC_URL', 'text.example'],
  ])('%s=%s is no address', (name, value) => {
    expect(() => read({ ...twilio, [name]: value })).toThrow(`${name} must be an http or https address`);
  });

  it('of a name that nobody knows stops the start', () =>
    expect(() => read({ SMS_PROVIDER: 'pigeon' })).toThrow('SMS_PROVIDER must be one of sandbox, twilio'));
});

it.each<[string, Record<string, string>, number | null]>([
  ['the sandbox phone', { SANDBOX_URL: 'http://127.0.0.1:1', SANDBOX_KEY: 'key' }, null],
  ['a Twilio of this machine', { ...twilio, TWILIO_API_URL: 'http://127.0.0.1:4010' }, null],
  ['Twilio', twilio, 10],
  ['Twilio, for a short code', { ...twilio, SENDER_MPS_DEFAULT: '100' }, 100],
  ['Twilio, without a limit', { ...twilio, SENDER_MPS_DEFAULT: '0' }, null],
])('a sender of %s may send so many parts a second', (_what, env, mps) =>
  expect(read(env).channels.sms.senderMps).toBe(mps),
);
