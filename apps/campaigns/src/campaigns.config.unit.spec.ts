import type { Platform } from '@bellbird/service-host';
import { campaignsConfig } from './campaigns.config.js';

const read = (env: Record<string, string>) =>
  campaignsConfig({ env, publicUrl: 'https://bellbird.example' } as unknown as Platform);

describe('settings of campaigns', () => {
  it.each<[Record<string, string>, string[]]>([
    [{}, ['+61491578888']],
    [{ SHARED_SENDERS: '+61491570006,+6421000000' }, ['+61491570006', '+6421000000']],
    [{ SMS_PROVIDER: 'twilio', TWILIO_API_URL: 'http://127.0.0.1:4010' }, ['+61491578888']],
    [{ SMS_PROVIDER: 'twilio', SHARED_SENDERS: '+61491570006' }, ['+61491570006']],
  ])('%j: shared senders %j', (env, expected) => expect(read(env).sharedSenders).toEqual(expected));

  it.each<[Record<string, string>, RegExp]>([
    [{ SMS_PROVIDER: 'twilio' }, /SHARED_SENDERS is not set/],
    [{ SMS_PROVIDER: 'twilio', TWILIO_API_URL: 'https://api.twilio.com' }, /SHARED_SENDERS is not set/],
    [{ SMS_PROVIDER: 'twilio', TWILIO_API_URL: 'http://localhost.evil.example' }, /SHARED_SENDERS is not set/],
    [{ SHARED_SENDERS: '0491578888' }, /SHARED_SENDERS must be numbers such as/],
    [{ SMS_PROVIDER: 'pigeon' }, /SMS_PROVIDER/],
  ])('%j stops the start and says why', (env, why) => expect(() => read(env)).toThrow(why));
});
