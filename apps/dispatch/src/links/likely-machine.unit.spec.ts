import { agentOf, clickHint, networkOf } from './click.js';
import { isLikelyMachine } from './likely-machine.js';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const iMessage =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0';
const click = { hints: 0, agent: safari, atOnce: false, withOthers: false };

describe('6: a click', () => {
  it.each([safari, chrome, '', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'])(
    'by %s is a person’s',
    (agent) => expect(isLikelyMachine({ ...click, agent })).toBe(false),
  );

  it.each([
    ['by HEAD', { hints: clickHint.head }],
    ['of a prefetch', { hints: clickHint.prefetch }],
    ['of iMessage’s preview', { agent: iMessage }],
    ['of WhatsApp’s preview', { agent: 'WhatsApp/2.23.20.0 A' }],
    ['of Slack’s preview', { agent: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' }],
    ['of a script', { agent: 'python-requests/2.32.0' }],
    ['of a search engine', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['at once', { atOnce: true }],
    ['with another link of the message', { withOthers: true }],
  ])('%s is likely a machine’s', (_, over) => {
    expect(isLikelyMachine({ ...click, ...over })).toBe(true);
  });
});

describe('what is kept of who clicked', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:42:7::1', '2001:db8:42::/48'],
    ['2001:0db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['nonsense', ''],
    ['', ''],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is no more of an agent than tells it', () => {
    expect(agentOf(undefined)).toBe('');
    expect(agentOf('x'.repeat(5_000))).toHaveLength(300);
    expect(agentOf('a\0b')).toBe('ab');
  });
});
