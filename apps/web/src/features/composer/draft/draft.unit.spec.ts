import { againPath } from '../../../domain/campaigns/again';
import { draftReducer, emptyDraft, isBlank, startState, type Draft } from './draft';
import { cloneOf, draftInput, draftOf, launchInput, quickAgainOf, quickInput, undeliveredOf } from './draft-input';
import { keptOf, openEdited, type KeptDraft } from './kept-draft';

const sydney = 'Australia/Sydney';
const written: Draft = {
  ...emptyDraft,
  name: 'Christmas',
  message: 'It’s on',
  segmentIds: ['all-contacts'],
  callerId: 'c1',
};

describe('the draft', () => {
  it('counts what the person changes, and nothing else', () => {
    let state = startState(written);
    state = draftReducer(state, { do: 'change', change: { name: 'Christmas' } });
    expect(state.revision).toBe(0);
    state = draftReducer(state, { do: 'change', change: { name: 'Xmas' } });
    expect(state).toMatchObject({ revision: 1, draft: { name: 'Xmas', message: 'It’s on' } });
    state = draftReducer(state, { do: 'adopt', draft: { ...written, message: 'From the other tab' } });
    expect(state).toMatchObject({ revision: 1, draft: { message: 'From the other tab' } });
  });

  it('takes a replacement back as long as the text is what it left', () => {
    const replaced = { before: 'It’s on', after: "It's on", name: 'curly apostrophe', count: 1, saves: '2.40' };
    let state = draftReducer(startState(written), { do: 'replace', replaced });
    expect(state.draft.message).toBe("It's on");
    state = draftReducer(state, { do: 'change', change: { name: 'Other' } });
    expect(state.replaced).toBe(replaced);
    expect(draftReducer(state, { do: 'undo-replace' })).toMatchObject({
      draft: { message: 'It’s on' },
      replaced: null,
    });
    state = draftReducer(state, { do: 'change', change: { message: "It's on now" } });
    expect(state.replaced).toBeNull();
    expect(draftReducer(state, { do: 'undo-replace' })).toBe(state);
  });

  it('is blank with nothing but a sender', () => {
    expect(isBlank({ ...emptyDraft, callerId: 'c1' })).toBe(true);
    expect(isBlank({ ...emptyDraft, contactIds: ['a'] })).toBe(false);
  });
});

describe('what is kept', () => {
  const kept = (savedAt: string, draft = written): KeptDraft => ({ draft, savedAt, tab: 't', base: null });

  it('believes nothing of a wrong shape', () => {
    for (const wrong of [
      null,
      'x',
      5,
      [],
      {},
      { draft: null, savedAt: '2026-11-21T10:00:00Z' },
      { draft: {}, savedAt: 'soon' },
    ])
      expect(keptOf(wrong)).toBeNull();
    expect(
      keptOf({
        savedAt: '2026-11-21T10:00:00Z',
        draft: { name: 5, segmentIds: ['a', 7], messageType: 'fax', deliveryType: 'later' },
      })?.draft,
    ).toEqual({ ...emptyDraft, segmentIds: ['a'], deliveryType: 'later' });
    expect(keptOf(JSON.parse(JSON.stringify(kept('2026-11-21T10:00:00Z'))))).toEqual(kept('2026-11-21T10:00:00Z'));
  });

  it('opens changes of this browser upon the version they were made on, and else says what was lost', () => {
    const mine = { ...written, message: 'Mine' };
    const server = { draft: written, version: 3 };
    expect(openEdited(server, null)).toEqual({ draft: written, base: 3, isLocal: false, lost: null });
    expect(openEdited(server, { ...kept('2026-11-21T10:00:00Z', mine), base: 3 })).toEqual({
      draft: mine,
      base: 3,
      isLocal: true,
      lost: null,
    });
    expect(openEdited(server, { ...kept('2026-11-21T10:00:00Z', mine), base: 2 })).toEqual({
      draft: written,
      base: 3,
      isLocal: false,
      lost: mine,
    });
    // The newer version may be its own, whose answer was lost.
    expect(openEdited(server, { ...kept('2026-11-21T10:00:00Z', mine), base: 2 }, true)).toEqual({
      draft: mine,
      base: 2,
      isLocal: true,
      lost: null,
    });
    expect(openEdited(server, { ...kept('2026-11-21T10:00:00Z', written), base: 2 })).toEqual({
      draft: written,
      base: 3,
      isLocal: false,
      lost: null,
    });
  });
});

describe('a campaign and its draft', () => {
  const campaign = {
    id: 'x',
    version: 4,
    status: 'pending',
    name: 'Christmas',
    messageType: 'marketing',
    quick: false,
    deliveryType: 'later',
    scheduledAt: '2026-11-22T22:00:00.000Z',
    notLaterThan: null,
    useRecipientTimeZone: true,
    callerId: 'c1',
    message: 'Hi',
    variants: null,
    variantSeed: null,
    contactIds: [],
    groupIds: ['g'],
    segmentIds: [],
    phones: ['+61491570156'],
    saveAsContacts: true,
    resendOf: null,
    smsTemplateId: null,
    trackLinks: false,
  };

  it('shows the time on the wall of the business and sends it back so', () => {
    const draft = draftOf(campaign, sydney);
    expect(draft).toMatchObject({ date: '2026-11-23', time: '09:00', limitDate: '' });
    expect(draftInput(draft)).toMatchObject({
      scheduledAt: '2026-11-23T09:00',
      notLaterThan: null,
      useRecipientTimeZone: true,
    });
    expect(draftInput({ ...draft, deliveryType: 'immediately' })).toMatchObject({ useRecipientTimeZone: false });
  });

  it('is cloned without its day', () => {
    expect(cloneOf(campaign, sydney, (name) => `${name} (copy)`)).toMatchObject({
      name: 'Christmas (copy)',
      deliveryType: 'immediately',
      date: '',
      groupIds: ['g'],
    });
  });

  it('keeps the numbers that were typed, also in a clone, and is saved with them', () => {
    const clone = cloneOf(campaign, sydney, (name) => name);
    for (const draft of [draftOf(campaign, sydney), clone])
      expect(draftInput(draft)).toMatchObject({ phones: ['+61491570156'], saveAsContacts: true });
    const kept = { draft: clone, savedAt: '2026-11-22T10:00:00Z', tab: '', base: null };
    expect(keptOf(JSON.parse(JSON.stringify(kept)))?.draft).toEqual(clone);
    expect(draftInput({ ...clone, phones: [] })).toMatchObject({ phones: [], saveAsContacts: false });
    expect(undeliveredOf(clone, 'x')).toMatchObject({ phones: [], resendOf: { campaignId: 'x' } });
  });

  it('of a quick text is written again with its people, numbers, words and sender', () => {
    const contact = '00000000-0000-4000-8000-000000000001';
    const again = quickAgainOf({ ...campaign, quick: true, messageType: 'transactional', contactIds: [contact] });
    expect(again).toEqual({
      ...emptyDraft,
      messageType: 'transactional',
      to: [contact, '+61491570156'],
      contactIds: [contact],
      phones: ['+61491570156'],
      saveAsContacts: true,
      callerId: 'c1',
      message: 'Hi',
    });
    expect(quickInput(again, { cost: '0.16' })).toMatchObject({
      quick: true,
      contactIds: [contact],
      phones: ['+61491570156'],
    });
  });

  it.each([
    [{ quick: true, messageType: 'transactional' }, '/sms-campaigns/quick/resend?id=x'],
    // An offer is not made a message about something people asked for.
    [{ quick: true, messageType: 'marketing' }, '/sms-campaigns/resend?id=x'],
    [{ quick: false, messageType: 'transactional' }, '/sms-campaigns/resend?id=x'],
  ])('%j is sent again at %s', (kind, path) => expect(againPath({ id: 'x', ...kind })).toBe(path));

  it('goes out now with half a minute’s way back and no dearer than its bill; later is counted again', () => {
    expect(
      launchInput({ ...written, name: ' ' }, { name: 'Campaign of 21-11-2026', cost: '105.360000', draftId: null }),
    ).toEqual({
      trackLinks: false,
      name: 'Campaign of 21-11-2026',
      messageType: 'marketing',
      deliveryType: 'immediately',
      message: 'It’s on',
      callerId: 'c1',
      segmentIds: ['all-contacts'],
      groupIds: [],
      contactIds: [],
      phones: [],
      saveAsContacts: false,
      useRecipientTimeZone: false,
      cancelWindowSeconds: 30,
      maxCost: '105.360000',
    });
    const later = launchInput(
      { ...written, deliveryType: 'later', date: '2026-11-23', time: '10:00' },
      { name: '', cost: '1', draftId: 'd' },
    );
    expect(later).toMatchObject({ scheduledAt: '2026-11-23T10:00', draftId: 'd' });
    expect(later).not.toHaveProperty('maxCost');
    expect(later).not.toHaveProperty('cancelWindowSeconds');
  });
});
