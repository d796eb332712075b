import { newId } from '@bellbird/database';
import { campaignLaunched, noneLeftOut } from '@bellbird/events';
import {
  CampaignsUnderTest,
  documents,
  sharedSender,
  type CampaignOut,
  type Person,
} from '../../test/campaigns-under-test.js';

const test = new CampaignsUnderTest();
let ava: Person;
let other: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-20T01:00:00Z'); // Friday noon in Sydney
  test.neighbours.down.clear();
  ava = test.person();
  other = test.person();
});

describe('sending a campaign off at once', () => {
  it('answers the campaign as the contract shows it, running', async () => {
    const campaign = await ava.create({
      contactIds: ava.business.contactIds,
      groupIds: ava.business.groupIds,
      maxCost: '105.36',
      cancelWindowSeconds: 30,
    });
    expect(campaign).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...{
        type: 'sms',
        phones: [],
        saveAsContacts: false,
        quick: false,
        useRecipientTimeZone: false,
        variants: null,
        variantSeed: null,
        trackLinks: false,
        links: [],
        engagement: { clicks: 0, likelyMachine: 0 },
      },
      name: 'Friday',
      messageType: 'transactional',
      deliveryType: 'immediately',
      scheduledAt: null,
      notLaterThan: null,
      callerId: sharedSender.id,
      message: 'Hi {{firstName|there}}!',
      contactIds: ava.business.contactIds,
      groupIds: ava.business.groupIds,
      segmentIds: ['all-contacts'],
      smsTemplateId: null,
      maxCost: '105.360000',
      cancelWindowSeconds: 30,
      status: 'running',
      paused: false,
      pausedReason: null,
      cancellationReason: null,
      waitingFor: 'audience',
      counts: { recipients: 0, pending: 0, outbound: 0, delivered: 0, bounced: 0, unknown: 0, canceled: 0, leftOut: 0 },
      leftOut: noneLeftOut(),
      parts: 0,
      cost: { held: '0.000000', charged: '0.000000', currency: 'AUD' },
      createdBy: ava.actor.userId,
      createdAt: '2026-11-20T01:00:00.000Z',
      launchedAt: '2026-11-20T01:00:00.000Z',
      completedAt: null,
      version: 1,
    });
    expect(await ava.see(campaign.id)).toEqual(campaign);
  });

  it('tells contacts what to freeze, on the terms of this moment', async () => {
    const { id } = await ava.create({ groupIds: ava.business.groupIds });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched).toEqual({
      campaignId: id,
      tenantId: ava.tenantId,
      campaignVersion: 1,
      messageType: 'transactional',
      channel: 'sms',
      fields: ['Hi {{firstName|there}}!'],
      ...{ shares: null, variantSeed: null, resendOf: null, zoneField: null, linkSet: null },
      ...{ units: null, content: null, contentHash: null },
      ...{ phones: [], saveAsContacts: false },
      audience: { contactIds: [], groupIds: ava.business.groupIds, segmentIds: ['all-contacts'] },
      sender: { callerId: sharedSender.id, address: sharedSender.phone },
      businessName: 'Corner Café',
      country: 'AU',
      timeZone: 'Australia/Sydney',
      prices: { AU: '80000', NZ: '100000' },
      priceVersion: 3,
      launchedBy: ava.actor.userId,
      launchedAt: '2026-11-20T01:00:00.000Z',
    });
  });

  it('is seen by its own business alone', async () => {
    const { id } = await ava.create();
    expect(await other.refused(documents.one, { id })).toMatchObject({ code: 'not-found' });
    expect(await other.refused(documents.one, { id: newId() })).toMatchObject({ code: 'not-found' });
  });

  it('keeps an id that was given twice once', async () => {
    const [contact] = ava.business.contactIds;
    expect((await ava.create({ contactIds: [contact, contact] })).contactIds).toEqual([contact]);
  });

  it('clears the author’s soft draft, and does not mind where that fails', async () => {
    const asked = test.neighbours.asked.filter((each) => each.operation === 'discardDraftCampaign').length;
    await ava.create();
    expect(test.neighbours.asked.filter((each) => each.operation === 'discardDraftCampaign')).toHaveLength(asked + 1);
    test.neighbours.down.add('identity');
    // Tokens are checked with keys that are known already.
    expect(await ava.create()).toMatchObject({ status: 'running' });
  });

  it('takes empty values for values that are not given', async () => {
    const empty = {
      scheduledAt: null,
      notLaterThan: null,
      contactIds: null,
      groupIds: null,
      smsTemplateId: null,
      maxCost: null,
      cancelWindowSeconds: null,
      draftId: null,
    };
    expect(await ava.create(empty)).toMatchObject({
      status: 'running',
      maxCost: null,
      contactIds: [],
      cancelWindowSeconds: 0,
    });
  });
});

describe('scheduling', () => {
  it('keeps it pending and tells nobody', async () => {
    const campaign = await ava.create({
      deliveryType: 'later',
      scheduledAt: '2026-11-21T10:00',
      notLaterThan: '2026-11-21T12:00:00+11:00',
    });
    expect(campaign).toMatchObject({
      status: 'pending',
      scheduledAt: '2026-11-20T23:00:00.000Z',
      notLaterThan: '2026-11-21T01:00:00.000Z',
      launchedAt: null,
      waitingFor: null,
    });
    expect(await test.kindsSaid(ava.tenantId)).toEqual([]);
  });
});

describe('drafts', () => {
  const draftOf = (who: Person, input: Record<string, unknown>, id?: string): Promise<CampaignOut> =>
    who.data(documents.saveDraft, { id: id ?? null, input });

  it('may lack anything, are replaced by id, and are launched by draftId', async () => {
    const draft = await draftOf(ava, { name: 'Later perhaps' });
    expect(draft).toMatchObject({ status: 'draft', name: 'Later perhaps', message: '', callerId: null });
    expect(await draftOf(ava, { name: 'Sooner', message: 'Hello' }, draft.id)).toMatchObject({
      id: draft.id,
      status: 'draft',
      name: 'Sooner',
      message: 'Hello',
    });
    test.platform.clock.advance(60_000);
    const launched = await ava.create({ draftId: draft.id });
    expect(launched).toMatchObject({
      id: draft.id,
      status: 'running',
      name: 'Friday',
      createdAt: draft['createdAt'],
      launchedAt: '2026-11-20T01:01:00.000Z',
    });
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([
      { campaignId: draft.id, campaignVersion: launched.version },
    ]);
    expect(await ava.refused(documents.create, { input: ava.input({ draftId: draft.id }) })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'draftId' }],
    });
    expect(await test.stored(ava.tenantId)).toBe(1);
  });

  it('are launched and replaced by their own business alone', async () => {
    const draft = await draftOf(ava, { name: 'Mine' });
    expect(await other.refused(documents.create, { input: other.input({ draftId: draft.id }) })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'draftId', message: 'This draft is unknown.' }],
    });
    expect(await other.refused(documents.saveDraft, { id: draft.id, input: { name: 'Theirs' } })).toMatchObject({
      code: 'not-found',
    });
    expect([await ava.see(draft.id), await test.stored(other.tenantId)]).toMatchObject([
      { status: 'draft', name: 'Mine' },
      0,
    ]);
  });

  it('hold their time in the business’s zone, and may lose what they had', async () => {
    const draft = await draftOf(ava, {
      deliveryType: 'later',
      scheduledAt: '2026-11-21T10:00',
      maxCost: '5',
      callerId: sharedSender.id,
      contactIds: ava.business.contactIds,
    });
    expect(draft).toMatchObject({ scheduledAt: '2026-11-20T23:00:00.000Z', maxCost: '5.000000' });
    expect(await ava.see(draft.id)).toEqual(draft);
    expect(
      await draftOf(ava, { scheduledAt: null, maxCost: null, callerId: null, contactIds: null, name: null }, draft.id),
    ).toMatchObject({ scheduledAt: null, maxCost: null, callerId: null, contactIds: [], name: '' });
  });

  it.each([
    ['a time that is none', { scheduledAt: 'tomorrow' }, 'scheduledAt'],
    ['a sender that is unknown', { callerId: newId() }, 'callerId'],
    ['a template that is unknown', { smsTemplateId: newId() }, 'smsTemplateId'],
    ['a contact that is unknown', { contactIds: [newId()] }, 'contactIds'],
    ['a group that is unknown', { groupIds: [newId()] }, 'groupIds'],
  ])('refuse %s', async (_, input, field) => {
    expect(await ava.refused(documents.saveDraft, { id: null, input })).toMatchObject({
      code: 'invalid-input',
      fields: [{ field }],
    });
    expect(await test.stored(ava.tenantId)).toBe(0);
  });
});

describe('input that is wrong', () => {
  const choose = 'You must select at least one contact or group';
  const stranger = newId();
  it.each<[string, Record<string, unknown>, string, string | RegExp]>([
    ['no name', { name: '' }, 'name', 'Give the campaign a name.'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name', 'A name has at most 200 characters.'],
    ['no message type', { messageType: null }, 'messageType', /Choose transactional, marketing or review/],
    ['a message type of its own', { messageType: 'spam' }, 'messageType', /Choose transactional, marketing or review/],
    ['a delivery type of its own', { deliveryType: 'never' }, 'deliveryType', /Choose immediately or later/],
    ['no sender', { callerId: null }, 'callerId', 'Choose a sender.'],
    ['a malformed sender', { callerId: 'me' }, 'callerId', 'Choose a sender.'],
    ['an unknown sender', { callerId: stranger }, 'callerId', 'This sender is unknown.'],
    ['no text', { message: '' }, 'message', 'Write a message.'],
    [
      'a text of 1,601 characters',
      { message: 'x'.repeat(1_601) },
      'message',
      'A message has at most 1,600 characters.',
    ],
    [
      'an unknown placeholder',
      { message: 'Hi {{nickname}} of {{attributes.street}} in {{attributes.suburb}}' },
      'message',
      'Unknown placeholder: {{nickname}}, {{attributes.street}}',
    ],
    ['no audience', { segmentIds: [] }, 'contactIds', choose],
    ['no audience at all', { segmentIds: null }, 'contactIds', choose],
    ['a malformed contact', { contactIds: ['ava'] }, 'contactIds', 'This is not a contact.'],
    ['a malformed group', { groupIds: ['all'] }, 'groupIds', 'This is not a group.'],
    ['a malformed segment', { segmentIds: ['all'] }, 'segmentIds', 'This is not a segment.'],
    ['an unknown contact', { contactIds: [stranger] }, 'contactIds', `Unknown: ${stranger}`],
    ['an unknown group', { groupIds: [stranger] }, 'groupIds', `Unknown: ${stranger}`],
    ['an unknown segment', { segmentIds: [stranger] }, 'segmentIds', `Unknown: ${stranger}`],
    [
      'more single contacts than one event holds',
      { contactIds: Array.from({ length: 10_001 }, () => stranger) },
      'contactIds',
      /Choose a group or a segment/,
    ],
    ['an unknown template', { smsTemplateId: stranger }, 'smsTemplateId', 'This template is unknown.'],
    ['an amount that is none', { maxCost: '1e3' }, 'maxCost', /Give an amount/],
    ['a negative amount', { maxCost: '-1' }, 'maxCost', /Give an amount/],
    [
      'a cancel window of 61 seconds',
      { cancelWindowSeconds: 61 },
      'cancelWindowSeconds',
      'Give whole seconds from 0 to 60.',
    ],
    ['later without a time', { deliveryType: 'later' }, 'scheduledAt', 'Say when the campaign goes out.'],
    ['a time that is none', { deliveryType: 'later', scheduledAt: 'soon' }, 'scheduledAt', /Give a date and time/],
    ['a past time', { deliveryType: 'later', scheduledAt: '2026-11-20T11:59' }, 'scheduledAt', 'This time is past.'],
    [
      'a time for one that goes at once',
      { deliveryType: 'immediately', scheduledAt: '2026-11-21T10:00' },
      'scheduledAt',
      /goes out immediately has no time/,
    ],
    ['a past limit', { notLaterThan: '2026-11-20T00:59:59Z' }, 'notLaterThan', 'This time is past.'],
    [
      'a limit before the beginning',
      { deliveryType: 'later', scheduledAt: '2026-11-21T10:00', notLaterThan: '2026-11-21T09:00' },
      'notLaterThan',
      'This is before the campaign goes out.',
    ],
    ['a malformed draft', { draftId: 'mine' }, 'draftId', 'This is not a draft.'],
    ['an unknown draft', { draftId: stranger }, 'draftId', 'This draft is unknown.'],
    [
      'a review without its link',
      { messageType: 'review', message: 'How was it?' },
      'message',
      'A review campaign needs a review link.',
    ],
  ])('%s is named, and nothing is created', async (_, given, field, message) => {
    const refusal = await ava.refused(documents.create, { input: ava.input(given) });
    expect(refusal).toMatchObject({ code: 'invalid-input', statusCode: 400 });
    expect(refusal.fields).toEqual([
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
  });

  it('names every field that is wrong at once', async () => {
    const { fields } = await ava.refused(documents.create, {
      input: ava.input({ name: '', messageType: 'x', message: '' }),
    });
    expect(fields.map((each) => each.field).sort()).toEqual(['message', 'messageType', 'name']);
    const found = await ava.refused(documents.create, {
      input: ava.input({ contactIds: [stranger], groupIds: [stranger], message: '{{x}}' }),
    });
    expect(found.fields.map((each) => each.field)).toEqual(['contactIds', 'groupIds', 'message']);
  });

  it('another business’s contacts, template and draft are unknown, as if they were not there', async () => {
    const template = await ava.data<{ id: string }>(
      'mutation { createSmsTemplate(input: { name: "Mine", message: "Hi", messageType: "marketing" }) { id } }',
    );
    for (const given of [
      { contactIds: ava.business.contactIds },
      { groupIds: ava.business.groupIds },
      { segmentIds: ava.business.segmentIds },
      { smsTemplateId: template.id },
    ]) {
      expect(await other.refused(documents.create, { input: other.input(given) })).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: Object.keys(given)[0] }],
      });
      expect(await ava.create(given)).toMatchObject({ status: 'running' });
    }
    expect(await test.stored(other.tenantId)).toBe(0);
  });

  it('a sender of another business is unknown, one of one’s own must be verified', async () => {
    const own = newId();
    await test.service.sql(
      "insert into caller_id (id, tenant_id, name, phone_international, caller_type, status, created_at) values ($1, $2, 'Mine', '+61412345678', 'phone-number', 'unverified', now())",
      [own, ava.tenantId],
    );
    expect((await ava.refused(documents.create, { input: ava.input({ callerId: own }) })).fields).toEqual([
      { field: 'callerId', message: 'This sender is not verified yet.' },
    ]);
    expect((await other.refused(documents.create, { input: other.input({ callerId: own }) })).fields).toEqual([
      { field: 'callerId', message: 'This sender is unknown.' },
    ]);
    await test.service.sql("update caller_id set status = 'verified' where id = $1", [own]);
    expect(await ava.create({ callerId: own })).toMatchObject({ callerId: own });
    expect(await test.hear(ava.tenantId, campaignLaunched)).toMatchObject([{ sender: { address: '+61412345678' } }]);
  });

  it('a large list of contacts still fits one event', async () => {
    ava.business.contactIds = Array.from({ length: 10_000 }, () => newId());
    expect(await ava.create({ contactIds: ava.business.contactIds })).toMatchObject({ status: 'running' });
  });

  it('is refused for who may not send', async () => {
    const reader = test.person({ tenantId: ava.tenantId, permissions: ['user-editor'] });
    expect(await reader.refused(documents.create, { input: reader.input() })).toMatchObject({ code: 'forbidden' });
    expect(await test.person({ permissions: ['campaign-editor'] }).create()).toMatchObject({ status: 'running' });
  });
});

describe('the send window of marketing', () => {
  // In Sydney: Friday 20:00, and Saturday morning before nine.
  it.each([
    ['after eight in the evening', '2026-11-20T09:00:00Z', '2026-11-20T22:00:00.000Z'],
    ['before nine in the morning', '2026-11-20T21:59:59Z', '2026-11-20T22:00:00.000Z'],
    ['on Saturday after five', '2026-11-21T06:00:00Z', '2026-11-22T22:00:00.000Z'],
    ['on Sunday', '2026-11-22T01:00:00Z', '2026-11-22T22:00:00.000Z'],
  ])('%s it is refused with the next time that is allowed', async (_, now, nextAllowedAt) => {
    test.platform.clock.set(now);
    expect(await ava.refused(documents.create, { input: ava.input({ messageType: 'marketing' }) })).toMatchObject({
      code: 'outside-send-window',
      statusCode: 422,
      nextAllowedAt,
    });
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
    expect(await ava.create()).toMatchObject({ status: 'running' });
  });

  it('is that of the time it goes out, not of now', async () => {
    test.platform.clock.set('2026-11-22T01:00:00Z');
    expect(
      await ava.create({ messageType: 'marketing', deliveryType: 'later', scheduledAt: '2026-11-23T09:00' }),
    ).toMatchObject({ status: 'pending' });
    expect(
      await ava.refused(documents.create, {
        input: ava.input({ messageType: 'marketing', deliveryType: 'later', scheduledAt: '2026-11-23T20:00' }),
      }),
    ).toMatchObject({ code: 'outside-send-window', nextAllowedAt: '2026-11-23T22:00:00.000Z' });
  });

  it('is that of the business’s own zone', async () => {
    other.business.terms.timeZone = 'Australia/Perth';
    test.platform.clock.set('2026-11-20T09:00:00Z'); // eight in the evening in Sydney, five in the afternoon in Perth
    expect(await other.create({ messageType: 'marketing' })).toMatchObject({ status: 'running' });
    expect(await ava.refused(documents.create, { input: ava.input({ messageType: 'marketing' }) })).toMatchObject({
      code: 'outside-send-window',
    });
  });
});

describe('a neighbour that is down', () => {
  it.each(['contacts', 'tenants'] as const)('%s: 503, and nothing is created', async (neighbour) => {
    test.neighbours.down.add(neighbour);
    expect(await ava.refused(documents.create, { input: ava.input() })).toMatchObject({
      code: 'unavailable',
      statusCode: 503,
    });
    test.neighbours.down.clear();
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
  });

  it('dispatch is not needed to begin', async () => {
    test.neighbours.down.add('dispatch');
    expect(await ava.create()).toMatchObject({ status: 'running' });
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'once' };

  it('gives the same answer again and one campaign, whatever has become of the world since', async () => {
    const first = await ava.create({ deliveryType: 'later', scheduledAt: '2026-11-20T12:30' }, key);
    test.platform.clock.advance(3_600_000); // the time is past now
    test.neighbours.down.add('contacts').add('tenants');
    expect(await ava.create({ deliveryType: 'later', scheduledAt: '2026-11-20T12:30' }, key)).toEqual(first);
    expect(await test.stored(ava.tenantId)).toBe(1);
  });

  it('clears the author’s soft draft once: with a retry the next one may be begun already', async () => {
    const cleared = () => test.neighbours.asked.filter((each) => each.operation === 'discardDraftCampaign').length;
    const before = cleared();
    await ava.create({}, key);
    await ava.create({}, key);
    expect(cleared()).toBe(before + 1);
  });

  it('with another body is 409, and nothing is created', async () => {
    await ava.create({}, key);
    expect(await ava.refused(documents.create, { input: ava.input({ name: 'Another' }) }, key)).toMatchObject({
      code: 'idempotency-mismatch',
      statusCode: 409,
    });
    expect(await test.stored(ava.tenantId)).toBe(1);
  });

  it('given many times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ava.create({}, key)));
    expect(new Set(answers.map((each) => each.id)).size).toBe(1);
    expect(await test.hear(ava.tenantId, campaignLaunched)).toHaveLength(1);
  });

  it('is each one’s own', async () => {
    const [mine, theirs] = [await ava.create({}, key), await other.create({}, key)];
    expect(mine.id).not.toBe(theirs.id);
    const colleague = test.person({ tenantId: ava.tenantId });
    expect((await colleague.create({}, key)).id).not.toBe(mine.id);
  });
});
