import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@bellbird/database';
import { unavailable } from '@bellbird/errors';
import {
  consentRecorded,
  inboundReceived,
  messageRequested,
  messageResulted,
  recipientsFrozen,
  recipientsPage,
  sendingFinished,
  userRemoved,
} from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { ContactsPeer } from '../src/peers/contacts.peer.js';
import { IdentityPeer } from '../src/peers/identity.peer.js';
import { DispatchUnderTest, sharedSender } from './dispatch-under-test.js';
import { asked, person, requestOf } from './dispatch-world.js';
import { wrongConversations } from './wrong-conversations.js';

const dispatch = new DispatchUnderTest();
const strangers = new Set<string>();
const hints: string[] = [];
beforeAll(async () => {
  await dispatch.start({ DISPATCH_IN_FLIGHT: '50' });
  dispatch.service.app.get(IdentityPeer).isMember = (_, id) => Promise.resolve(!strangers.has(id));
}, 60_000);
beforeEach(() => dispatch.platform.clock.set('2026-11-20T01:00:00.000Z')); // Friday noon in Sydney
afterAll(async () => {
  // Whatever a test did.
  if (dispatch.service !== undefined) expect(await wrongConversations((sql) => dispatch.service.sql(sql))).toEqual([]);
  await dispatch.stop();
}, 60_000);

interface Conversation {
  id: string;
  phoneInternational: string;
  unread: number;
  version: number;
  [member: string]: unknown;
}
const members = `id phoneInternational contactId name lastText lastDirection lastAt unread status snoozeUntil assignedTo attention onHold
  canReply canReplyReason version`;
const conversationsOf = (tenantId: string, filters: object[] = []) =>
  dispatch
    .data<{ data: Conversation[] }>(
      { tenantId },
      `query ($filters: JSON) { conversations(query: { filters: $filters }) { data { ${members} } } }`,
      { filters },
    )
    .then(({ data }) => data);
const conversationOf = async (tenantId: string): Promise<Conversation> => (await conversationsOf(tenantId))[0]!;
const update = (tenantId: string, id: string, input: Record<string, unknown>) =>
  dispatch.ask(
    { tenantId },
    `mutation ($id: ID!, $input: ConversationInput!) { updateConversation(id: $id, input: $input) { ${members} } }`,
    { id, input },
  );
const refused = async (answer: ReturnType<typeof update>) => {
  const { error } = await answer;
  return error && { code: error.code, fields: error.fields?.map(({ field }: { field: string }) => field) };
};
const open = (tenantId: string, variables: Record<string, unknown>) =>
  dispatch.ask(
    { service: 'campaigns', tenantId },
    `mutation ($conversationId: ID!, $textId: ID!, $version: Int) {
       openReply(conversationId: $conversationId, textId: $textId, version: $version) { id phone contactId sender version optedOut } }`,
    variables,
  );
interface Message {
  id: string;
  direction: string;
  text: string;
  [member: string]: unknown;
}
const messagesOf = (tenantId: string, id: string, page: Record<string, unknown> = {}) =>
  dispatch.data<Message[]>(
    { tenantId },
    `query ($id: ID!, $before: String, $limit: Int) { conversationMessages(id: $id, before: $before, limit: $limit) {
       id direction text at status state campaignId kind cost sentBy media } }`,
    { id, ...page },
  );
const write = async (from: string, body: string, sid = `SM${newId()}`): Promise<number> =>
  dispatch.webhook('/webhooks/sandbox/inbound', { sid, from, to: sharedSender, body, at: new Date().toISOString() });

let phones = 0;
const newPhone = (): string => `+61411${String(500_000 + (phones += 1))}`;

/** Sends a campaign to so many people and waits for its end. */
async function sent(tenantId: string, phones: readonly string[], messageType = 'transactional'): Promise<string> {
  const campaignId = newId();
  const people = phones.map((phone, at) => person(at + 1, { phone }));
  await dispatch.audience(tenantId, campaignId, people);
  await dispatch.fund(tenantId, campaignId, { messageType: messageType as 'marketing', timeZone: 'Australia/Sydney' });
  await finished(tenantId, campaignId);
  return campaignId;
}
const finished = (tenantId: string, campaignId: string) =>
  eventually(
    () => expect(dispatch.heard(tenantId, sendingFinished).map((each) => each.campaignId)).toContain(campaignId),
    { timeoutMs: 20_000 },
  );
const statesOf = async (campaignId: string): Promise<number[]> =>
  (
    await dispatch.service.sql(
      'select m.state from message m join campaign_control c using (tenant_no, campaign_no) where c.campaign_id = $1 order by m.id',
      [campaignId],
    )
  ).map(({ state }) => state as number);
/** A business with one customer, who has written these texts. */
async function customer(...texts: string[]) {
  const [tenantId, phone] = [newId(), newPhone()];
  await sent(tenantId, [phone]);
  for (const text of texts) expect(await write(phone, text)).toBe(204);
  return { tenantId, phone, id: (await conversationOf(tenantId))?.id };
}
const accepted = 2;
const skipped = 5;

describe('a conversation', () => {
  it('10. 50 parallel inbounds of one phone are one conversation with 50 unread', async () => {
    const { tenantId, phone } = await customer();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => write(phone, `Text ${n}`)));
    expect(answers).toEqual(answers.map(() => 204));
    const conversations = await conversationsOf(tenantId);
    expect(conversations).toMatchObject([
      { phoneInternational: phone, name: 'Person 1', unread: 50, status: 'open', canReply: true, canReplyReason: null },
    ]);
    await eventually(() =>
      expect(dispatch.heard(tenantId, inboundReceived).map(({ conversationId }) => conversationId)).toEqual(
        Array.from({ length: 50 }, () => conversations[0]!.id),
      ),
    );
    expect((await messagesOf(tenantId, conversations[0]!.id)).length).toBe(51);
  });

  it('counts a text that comes twice once, and is told of live', async () => {
    const { tenantId, phone } = await customer();
    await dispatch.platform.live.subscribe(tenantId, ({ type, id }) => void hints.push(`${type} ${id}`));
    await Promise.all([1, 2, 3].map(() => write(phone, 'Hello', 'SMtwice')));
    const { id } = await conversationOf(tenantId);
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 1, lastText: 'Hello', lastDirection: 'in' });
    await eventually(() => expect(hints).toContain(`conversation-updated ${id}`));
  });

  it('is not moved by a campaign, and is nobody else’s', async () => {
    const { tenantId, phone, id } = await customer('First');
    dispatch.platform.clock.set('2026-11-20T02:00:00.000Z');
    await sent(tenantId, [phone]);
    expect(await conversationOf(tenantId)).toMatchObject({ lastText: 'First', lastAt: '2026-11-20T01:00:00.000Z' });
    const other = newId();
    expect(await conversationsOf(other)).toEqual([]);
    expect(await refused(update(other, id!, { read: true }))).toMatchObject({ code: 'not-found' });
    expect((await open(other, { conversationId: id, textId: newId() })).error).toMatchObject({ code: 'not-found' });
  });

  it('is read, and unread again; reading changes nothing that another decides on', async () => {
    const { tenantId, phone, id } = await customer('One', 'Two');
    const { version } = await conversationOf(tenantId);
    const waiting = () => dispatch.data<number>({ tenantId }, '{ conversationsWaiting }');
    expect(await waiting()).toBe(1);
    await update(tenantId, id!, { read: true });
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 0, version });
    expect(await waiting()).toBe(0);
    await update(tenantId, id!, { read: false });
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 1, version });
    await write(phone, 'Three');
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 2, version: version + 1 });
  });

  it('is done or snoozed until a text opens it again, or its time has come', async () => {
    const { tenantId, phone, id } = await customer('Hello');
    expect((await update(tenantId, id!, { status: 'done' })).data).toMatchObject({
      updateConversation: { status: 'done' },
    });
    await write(phone, 'One more thing');
    expect(await conversationOf(tenantId)).toMatchObject({ status: 'open' });
    const snoozeUntil = '2026-11-20T03:00:00.000Z';
    await update(tenantId, id!, { status: 'snoozed', snoozeUntil });
    expect(await conversationOf(tenantId)).toMatchObject({ status: 'snoozed', snoozeUntil });
    await write(phone, 'And another');
    expect(await conversationOf(tenantId)).toMatchObject({ status: 'open', snoozeUntil: null });
    await update(tenantId, id!, { status: 'snoozed', snoozeUntil });
    dispatch.platform.clock.set(snoozeUntil);
    await eventually(async () =>
      expect(await conversationOf(tenantId)).toMatchObject({ status: 'open', snoozeUntil: null }),
    );
  });

  it('refuses what cannot be, by field, and an old version', async () => {
    const { tenantId, id } = await customer('Hello');
    const stranger = newId();
    strangers.add(stranger);
    const later = '2026-11-20T02:00:00.000Z';
    for (const [input, fields] of [
      [{ status: 'gone' }, ['status']],
      [{ status: 'snoozed' }, ['snoozeUntil']],
      [{ status: 'snoozed', snoozeUntil: '2026-11-20T01:00:00.000Z' }, ['snoozeUntil']],
      [{ status: 'snoozed', snoozeUntil: '2026-11-20T03:00' }, ['snoozeUntil']],
      [{ status: 'snoozed', snoozeUntil: '2027-11-22T01:00:00.000Z' }, ['snoozeUntil']],
      [{ snoozeUntil: later }, ['snoozeUntil']],
      [{ status: 'done', snoozeUntil: later }, ['snoozeUntil']],
      [{ assignedTo: stranger }, ['assignedTo']],
      [{ assignedTo: 'me' }, ['assignedTo']],
      [{ status: 'gone', decision: 'maybe' }, ['status', 'decision']],
    ] as const)
      expect(await refused(update(tenantId, id!, input))).toEqual({ code: 'invalid-input', fields });
    const { version } = await conversationOf(tenantId);
    await update(tenantId, id!, { status: 'done', version });
    expect(await refused(update(tenantId, id!, { status: 'open', version }))).toMatchObject({
      code: 'version-conflict',
    });
  });

  it('gathers what a process of the release before took, which knows no conversations', async () => {
    const { tenantId, phone, id } = await customer('First');
    await dispatch.service.sql(
      `insert into inbound_sms (id, tenant_id, provider_sid, from_phone, to_phone, text, received_at)
       values ($1, $2, $3, $4, $5, 'pls no more', now())`,
      [newId(), tenantId, newId(), phone, sharedSender],
    );
    await eventually(
      async () =>
        expect(await conversationOf(tenantId)).toMatchObject({ id, unread: 2, attention: 'opt-out', onHold: true }),
      { timeoutMs: 15_000 },
    );
  });

  it('shows the newest text where an older one is gathered behind it', async () => {
    const { tenantId, phone } = await customer('Second');
    await dispatch.service.sql(
      `insert into inbound_sms (id, tenant_id, provider_sid, from_phone, to_phone, text, received_at)
       values ($1, $2, $3, $4, $5, 'First', '2026-11-20T00:59:59Z')`,
      [newId(), tenantId, newId(), phone, sharedSender],
    );
    await eventually(
      async () => expect(await conversationOf(tenantId)).toMatchObject({ unread: 2, lastText: 'Second' }),
      { timeoutMs: 15_000 },
    );
  });

  it('says who it is of whom no campaign told: as contacts has it, once contacts answers', async () => {
    const [tenantId, mia, stranger] = [newId(), newPhone(), newPhone()];
    const contactId = newId();
    const turn = requestOf({ tenantId, people: [asked({ address: mia })] });
    for (const request of [turn, requestOf({ tenantId, people: [asked({ address: stranger })] })]) {
      await dispatch.tell(messageRequested, request);
      await eventually(() =>
        expect(dispatch.heard(tenantId, messageResulted).map((each) => each.requestId)).toContain(request.requestId),
      );
    }
    const askedFor: string[][] = [];
    let isAway = true;
    dispatch.service.app.get(ContactsPeer).peopleOfPhones = async (of, phones) => {
      if (of !== tenantId) return [];
      if (isAway) throw unavailable();
      askedFor.push(phones.toSorted());
      return [{ phone: mia, id: contactId, name: 'Mia Chen' }];
    };
    for (const phone of [mia, stranger]) await write(phone, 'Who is this?');
    expect(await conversationsOf(tenantId)).toMatchObject([{ name: null }, { name: null }]);
    isAway = false;
    await eventually(
      async () => {
        const shown = (await conversationsOf(tenantId)).map((each) => [
          each.phoneInternational,
          each['contactId'],
          each['name'],
          each.version,
        ]);
        expect(shown.toSorted()).toEqual([
          [mia, contactId, 'Mia Chen', 1],
          [stranger, null, null, 1],
        ]);
        expect(
          await dispatch.service.sql('select 1 from conversation where tenant_id = $1 and unasked', [tenantId]),
        ).toEqual([]);
      },
      { timeoutMs: 15_000 },
    );
    // The stranger, and nobody else, is asked for again when they write again.
    askedFor.length = 0;
    for (const phone of [mia, stranger]) await write(phone, 'Hello?');
    await eventually(() => expect(askedFor).toEqual([[stranger]]), { timeoutMs: 15_000 });
  });

  it('is assigned to a member, and to nobody once they have left', async () => {
    const { tenantId, id } = await customer('Hello');
    const userId = newId();
    const ofNobody = [{ field: 'assignedTo', type: 'enum', operation: 'none-any' }];
    expect(await conversationsOf(tenantId, ofNobody)).toMatchObject([{ id, assignedTo: null }]);
    await update(tenantId, id!, { assignedTo: userId });
    expect(await conversationsOf(tenantId, ofNobody)).toEqual([]);
    expect(
      await conversationsOf(tenantId, [{ field: 'assignedTo', type: 'enum', operation: 'equals', value: userId }]),
    ).toMatchObject([{ assignedTo: userId }]);
    await dispatch.tell(userRemoved, { userId, tenantId, name: 'Sam', permissions: [], status: 'removed' });
    await eventually(async () => expect(await conversationOf(tenantId)).toMatchObject({ assignedTo: null }));
  });

  it('loses a text that is deleted, and its count with it', async () => {
    const { tenantId, id } = await customer('One', 'Two', 'Three');
    const inbounds = await dispatch.service.sql('select id, text from inbound_sms where conversation_id = $1', [id]);
    const remove = (text: string) =>
      dispatch.data({ tenantId }, 'mutation ($id: ID!) { deleteInboundSms(id: $id) }', {
        id: inbounds.find((each) => each.text === text)!.id,
      });
    await remove('Three');
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 2, lastText: 'Two' });
    await update(tenantId, id!, { read: true });
    await remove('One');
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 0, lastText: 'Two' });
    await remove('Two');
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 0, lastText: '' });
    expect((await messagesOf(tenantId, id!)).map(({ kind }) => kind)).toEqual(['campaign']);
  });
});

describe('9. attention', () => {
  const consentOf = (tenantId: string) =>
    dispatch.service.sql(
      'select scope, state, source from consent join tenant using (tenant_no) where tenant_id = $1 order by scope',
      [tenantId],
    );

  it('holds marketing and review in the commit of the text; transactional goes on', async () => {
    const { tenantId, phone, id } = await customer('Pls no more');
    expect(await conversationOf(tenantId)).toMatchObject({ attention: 'opt-out', onHold: true, canReply: true });
    // To have read it decides nothing: it goes on waiting for a person.
    await update(tenantId, id!, { read: true });
    expect(await dispatch.data({ tenantId }, '{ conversationsWaiting }')).toBe(1);
    expect(await consentOf(tenantId)).toEqual([{ scope: 'hold', state: 'out', source: 'attention' }]);
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([skipped]);
    expect(await statesOf(await sent(tenantId, [phone], 'review'))).toEqual([skipped]);
    expect(await statesOf(await sent(tenantId, [phone], 'transactional'))).toEqual([accepted]);
    await eventually(() =>
      expect([dispatch.heard(tenantId, inboundReceived), dispatch.heard(tenantId, consentRecorded)]).toMatchObject([
        [{ attention: 'opt-out', keyword: null }],
        [{ scope: 'hold', state: 'out', source: 'attention', wording: null, address: phone }],
      ]),
    );
    const held = await conversationsOf(tenantId, [
      { field: 'onHold', type: 'boolean', operation: 'equals', value: 'yes' },
      { field: 'attention', type: 'enum', operation: 'equals', value: 'opt-out' },
    ]);
    expect(held.length).toBe(1);
  });

  it('is not given by a STOP, nor by what sounds like it', async () => {
    const { tenantId, phone } = await customer('no more gluten?', 'STOP');
    expect(await conversationOf(tenantId)).toMatchObject({
      ...{ attention: null, onHold: false, canReply: false, canReplyReason: 'opted-out', unread: 2 },
    });
    expect(await consentOf(tenantId)).toEqual([{ scope: 'all', state: 'out', source: 'stop-word' }]);
    expect(await statesOf(await sent(tenantId, [phone]))).toEqual([skipped]);
  });

  it('is ended by START, which lifts the hold', async () => {
    const { tenantId, phone } = await customer('wrong number');
    dispatch.platform.clock.set('2026-11-20T01:00:01.000Z');
    await write(phone, 'START');
    expect(await conversationOf(tenantId)).toMatchObject({ attention: null, onHold: false });
    expect(await consentOf(tenantId)).toEqual([{ scope: 'hold', state: 'in', source: 'start-word' }]);
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([accepted]);
    dispatch.platform.clock.set('2026-11-20T01:00:02.000Z');
    await write(phone, 'Leave me alone');
    expect(await conversationOf(tenantId)).toMatchObject({ attention: 'opt-out', onHold: true });
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([skipped]);
  });

  it('is not ended by a Yes, which may answer whether they want no more texts', async () => {
    const { tenantId, phone } = await customer('please take me off your list');
    dispatch.platform.clock.set('2026-11-20T01:00:01.000Z');
    await write(phone, 'Yes');
    expect(await conversationOf(tenantId)).toMatchObject({ attention: 'opt-out', onHold: true, unread: 2 });
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([skipped]);
  });

  it('is ended by staff: keep lifts the hold, until the person writes so again', async () => {
    const { tenantId, phone, id } = await customer('take me off your list');
    const { data } = await update(tenantId, id!, { decision: 'keep' });
    expect(data).toMatchObject({ updateConversation: { attention: null, onHold: false } });
    expect(await consentOf(tenantId)).toEqual([{ scope: 'hold', state: 'in', source: 'staff' }]);
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([accepted]);
    dispatch.platform.clock.set('2026-11-20T01:02:00.000Z');
    await write(phone, 'this is spam');
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([skipped]);
  });

  it('is ended by staff: opt-out stops every text, and the person alone can come back', async () => {
    const { tenantId, phone, id } = await customer('stop texting me');
    await update(tenantId, id!, { decision: 'opt-out' });
    expect(await conversationOf(tenantId)).toMatchObject({ attention: null, canReply: false });
    expect(await consentOf(tenantId)).toEqual([
      { scope: 'all', state: 'out', source: 'staff' },
      { scope: 'hold', state: 'in', source: 'staff' },
    ]);
    expect(await statesOf(await sent(tenantId, [phone]))).toEqual([skipped]);
    // Undone by staff, it leaves no hold that nobody is asked about.
    await dispatch.ask(
      { service: 'contacts', tenantId },
      `mutation ($phone: String!) { recordConsent(phone: $phone, scope: "all", state: "in", decidedAt: "2026-11-20T01:10:00.000Z", source: "staff") }`,
      { phone },
    );
    expect(await conversationOf(tenantId)).toMatchObject({ canReply: true, onHold: false });
    expect(await statesOf(await sent(tenantId, [phone], 'marketing'))).toEqual([accepted]);
  });

  it('in the middle of a campaign: of whom it was given to, nobody was licensed after it', async () => {
    const [tenantId, campaignId] = [newId(), newId()];
    const audience = Array.from({ length: 3_000 }, newPhone);
    const pages = [0, 1, 2].map((at) => audience.slice(at * 1_000, (at + 1) * 1_000));
    await sent(tenantId, audience.slice(2_000));
    await dispatch.carrier.set({ latencyMs: 60 });
    for (const [at, page] of pages.entries())
      await dispatch.tell(recipientsPage, {
        ...{ campaignId, tenantId, page: at + 1, zone: null },
        people: page.map((phone, nth) => person(at * 1_000 + nth + 1, { phone })),
      });
    await dispatch.tell(recipientsFrozen, {
      campaignId,
      tenantId,
      pages: 3,
      leftOut: {},
      stopped: false,
      byVariant: null,
    });
    await dispatch.fund(tenantId, campaignId, { messageType: 'marketing', timeZone: 'Australia/Sydney' });
    // The last of the audience first: the campaign comes towards them.
    const held: { phone: string; since: Date }[] = [];
    for (let at = 2_999; at >= 2_000; at -= 25) {
      await write(audience[at]!, 'pls no more');
      const [{ since }] = (await dispatch.service.sql('select clock_timestamp() as since')) as [{ since: Date }];
      held.push({ phone: audience[at]!, since });
    }
    await finished(tenantId, campaignId);
    await dispatch.carrier.set({ latencyMs: 0 });
    const licensed = await dispatch.service.sql(
      `select m.address as phone, m.sending_at, m.state from message m join campaign_control c using (tenant_no, campaign_no)
        where c.campaign_id = $1 and m.address = any($2)`,
      [campaignId, held.map(({ phone }) => phone)],
    );
    const skips = licensed.filter(({ state }) => state === skipped);
    expect([licensed.length, skips.length > 0]).toEqual([40, true]);
    const since = new Map(held.map((each) => [each.phone, each.since]));
    expect(
      licensed.filter(
        ({ phone, sending_at: at }) => at !== null && new Date(at as string) > since.get(phone as string)!,
      ),
    ).toEqual([]);
  }, 60_000);
});

describe('11. a reply', () => {
  const reply = async (tenantId: string, phone: string, over: Parameters<typeof requestOf>[0] = {}) => {
    const request = requestOf({
      ...{ tenantId, purpose: 'reply', askedBy: newId(), people: [asked({ address: phone, text: 'See you at 3' })] },
      ...over,
    });
    await dispatch.tell(messageRequested, request);
    await eventually(() =>
      expect(dispatch.heard(tenantId, messageResulted).at(-1)).toMatchObject({ requestId: request.requestId }),
    );
    return request;
  };

  it('is opened once by its text, and of two with one version the second is refused', async () => {
    const { tenantId, phone, id } = await customer('Do you have time today?');
    const { version, contactId } = await conversationOf(tenantId);
    const [first, second] = [newId(), newId()];
    const opened = { openReply: { id, phone, contactId, sender: sharedSender, version: version + 1, optedOut: false } };
    expect((await open(tenantId, { conversationId: id, textId: first, version })).data).toEqual(opened);
    expect((await open(tenantId, { conversationId: id, textId: first, version })).data).toEqual(opened);
    expect((await open(tenantId, { conversationId: id, textId: second, version })).error).toMatchObject({
      code: 'version-conflict',
    });
    expect((await open(tenantId, { conversationId: id, textId: second })).data).toMatchObject({
      openReply: { version: version + 2 },
    });
    expect(await conversationOf(tenantId)).toMatchObject({ unread: 0, version: version + 2 });
  });

  it('two at once with one version: one is opened', async () => {
    const { tenantId, id } = await customer('Hello');
    const { version } = await conversationOf(tenantId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => open(tenantId, { conversationId: id, textId: newId(), version })),
    );
    expect(answers.filter(({ error }) => error === null).length).toBe(1);
  });

  it('moves the conversation as it is stored, and says what became of it', async () => {
    const { tenantId, phone, id } = await customer('Are you open?');
    const { version } = await conversationOf(tenantId);
    dispatch.platform.clock.set('2026-11-20T01:05:00.000Z');
    const request = await reply(tenantId, phone);
    expect(await conversationOf(tenantId)).toMatchObject({
      ...{ lastText: 'See you at 3', lastDirection: 'out', lastAt: '2026-11-20T01:05:00.000Z', version },
    });
    await dispatch.webhook(dispatch.callbackPath(request.requestId, 1), { sid: 'S1', status: 'delivered' });
    await eventually(async () =>
      expect((await messagesOf(tenantId, id!)).find(({ kind }) => kind === 'reply')).toEqual({
        ...{ id: request.requestId, direction: 'out', text: 'See you at 3', at: expect.any(String), kind: 'reply' },
        ...{ status: 'delivered', state: 'delivered', campaignId: null, media: [] },
        ...{ cost: '0.080000', sentBy: request.askedBy },
      }),
    );
  });

  it('to who has opted out says so, and is skipped where it was asked for all the same', async () => {
    const { tenantId, phone, id } = await customer('STOP');
    expect((await open(tenantId, { conversationId: id, textId: newId() })).data).toMatchObject({
      openReply: { optedOut: true },
    });
    await reply(tenantId, phone);
    expect((await messagesOf(tenantId, id!))[0]).toMatchObject({ kind: 'reply', status: 'canceled', state: 'skipped' });
  });

  it('on a shared number is answered to the business that wrote it', async () => {
    const phone = newPhone();
    const [first, second] = [newId(), newId()];
    await sent(first, [phone]);
    await write(phone, 'To the first');
    await sent(second, [phone]);
    await write(phone, 'To the second');
    await reply(first, phone);
    await write(phone, 'To the first again');
    expect([await conversationOf(first), await conversationOf(second)]).toMatchObject([
      { lastText: 'To the first again', unread: 2 },
      { lastText: 'To the second', unread: 1 },
    ]);
    const texts = async (tenantId: string) =>
      (await messagesOf(tenantId, (await conversationOf(tenantId)).id)).map(({ text }) => text);
    expect(await texts(second)).not.toContain('To the first again');
    expect(await texts(first)).not.toContain('To the second');
  });
});

describe('the texts of a conversation', () => {
  it('are those of that phone, campaigns by their id, a code by its word, the newest first', async () => {
    const { tenantId, phone, id } = await customer();
    expect(id).toBeUndefined();
    const [{ campaign_id: campaignId }] = (await dispatch.service.sql(
      'select campaign_id from campaign_control where tenant_id = $1',
      [tenantId],
    )) as [{ campaign_id: string }];
    const code = requestOf({ tenantId, purpose: 'code', people: [asked({ address: phone, text: 'Code 1234' })] });
    await dispatch.tell(messageRequested, code);
    await eventually(() => expect(dispatch.heard(tenantId, messageResulted).length).toBeGreaterThan(0));
    dispatch.platform.clock.set(new Date(Date.now() + 60_000).toISOString());
    await write(phone, 'Got it');
    const conversation = await conversationOf(tenantId);
    const messages = await messagesOf(tenantId, conversation.id);
    expect(messages).toMatchObject([
      { direction: 'in', kind: 'inbound', text: 'Got it', status: null, state: null, cost: null, sentBy: null },
      { id: code.requestId, direction: 'out', kind: 'code', text: 'Code', campaignId: null, sentBy: null },
      { direction: 'out', kind: 'campaign', campaignId, cost: '0.080000' },
    ]);
    // The same at each reading, and a page goes on where the one before ended.
    for (const at of [0, 1, 2])
      expect(
        await messagesOf(tenantId, conversation.id, {
          limit: 1,
          ...(at > 0 && { before: messages[at - 1]!.id }),
        }),
      ).toEqual([messages[at]]);
    expect(await messagesOf(tenantId, conversation.id, { before: messages[2]!.id })).toEqual([]);
    for (const page of [{ before: 'nothing' }, { before: newId() }, { limit: 0 }, { limit: 101 }])
      expect(
        (
          await dispatch.ask(
            { tenantId },
            'query ($id: ID!, $before: String, $limit: Int) { conversationMessages(id: $id, before: $before, limit: $limit) { id } }',
            { id: conversation.id, ...page },
          )
        ).error,
      ).toMatchObject({ code: 'invalid-input' });
  });
});
