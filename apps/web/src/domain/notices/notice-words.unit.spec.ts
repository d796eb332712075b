import { campaignCompletedNotice, inboundSmsNotice, optOutNotice } from '@bellbird/notices';
import { noticeWords } from './notice-words';

const counts = { recipients: 1_284, delivered: 792, outbound: 42, bounced: 9, pending: 0, unknown: 0, canceled: 0 };

describe('notices in words', () => {
  it('says of a sent campaign whom it reached, and what it cost only to who may see money', () => {
    const notice = {
      type: 'campaign-completed',
      data: { ...campaignCompletedNotice.example, campaignId: 'c1', counts },
    };
    expect(noticeWords(notice, true)).toEqual({
      look: 'sent',
      title: '“Christmas bookings” was sent',
      text: '1,284 people · 9 texts not delivered · $105.36',
      to: '/sms-campaigns/details/c1',
    });
    expect(noticeWords(notice, false).text).toBe('1,284 people · 9 texts not delivered');
  });

  it('tells a cancelled campaign by its reason', () => {
    const data = { ...campaignCompletedNotice.example, campaignId: 'c1', name: '', counts, charged: '66.72' };
    expect(
      noticeWords({ type: 'campaign-canceled', data: { ...data, reason: 'insufficient-funds' } }, true),
    ).toMatchObject({ look: 'moneyFailed', title: '“Untitled campaign” was not sent' });
    expect(
      noticeWords({ type: 'campaign-canceled', data: { ...data, reason: 'manual-cancellation' } }, false).text,
    ).toBe('834 people had it by then');
    expect(noticeWords({ type: 'campaign-canceled', data: { ...data, counts: {} } }, false).text).toBe(
      'Nobody had it by then',
    );
    const texts = { ...data, campaignId: null, name: 'Turn texts', reason: 'insufficient-balance' };
    expect(noticeWords({ type: 'campaign-canceled', data: texts }, true)).toMatchObject({
      title: 'Turn texts were stopped',
      text: 'The balance was too low. Nothing was charged.',
      to: '/billing',
    });
  });

  it('tells an automation that paused by itself, and why', () => {
    const data = {
      ...campaignCompletedNotice.example,
      ...{ campaignId: null, automationId: 'a1', name: 'Birthday greetings' },
      ...{ reason: 'automation-paused', pausedReason: 'over-run-cost' },
    };
    expect(noticeWords({ type: 'campaign-canceled', data }, false)).toMatchObject({
      title: '“Birthday greetings” is paused',
      text: 'A run would have cost more than you allowed.',
      to: '/automations',
    });
  });

  it('leads to the person, the replies, the file', () => {
    expect(noticeWords({ type: 'opt-out', data: { ...optOutNotice.example, contactId: 'p1' } }, false)).toEqual({
      look: 'out',
      title: '+61 491 570 156 opted out',
      text: 'Answered STOP',
      to: '/contacts/p1',
    });
    expect(
      noticeWords({ type: 'opt-in', data: { ...optOutNotice.example, contactId: null, source: 'start-word' } }, false)
        .to,
    ).toBeUndefined();
    expect(noticeWords({ type: 'inbound-sms', data: inboundSmsNotice.example }, false)).toEqual({
      look: 'reply',
      title: '+61 491 570 156 replied',
      text: '',
      to: '/sms-inbounds/01920000-0000-7000-8000-0000000000e2',
    });
    const facts = {
      names: new Map([['p1', 'Mei-Lin Chen']]),
      texts: new Map([[inboundSmsNotice.example.inboundId, 'Open on Sunday?']]),
    };
    const reply = { type: 'inbound-sms', data: { ...inboundSmsNotice.example, contactId: 'p1' } };
    expect(noticeWords(reply, false, facts)).toMatchObject({
      title: 'Mei-Lin Chen replied',
      text: '“Open on Sunday?”',
    });
    const out = { type: 'opt-out', data: { ...optOutNotice.example, contactId: 'p1' } };
    expect(noticeWords(out, false, facts).title).toBe('Mei-Lin Chen opted out');
    expect(
      noticeWords({ type: 'export-success', data: { jobId: 'j1', resource: 'contacts', rows: 1_846 } }, false),
    ).toEqual({
      look: 'file',
      title: 'Your export of contacts is ready',
      text: '1,846 rows',
      exportOf: { jobId: 'j1', resource: 'contacts' },
    });
  });

  it('says that a file could not be made, and what to do', () => {
    expect(noticeWords({ type: 'export-failed', data: { jobId: 'j1', resource: 'smsCampaigns' } }, false)).toEqual({
      look: 'fileFailed',
      title: 'Your export of campaigns could not be made',
      text: 'Your data is safe. Export again. If it keeps failing, tell us when it happened.',
    });
  });

  it('shows no raw word for what it does not know', () => {
    expect(noticeWords({ type: 'dedicated-number-subscription-active', data: 'x' }, true)).toEqual({
      look: 'other',
      title: 'Something changed in your business',
    });
  });
});
