import { freePort, seeded, spawnService, type Service } from '@bellbird/testing';
import { TwilioSms } from '../src/channels/sms/twilio/twilio-sms.js';
import { account, startTwilioCarrier, type TwilioCarrier } from './twilio-carrier/start-twilio-carrier.js';

/** Prism's program, and Twilio's published description of its API. */
const { BELLBIRD_TEST_PRISM: program = '', TWILIO_OPENAPI: description = '' } = process.env;
const texts = 300;
const senders = ['+61491578888', 'BELLBIRD'];
const bodies = ['Hi', 'Grüße, 2 for 1 🎉', 'a&b=c +%20', 'x'.repeat(1_600), 'line\nbreak', '👩‍👩‍👧‍👦'];

/** Prism stands between: what is not as Twilio describes it, in a request or an answer, is an error of its own. */
describe('the Twilio adapter behind Prism with Twilio’s description', () => {
  let carrier: TwilioCarrier;
  let prism: Service;
  let twilio: TwilioSms;

  beforeAll(async () => {
    carrier = await startTwilioCarrier();
    const port = await freePort();
    const args = ['proxy', description, carrier.url, '--errors', '--port', String(port)];
    prism = await spawnService({ entry: program, args, ready: /Prism is listening/, timeoutMs: 120_000 });
    twilio = new TwilioSms({ ...account, apiUrl: `http://127.0.0.1:${port}`, connections: 4, timeoutMs: 20_000 });
  }, 300_000);
  afterAll(async () => {
    await twilio?.close();
    await prism?.kill();
    await carrier?.service.kill('SIGKILL');
  });

  const sms = (over: object) => ({
    id: 'x.1',
    attempt: 1,
    from: '+61491578888',
    to: '+61412345678',
    body: 'Hi',
    statusCallback: 'https://text.example/webhooks/twilio/status?m=x.1&a=1&s=y',
    validitySeconds: 600,
    ...over,
  });

  it('sends what Twilio takes, and reads what it answers', async () => {
    const sent = await seeded(async ({ int, pick }) => {
      const all = Array.from({ length: texts }, (_, n) =>
        sms({ from: pick(senders), to: `+614${10_000_000 + n}`, body: pick(bodies), validitySeconds: int(1, 14_400) }),
      );
      return Promise.all(all.map((each) => twilio.send(each, () => true)));
    });
    expect(sent.filter(({ kind }) => kind !== 'accepted')).toEqual([]);
    expect(await carrier.accepted()).toHaveLength(texts);
  }, 300_000);

  it('looks up as Twilio describes it', async () => {
    await twilio.send(sms({ to: '+61412345679', body: 'Here' }), () => true);
    expect(await twilio.lookUp({ to: '+61412345679', from: '+61491578888' })).toMatchObject([{ body: 'Here' }]);
  }, 60_000);

  it('would see what Twilio does not have', async () => {
    const unknown = await twilio.send(sms({ statusCallback: 'no address' }), () => true);
    expect(unknown.kind).not.toBe('accepted');
  }, 60_000);
});
