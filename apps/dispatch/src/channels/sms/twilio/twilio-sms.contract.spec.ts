import { contractCarrier } from '../../../../test/twilio-carrier/contract-carrier.js';
import {
  account,
  startTwilioCarrier,
  type TwilioCarrier,
} from '../../../../test/twilio-carrier/start-twilio-carrier.js';
import { channelContract } from '../../../testing/channel.contract.js';
import { TwilioSms } from './twilio-sms.js';

let carrier: TwilioCarrier;
beforeAll(async () => void (carrier = await startTwilioCarrier()), 90_000);
afterAll(() => carrier?.service.kill('SIGKILL'));

const provider = (apiUrl: string, over: Partial<typeof account> = {}) =>
  new TwilioSms({ ...account, ...over, apiUrl, connections: 4, timeoutMs: 2_000 });

channelContract('the Twilio adapter', { carrier: () => contractCarrier(() => carrier), provider });

describe('the Twilio adapter, beyond the port', () => {
  const sms = {
    id: 'x.1',
    attempt: 1,
    from: '+61491578888',
    to: '+61412345678',
    body: 'Hi',
    statusCallback: 'https://text.example/webhooks/twilio/status?m=x.1&a=1&s=y',
    validitySeconds: 600,
  };
  let url: string;
  let twilio: TwilioSms;
  beforeEach(async () => {
    url = await contractCarrier(() => carrier).start();
    twilio = provider(url);
  });
  afterEach(() => twilio.close());

  it('tells where to report, with message and attempt, and until when the text is of use', async () => {
    await twilio.send(sms, () => true);
    expect(await carrier.accepted()).toMatchObject([{ m: 'x.1', a: '1', callback: sms.statusCallback, validity: 600 }]);
  });

  it('with a wrong token sends nothing and cannot look up', async () => {
    const stranger = provider(url, { authToken: 'wrong' as never });
    expect(await stranger.send(sms, () => true)).toMatchObject({ kind: 'notSent', reason: 'refused-access' });
    await expect(stranger.lookUp(sms)).rejects.toThrow('401');
    await stranger.close();
  });

  it('says what Twilio says of a phone that is none', async () => {
    expect(await twilio.send({ ...sms, to: '+0' }, () => true)).toEqual({ kind: 'rejected', code: 21211 });
  });

  it('finds a text on whatever page it is, newest first, of this phone and sender alone', async () => {
    await Promise.all(Array.from({ length: 1_100 }, (_, n) => twilio.send({ ...sms, body: `Text ${n}` }, () => true)));
    await twilio.send({ ...sms, to: '+61412345679' }, () => true);
    await twilio.send({ ...sms, from: '+61491578889' }, () => true);
    const found = await twilio.lookUp(sms);
    expect(new Set(found.map(({ body }) => body)).size).toBe(1_100);
    expect(found).toHaveLength(1_100);
    expect(found.every(({ createdAt }, at) => at === 0 || createdAt <= found[at - 1]!.createdAt)).toBe(true);
  });

  it('takes an API address with a path before Twilio’s own', async () => {
    const behind = provider(`${url}/proxy/`);
    expect(await behind.send(sms, () => true)).toEqual({ kind: 'rejected', code: 20404 });
    await behind.close();
  });
});
