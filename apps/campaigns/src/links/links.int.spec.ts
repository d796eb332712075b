import { jest } from '@jest/globals';
import { campaignFunded, campaignLaunched, engagementApplied } from '@bellbird/events';
import { eventually } from '@bellbird/testing';
import { CampaignsUnderTest, documents, type CampaignOut, type Person } from '../../test/campaigns-under-test.js';
import { Saga } from '../../test/saga.js';
import { ReviewApproval } from './review-approval.js';

const test = new CampaignsUnderTest();
let ava: Person;

beforeAll(() => test.start());
afterAll(() => test.stop());
beforeEach(() => {
  test.platform.clock.set('2026-11-23T00:00:00Z');
  ava = test.person();
});
afterEach(() => jest.restoreAllMocks());

const message = 'Menu: https://corner.cafe/menu. Book: https://book.au?a=1 or https://corner.cafe/menu {{optOutLink}}';
const fields = ['Menu: {{link.1}}. Book: {{link.2}} or {{link.1}} {{optOutLink}}'];
const urls = ['https://corner.cafe/menu', 'https://book.au?a=1'];
const links = urls.map((url) => ({ url, clickedPeople: 0, clicks: 0, likelyMachine: 0 }));
const approve = () => jest.spyOn(test.service.app.get(ReviewApproval), 'isApproved').mockResolvedValue(true);

describe('a campaign that counts its links', () => {
  it('freezes where they lead, under a number of its own, and says so with the launch and the money', async () => {
    const made = await ava.create({ message, trackLinks: true });
    expect(made).toMatchObject({ message, trackLinks: true, links });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    const linkSet = { no: expect.any(Number), urls };
    expect(launched).toMatchObject({ fields, linkSet });
    const saga = new Saga(test, ava, made.id);
    await saga.stored();
    await saga.held();
    const [funded] = await test.hear(ava.tenantId, campaignFunded);
    expect(funded).toMatchObject({ linkSet: launched!.linkSet });
    const next = test.person();
    await next.create({ message, trackLinks: true });
    const [another] = await test.hear(next.tenantId, campaignLaunched);
    expect(another!.linkSet!.no).not.toBe(launched!.linkSet!.no);
  });

  it('says of each link how it was followed, asked for once a request and only where somebody clicked', async () => {
    const [one, two, none] = [
      await ava.create({ message, trackLinks: true }),
      await ava.create({ message, trackLinks: true }),
      await ava.create({ message, trackLinks: true }),
    ];
    for (const { id } of [one, two])
      await test.tell(engagementApplied, {
        ...engagementApplied.example,
        ...{ tenantId: ava.tenantId, campaignId: id, variant: null, clickedPeople: 2, clicks: 3, likelyMachine: 4 },
      });
    await eventually(async () => expect((await ava.see(two.id))['engagement']).not.toMatchObject({ clicks: 0 }));
    const clicked = { clickedPeople: 2, clicks: 3, likelyMachine: 4 };
    ava.business.links = [{ campaignId: two.id, link: 2, ...clicked }];
    test.neighbours.asked.length = 0;
    const { data } = await ava.data<{ data: CampaignOut[] }>(documents.list, { query: { sortBy: 'createdAt:asc' } });
    expect(data.map((each) => each['links'])).toEqual([links, [links[0], { ...links[1], ...clicked }], links]);
    expect(test.neighbours.askedFor(ava.tenantId, 'campaignLinks')).toEqual([{ campaignIds: [one.id, two.id] }]);
    test.neighbours.down.add('dispatch');
    expect([(await ava.see(two.id))['links'], (await ava.see(none.id))['links']]).toEqual([null, links]);
    test.neighbours.down.clear();
  });

  it('changes nothing where nobody asked', async () => {
    expect(await ava.create({ message })).toMatchObject({ trackLinks: false, links: [] });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched).toMatchObject({ fields: [message], linkSet: null });
  });

  it('is a draft, is scheduled, is changed, and freezes at its launch what stands there then', async () => {
    const draft = await ava.data<CampaignOut>(documents.saveDraft, { id: null, input: { message, trackLinks: true } });
    expect(draft).toMatchObject({ trackLinks: true, links: [] });
    const later = { deliveryType: 'later', scheduledAt: '2026-11-24T10:00', draftId: draft.id };
    const { id } = await ava.create({ message, trackLinks: true, ...later });
    expect(await ava.update(id, { trackLinks: false })).toMatchObject({ trackLinks: false, links: [] });
    const changed = 'Only https://book.au?a=1';
    expect(await ava.update(id, { trackLinks: true, message: changed })).toMatchObject({ trackLinks: true });
    expect(await ava.update(id, { name: 'Saturday' })).toMatchObject({ trackLinks: true, links: [] });
    test.platform.clock.set('2026-11-24T00:00:00Z');
    await test.launchDue();
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched).toMatchObject({ fields: ['Only {{link.1}}'], linkSet: { urls: [urls[1]] } });
    expect(await ava.see(id)).toMatchObject({ links: [links[1]] });
  });

  it('6. is quoted as it is sent', async () => {
    const quote = (given: Record<string, unknown>) =>
      ava.data<{ links: string[] }>(documents.quote, { input: ava.input({ message, ...given }) });
    expect(await quote({ trackLinks: true })).toMatchObject({ links: urls });
    expect(await quote({})).toMatchObject({ links: [] });
    const asked = test.neighbours.askedFor(ava.tenantId, 'measureAudience');
    expect(asked.map(({ input }) => (input as { message: string }).message)).toEqual([fields[0], message]);
  });

  it.each([
    ['https://ava@corner.cafe', 'A link that is counted has no user name in it.'],
    ['https://www.evil.au/x', "This link's site is blocked."],
    [Array.from({ length: 63 }, (_, n) => `http://a.au/${n}`).join(' '), 'At most 62 links can be counted.'],
  ])('is refused %j', async (wrong, said) => {
    ava.business.terms.blockedLinkHosts = ['evil.au'];
    const input = ava.input({ message: wrong, trackLinks: true });
    for (const document of [documents.create, documents.quote])
      expect(await ava.refused(document, { input })).toMatchObject({
        code: 'invalid-input',
        fields: [{ field: 'message', message: said }],
      });
    expect(await test.stored(ava.tenantId)).toBe(0);
  });
});

describe('16. a review campaign', () => {
  const input = (text: string, given = {}) => ({
    input: ava.input({ messageType: 'review', message: text, ...given }),
  });
  const missing = { code: 'review-link-missing', message: 'A review link is missing.', statusCode: 422 };

  it('without any link is refused', async () => {
    expect(await ava.refused(documents.create, input('How was it?'))).toMatchObject({
      code: 'invalid-input',
      fields: [{ field: 'message', message: 'A review campaign needs a review link.' }],
    });
  });

  it('with a review link waits until the listing is approved', async () => {
    for (const document of [documents.create, documents.quote])
      expect(await ava.refused(document, input('How was it? {{reviewLink}}'))).toMatchObject(missing);
    expect([await test.stored(ava.tenantId), await test.kindsSaid(ava.tenantId)]).toEqual([0, []]);
    approve();
    expect(await ava.data(documents.create, input('How was it? {{reviewLink}}'))).toMatchObject({
      trackLinks: false,
      links: [{ url: expect.stringMatching(`/review/${ava.tenantId}$`), clicks: 0 }],
    });
    const [launched] = await test.hear(ava.tenantId, campaignLaunched);
    expect(launched).toMatchObject({
      fields: ['How was it? {{link.1}}'],
      linkSet: { urls: [expect.stringMatching(`/review/${ava.tenantId}/{contact}$`)] },
    });
  });

  it('with a link of its own goes out as it is', async () => {
    expect(await ava.data(documents.create, input('How was it? https://g.page/r/corner'))).toMatchObject({ links: [] });
  });
});

describe('places of turns', () => {
  const said = 'Turn placeholders stand only in waiting-list messages.';
  const fieldsOfError = { code: 'invalid-input', fields: [{ field: 'message', message: said }] };

  it.each(['turnNumber', 'currentTurnNumber', 'turnDateTime'])('such as %s mean nothing elsewhere', async (key) => {
    const text = `You are {{${key}}}`;
    expect(await ava.refused(documents.create, { input: ava.input({ message: text }) })).toMatchObject(fieldsOfError);
    const template = { name: key, message: text, messageType: 'transactional' };
    expect(
      await ava.refused('mutation ($input: SmsTemplateInput!) { createSmsTemplate(input: $input) { id } }', {
        input: template,
      }),
    ).toMatchObject(fieldsOfError);
  });
});
