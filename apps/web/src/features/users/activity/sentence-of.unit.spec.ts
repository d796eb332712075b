import { activityTexts as t } from './activity.texts';
import { sentenceOf as sentence } from './sentence-of';

const entry = (action: string, changes: object = {}, more: object = {}) => ({
  action,
  actor: { kind: 'person', id: 'mia', name: 'Mia Chen' },
  subject: { type: 'user', id: 'sam', name: 'Sam Ng' },
  changes,
  ...more,
});
type Entry = Parameters<typeof sentence>[0];
/** As somebody of a business reads it. */
const sentenceOf = (entry: Entry, id: string): string => sentence(entry, { id, isPlatform: false });
const rights = (before: string, after: string): object => ({ permissions: [before, after] });

describe('what happened, in a sentence', () => {
  it.each([
    ['given', rights('', 'campaign-editor'), 'Mia Chen gave Sam Ng Campaign Editor'],
    ['taken', rights('user-editor, campaign-editor', 'campaign-editor'), 'Mia Chen took User Editor from Sam Ng'],
    [
      'both',
      rights('user-editor', 'campaign-editor'),
      'Mia Chen gave Sam Ng Campaign Editor, and took User Editor away',
    ],
    ['not told', {}, 'Mia Chen changed what Sam Ng may do'],
  ])('rights: %s', (_, changes, sentence) =>
    expect(sentenceOf(entry('user.permissions-changed', changes), 'other')).toBe(sentence),
  );

  it('says You to who did it', () =>
    expect(sentenceOf(entry('user.switched-off'), 'mia')).toBe('You switched Sam Ng off'));

  it('says what somebody is invited as', () =>
    expect(sentenceOf(entry('user.invited', rights('', 'user-editor, campaign-editor')), 'mia')).toBe(
      'You invited Sam Ng as User Editor and Campaign Editor',
    ));

  it('names those who are no members, and those who are gone', () => {
    const actor = { kind: 'service', id: 'campaigns', name: 'campaigns' };
    expect(sentenceOf(entry('campaign.canceled', {}, { actor }), 'mia')).toBe('Bellbird by itself stopped “Sam Ng”');
    const subject = { type: 'user', id: 'sam', name: '' };
    expect(sentenceOf(entry('user.removed', {}, { subject }), 'mia')).toBe(`You removed ${t.somebody}`);
  });

  it('names the platform’s admins to each other, and to nobody else', () => {
    const actor = { kind: 'admin', id: 'rosa', name: 'Rosa Dean' };
    const invited = entry('user.invited', {}, { actor });
    expect(sentence(invited, { id: 'dev', isPlatform: true })).toBe('Rosa Dean invited Sam Ng');
    expect(sentence(invited, { id: 'rosa', isPlatform: true })).toBe('You invited Sam Ng');
    expect(sentence(invited, { id: 'mia', isPlatform: false })).toBe('Bellbird invited Sam Ng');
  });

  it('tells a campaign that was scheduled from one that was started, which may not have ended', () => {
    const subject = { type: 'campaign', id: 'c1', name: 'Long weekend' };
    expect(sentenceOf(entry('campaign.launched', {}, { subject }), 'mia')).toBe('You started “Long weekend”');
    expect(
      sentenceOf(entry('campaign.launched', { scheduledAt: [null, '2026-11-30T00:00:00.000Z'] }, { subject }), 'mia'),
    ).toBe('You scheduled “Long weekend”');
  });

  it('calls the rows of a file as people do', () => {
    const subject = { type: 'export', id: 'j1', name: 'smsTemplates' };
    expect(sentenceOf(entry('export.started', {}, { subject }), 'mia')).toBe('You exported templates');
  });

  it('says what support looked at', () => {
    const actor = { kind: 'support', id: 'ava', name: 'Ava Stone' };
    const subject = { type: 'page', id: 'smsCampaigns', name: 'sms campaigns' };
    expect(sentenceOf(entry('support.looked', {}, { actor, subject }), 'mia')).toBe(
      'Bellbird support looked at sms campaigns',
    );
  });

  it('tells of each kind, and of one that a newer service has', () => {
    for (const action of Object.keys(t.actions)) expect(sentenceOf(entry(action), 'x')).toMatch(/^Mia Chen \w/);
    expect(sentenceOf(entry('moon.landed'), 'x')).toBe('Mia Chen: moon.landed');
  });
});
