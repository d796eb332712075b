import { readFileSync } from 'node:fs';
import { liveFieldsOf } from './live-fields.js';

const supergraphFile = new URL('../../supergraph.graphql', import.meta.url);
const queries = (lines: string): string => `type Query {\n${lines}\n}\ntype Sender { id: ID! }`;

describe('subscriptions', () => {
  it('are those that the outside was promised', () => {
    const { byName, sdl } = liveFieldsOf(readFileSync(supergraphFile, 'utf8'));
    expect(Object.fromEntries(byName)).toEqual({
      notification: { event: 'notification', root: 'notification', byId: true },
      updatedBalance: { event: 'updated-balance', root: 'balanceInformation', byId: false },
      smsCampaignUpdated: { event: 'sms-campaign-updated', root: 'smsCampaign', byId: true },
      callerIdUpdated: { event: 'caller-id-updated', root: 'callerId', byId: true },
      conversationUpdated: { event: 'conversation-updated', root: 'conversation', byId: true },
      tenantUpdated: { event: 'tenant-updated', root: 'tenantFromUser', byId: false },
      waitingListUpdated: { event: 'waiting-list-updated', root: 'waitingListBoard', byId: false },
    });
    for (const field of [
      'notification: Notification',
      'updatedBalance: BalanceInformation',
      'smsCampaignUpdated(id: ID): SmsCampaign',
      'callerIdUpdated(id: ID): CallerId',
      'tenantUpdated: Tenant',
    ])
      expect(sdl).toContain(`\n  ${field}\n`);
  });

  it('need no more than one line on a query', () => {
    const { byName, sdl } = liveFieldsOf(queries('sender(id: ID!): Sender @live(event: "sender-gone", about: "Gone")'));
    expect([...byName]).toEqual([['senderGone', { event: 'sender-gone', root: 'sender', byId: true }]]);
    expect(sdl).toContain('"Gone"\n  senderGone: Sender\n');
    expect(liveFieldsOf(queries('sender: Sender')).sdl).toBe('');
  });

  it.each([
    ['sender(name: String): Sender @live(event: "a", about: "-")', 'may take an id and nothing else'],
    ['sender: Sender @live(event: "a", about: "-", one: true)', 'no one thing to ask for'],
    ['sender: Sender! @live(event: "a", about: "-")', 'answers null'],
    ['a: Sender @live(event: "a", about: "-")\nb: Sender @live(event: "a", about: "-")', 'the event of another query'],
  ])('are refused in words: %s', (lines, words) => expect(() => liveFieldsOf(queries(lines))).toThrow(words));
});
