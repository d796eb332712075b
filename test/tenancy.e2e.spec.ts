import { randomUUID } from 'node:crypto';
import { getNamedType, type GraphQLField } from 'graphql';
import { eventually } from '@bellbird/testing';
import type { Client } from './support/client.js';
import { declared, plain, sampleOf } from './support/declared.js';
import { documentOf, publicSchema } from './support/graph-documents.js';
import {
  eachOf,
  filled,
  neededSearch,
  operationsOf,
  rawCall,
  withoutTrace,
  type Operation,
} from './support/openapi.js';
import { Product } from './support/product.js';
import { referencesOf } from './support/references.js';
import { changed, fingerprints } from './support/stored.js';
import { everybodys, everybodysFields, furtherRows, graphRows, restRows, type Row } from './support/tenancy-rows.js';
import { Business, withoutJobs, type Kind } from './support/two-tenants.js';

const schema = publicSchema();
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    kind: type === schema.getQueryType() ? 'query' : 'mutation',
    field,
  })),
);
const idsOf = (field: GraphQLField<unknown, unknown>): string[] =>
  field.args
    .filter((arg) => getNamedType(arg.type).name === 'ID' && !String(arg.type).includes('['))
    .map((arg) => arg.name);

/** What dispatch answers of a campaign that is not there: nobody, as of one whose people are still being put together. */
const nothingOf: Readonly<Record<string, string>> = {
  RecipientList: '"count":0',
  CampaignPeople: '"count":0',
  CampaignPace: '"points":[]',
};

/** What a business has beside what trade brings. */
const ofEverything: readonly Kind[] = [
  'attribute',
  'tag',
  'segment',
  'audience',
  'template',
  'draft',
  'trashed contact',
  'trashed template',
  'card',
  'turn',
  ...plain.map(({ kind }) => kind),
];

/** What answers otherwise each time, or does something: whose it is, and the mail of a code. */
const answersAnew: ReadonlySet<string> = new Set(['/auth/verify-token', '/users/disable-2fa/sent-email-code']);

/** Two businesses, each with something of everything: neither can see, change, count, name or guess what is the other's. */
describe('tenancy', () => {
  let product: Product;
  let operations: Operation[];
  let ours: Business;
  let theirs: Business;
  /** What we could see before there was anybody else. */
  let alone: Map<string, string>;

  const readable = (): Operation[] =>
    operations.filter(
      ({ method, path, access }) =>
        method === 'GET' && !path.includes('{') && access !== 'public' && !answersAnew.has(path),
    );
  async function everythingOf(client: Client): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    await eachOf(readable(), async (operation) => {
      const { path } = operation;
      const asked = [path, neededSearch(operation).join('&')].filter(Boolean).join('?');
      const { status, text } = await rawCall(product.url, 'GET', asked, { token: client.token });
      found.set(path, `${status} ${withoutTrace(text)}`);
    });
    return found;
  }
  /** Nothing is under way any more: what is seen twice is the same. */
  const settled = (client: Client): Promise<Map<string, string>> =>
    eventually(
      async () => {
        const before = await everythingOf(client);
        await new Promise((resolve) => setTimeout(resolve, 700));
        const after = await everythingOf(client);
        expect([...after].sort()).toEqual([...before].sort());
        return after;
      },
      { timeoutMs: 30_000 },
    );

  /** A token lives five minutes, and all of this takes longer where other work runs beside it. */
  const stayLoggedIn = (): Promise<unknown> => Promise.all([ours, theirs].map(({ client }) => client.refresh()));

  beforeAll(async () => {
    product = await Product.start();
    operations = await operationsOf(product.url);
    ours = await Business.open(product, 'Ourscanary', 11_000_000);
    await ours.trade(8);
    for (const kind of ofEverything) await ours.make(kind);
    alone = await settled(ours.client);
    theirs = await Business.open(product, 'Theirscanary', 22_000_000);
    await theirs.trade(8);
    for (const kind of ofEverything) await theirs.make(kind);
    await settled(theirs.client);
  }, 180_000);
  afterAll(() => product?.stop());

  it('has a row for every call with an id in its path', () => {
    const withIds = operations.filter(({ parameters }) =>
      parameters.some((each) => each.in === 'path' && (each.schema.format === 'uuid' || each.name === 'id')),
    );
    const public_ = withIds.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(public_.every((name) => /opt-out|turnToken/.test(name))).toBe(true);
    expect(
      withIds
        .map(({ name }) => name)
        .filter((name) => !public_.includes(name) && !(name in restRows) && !(name in everybodys)),
    ).toEqual([]);
    const names = new Set(operations.map(({ name }) => name));
    expect([...Object.keys(restRows), ...Object.keys(everybodys)].filter((name) => !names.has(name))).toEqual([]);
    expect(
      rootFields
        .filter(
          ({ field }) => idsOf(field).length > 0 && !(field.name in graphRows) && !(field.name in everybodysFields),
        )
        .map(({ field }) => field.name),
    ).toEqual([]);
  });

  it('shows in no list, count or figure that there is anybody else', async () => {
    const now = await everythingOf(ours.client);
    expect([...now].filter(([path, text]) => text !== alone.get(path))).toEqual([]);
    expect([...now].filter(([, text]) => /Theirscanary/i.test(text) || text.includes(theirs.tenantId))).toEqual([]);
    expect([...now].filter(([, text]) => text.includes('Ourscanary')).length).toBeGreaterThan(6);
    // Support may not look, so there is no access to be seen; nothing is compared with itself alone; the platform's settings are its admin's.
    const admins = [...now.keys()].filter((path) => /^\/(app-settings|users\/merchants)/.test(path));
    expect([...now].filter(([, text]) => !text.startsWith('200 ')).map(([path]) => path)).toEqual([
      '/users/support-access',
      '/sms-campaigns/compare',
      ...admins,
    ]);
  });

  it('finds nothing of theirs by a filter, sorted or not', async () => {
    const searched = [
      '/contacts',
      '/contacts/trash',
      '/attributes',
      '/tags',
      '/segments',
      '/audiences',
      '/sms-campaigns',
      '/sms-templates',
      '/sms-templates/trash',
    ];
    const search = (word: string): string =>
      `?filters=${encodeURIComponent(JSON.stringify([{ field: 'name', type: 'text', operation: 'contains', value: word }]))}&sortBy=name:desc`;
    for (const path of searched) {
      expect([path, await ours.client.get(`${path}${search('Theirscanary')}`)]).toEqual([
        path,
        expect.objectContaining({ data: [], count: 0 }),
      ]);
      expect([path, (await ours.client.get<{ count: number }>(`${path}${search('Ourscanary')}`)).count]).toEqual([
        path,
        expect.any(Number),
      ]);
    }
    for (const base of [
      '/contacts',
      '/attributes',
      '/tags',
      '/segments',
      '/audiences',
      '/sms-campaigns',
      '/sms-templates',
    ]) {
      expect([base, await ours.client.get(`${base}/count-with-filters${search('Theirscanary')}`)]).toEqual([
        base,
        { count: 0 },
      ]);
      expect(
        (await ours.client.get<{ count: number }>(`${base}/count-with-filters${search('Ourscanary')}`)).count,
      ).toBeGreaterThan(0);
    }
  });

  it('exports nothing of theirs', async () => {
    for (const { path } of operations.filter(
      // The list of businesses is the platform's, and no business may ask for its file.
      ({ method, path }) => method === 'POST' && path.endsWith('/export-file') && !path.includes('/merchants/'),
    )) {
      const base = path.slice(1).replace(/(\/\{id\})?\/export-file$/, '');
      const id = await ours.make(`export of ${base}`);
      const { url } = await ours.client.get<{ url: string }>(`/${base}/export-file/${id}`);
      const file = await (await fetch(url)).text();
      expect([path, file.toLowerCase().includes('theirscanary'), file.length > 0]).toEqual([path, false, true]);
      if (base !== 'inbound-sms') expect([path, /ourscanary/i.test(file)]).toEqual([path, true]);
    }
  });

  it('answers by REST for theirs as for what is not there, and changes nothing', async () => {
    await stayLoggedIn();
    const rows: (Row & { name: string })[] = [
      ...Object.entries(restRows).map(([name, row]) => ({ name, ...row })),
      ...furtherRows,
    ];
    const ids = new Map<object, string>();
    for (const row of rows) ids.set(row, await theirs.make(row.kind));
    await settled(theirs.client);
    const before = await fingerprints(product);
    const wrong: string[] = [];
    await eachOf(rows, async (row) => {
      const [method = '', path = ''] = row.name.split(' ');
      const call = (id: string): ReturnType<typeof rawCall> =>
        rawCall(product.url, method, `${filled(path, (name) => (name === 'ordinal' ? '1' : id))}${row.search ?? ''}`, {
          token: ours.client.token,
          ...(row.body !== undefined && { body: JSON.stringify(row.body) }),
        });
      const id = ids.get(row) ?? '';
      const unknown = row.kind === 'card' ? id.replace(/.{6}$/, 'zzzzzz') : randomUUID();
      const [foreign, random] = [await call(id), await call(unknown)];
      const isSame =
        foreign.status === 404 &&
        random.status === 404 &&
        withoutTrace(foreign.text) === withoutTrace(random.text).replaceAll(unknown, id);
      if (!isSame)
        wrong.push(
          `${row.name}: theirs ${foreign.status} ${foreign.text.slice(0, 120)}, unknown ${random.status} ${random.text.slice(0, 120)}`,
        );
      const malformed = await call('not-an-id');
      if (malformed.status !== (row.kind === 'card' ? 404 : 400))
        wrong.push(`${row.name}: malformed ${malformed.status}`);
    });
    expect(wrong).toEqual([]);
    expect(changed(before, await fingerprints(product))).toEqual([]);
  }, 120_000);

  it('does by REST with one’s own what it refused with theirs', async () => {
    await stayLoggedIn();
    const rows: (Row & { name: string })[] = [
      ...Object.entries(restRows).map(([name, row]) => ({ name, ...row })),
      ...furtherRows,
    ];
    const wrong: string[] = [];
    for (const row of rows) {
      const [method = '', path = ''] = row.name.split(' ');
      const id = await ours.make(row.kind);
      const { status, text } = await rawCall(
        product.url,
        method,
        `${filled(path, (name) => (name === 'ordinal' ? '1' : id))}${row.search ?? ''}`,
        {
          token: ours.client.token,
          ...(row.body !== undefined && {
            body: JSON.stringify({ ...row.body, ...('name' in (row.body as object) && { name: `Changed ${id}` }) }),
          }),
        },
      );
      // A draft is changed where drafts are kept, not by PUT; it was found all the same.
      const isFound =
        row.name === 'PUT /sms-campaigns/{id}'
          ? [200, 409].includes(status)
          : row.kind === `job of ${withoutJobs}`
            ? status === 404
            : status >= 200 && status < 300;
      if (!isFound) wrong.push(`${row.name}: ${status} ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('answers by the graph for theirs as for what is not there, and changes nothing', async () => {
    await stayLoggedIn();
    const rows = rootFields.flatMap(({ kind, field }) =>
      graphRows[field.name] === undefined ? [] : [{ kind, field, of: graphRows[field.name] as Kind, id: '' }],
    );
    for (const row of rows) row.id = await theirs.make(row.of);
    await settled(theirs.client);
    const before = await fingerprints(product);
    const wrong: string[] = [];
    await eachOf(rows, async ({ kind, field, of, id }) => {
      const ask = async (value: string): Promise<{ text: string; code: string | undefined }> => {
        const { document, variables } = documentOf(kind, field, (arg) =>
          idsOf(field).includes(arg.name) ? value : undefined,
        );
        const response = await fetch(`${product.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${ours.client.token}` },
          body: JSON.stringify({ query: document, variables }),
        });
        const text = await response.text();
        return {
          text: withoutTrace(text),
          code: (JSON.parse(text) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code,
        };
      };
      const unknown = of === 'card' ? id.replace(/.{6}$/, 'zzzzzz') : randomUUID();
      const [foreign, random] = [await ask(id), await ask(unknown)];
      const nothing = nothingOf[getNamedType(field.type).name];
      const isEmpty = nothing !== undefined && foreign.text.includes(nothing);
      if (foreign.text !== random.text.replaceAll(unknown, id) || !(foreign.code === 'not-found' || isEmpty))
        wrong.push(`${field.name}: theirs ${foreign.text.slice(0, 200)}, unknown ${random.text.slice(0, 200)}`);
    });
    expect(wrong).toEqual([]);
    expect(changed(before, await fingerprints(product))).toEqual([]);
  }, 120_000);

  it('takes no reference to what is theirs, and names the field', async () => {
    await stayLoggedIn();
    const campaign = {
      name: 'Mine',
      messageType: 'transactional',
      deliveryType: 'later',
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      callerId: await ours.client.senderId(),
      message: 'Hi',
      contactIds: [await ours.make('contact')],
    };
    const tests = { callerId: campaign.callerId, message: 'Hi', phones: ['0412 345 678'] };
    const mine = {
      contact: await ours.make('contact'),
      audience: await ours.make('audience'),
      draft: await ours.make('draft'),
      campaign: await ours.make('campaign'),
      conversation: await ours.make('conversation'),
    };
    const scheduled = (await ours.client.post<{ id: string }>('/sms-campaigns', campaign, 201)).id;
    const references: { call: string; kind: Kind; of: string; field: string; body: (id: string) => unknown }[] = [
      {
        call: 'PUT /tenants/waiting-list',
        kind: 'contact',
        of: 'WaitingListSettingsInput',
        field: 'callerId',
        body: (callerId) => ({ callerId }),
      },
      {
        call: 'POST /contacts',
        kind: 'tag',
        of: 'ContactInput',
        field: 'tags',
        body: (id) => ({ phone: '+61419999999', tags: [id] }),
      },
      {
        call: `PUT /contacts/${mine.contact}`,
        kind: 'tag',
        of: 'ContactPatch',
        field: 'tags',
        body: (id) => ({ tags: [id] }),
      },
      {
        call: 'POST /audiences',
        kind: 'contact',
        of: 'AudienceInput',
        field: 'contactIds',
        body: (id) => ({ name: 'Foreign', contactIds: [id] }),
      },
      ...['contactIds', 'add', 'remove'].map((field) => ({
        call: `PUT /audiences/${mine.audience}`,
        kind: 'contact' as const,
        of: 'AudiencePatch',
        field,
        body: (id: string) => ({ [field]: [id] }),
      })),
      {
        call: 'PUT /notifications/viewed',
        kind: 'notification',
        of: 'markNotificationsViewed',
        field: 'ids',
        body: (id) => [id],
      },
      ...(
        [
          ['POST /sms-campaigns', 'SmsCampaignInput'],
          ['POST /sms-campaigns/get-cost', 'SmsCampaignInput'],
          ['PUT /users/save-draft-campaign?hardDraft=true', 'SmsCampaignInput'],
          [`PUT /users/save-draft-campaign/${mine.draft}?hardDraft=true`, 'SmsCampaignInput'],
          [`PUT /sms-campaigns/${scheduled}`, 'SmsCampaignPatch'],
        ] as const
      ).flatMap(([call, of]) => {
        const whole = of === 'SmsCampaignInput' ? campaign : {};
        return [
          {
            call,
            of,
            kind: 'contact' as const,
            field: 'contactIds',
            body: (id: string) => ({ ...whole, contactIds: [id] }),
          },
          {
            call,
            of,
            kind: 'audience' as const,
            field: 'groupIds',
            body: (id: string) => ({ ...whole, groupIds: [id] }),
          },
          {
            call,
            of,
            kind: 'segment' as const,
            field: 'segmentIds',
            body: (id: string) => ({ ...whole, segmentIds: [id] }),
          },
          { call, of, kind: 'contact' as const, field: 'callerId', body: (id: string) => ({ ...whole, callerId: id }) },
        ];
      }),
      {
        call: 'POST /sms-campaigns',
        kind: 'template',
        of: 'SmsCampaignInput',
        field: 'smsTemplateId',
        body: (id) => ({ ...campaign, smsTemplateId: id }),
      },
      {
        call: `PUT /sms-campaigns/${scheduled}`,
        kind: 'template',
        of: 'SmsCampaignPatch',
        field: 'smsTemplateId',
        body: (id) => ({ smsTemplateId: id }),
      },
      {
        call: 'POST /sms-campaigns',
        kind: 'draft',
        of: 'SmsCampaignInput',
        field: 'draftId',
        body: (id) => ({ ...campaign, draftId: id }),
      },
      ...['POST /sms-campaigns/test', 'POST /sms-campaigns/get-cost/test'].flatMap((call) =>
        ['contactId', 'callerId'].map((field) => ({
          call,
          kind: 'contact' as const,
          of: 'TestSendInput',
          field,
          body: (id: string) => ({ ...tests, [field]: id }),
        })),
      ),
    ];
    references.push(
      ...(['contact', 'audience', 'segment', 'draft'] as const).map((kind) => {
        const field = { contact: 'contactIds', audience: 'groupIds', segment: 'segmentIds', draft: 'callerId' }[kind];
        return {
          ...{ call: 'POST /automations', kind, of: 'AutomationCampaignInput', field },
          body: (id: string) => {
            const sample = sampleOf('automations', 'Foreign') as { campaign: object };
            return { ...sample, campaign: { ...sample.campaign, [field]: field === 'callerId' ? id : [id] } };
          },
        };
      }),
      {
        call: `PUT /conversations/${mine.conversation}`,
        kind: 'contact',
        of: 'ConversationInput',
        field: 'assignedTo',
        body: (assignedTo) => ({ assignedTo }),
      },
      {
        call: `POST /conversations/${mine.conversation}/reply`,
        kind: 'contact',
        of: 'ReplyInput',
        field: 'callerId',
        body: (callerId) => ({ text: 'See you at six', callerId }),
      },
      {
        call: 'POST /sms-campaigns',
        kind: 'campaign',
        of: 'ResendOfInput',
        field: 'campaignId',
        body: (campaignId) => ({
          ...{ ...campaign, contactIds: [], groupIds: [], segmentIds: [], phones: [] },
          resendOf: { campaignId, statuses: ['bounced'] },
        }),
      },
      {
        call: 'POST /sms-templates/preview',
        kind: 'template',
        of: 'SmsTemplatePreviewInput',
        field: 'id',
        body: (id) => ({ id }),
      },
      {
        call: 'POST /sms-templates/preview',
        kind: 'contact',
        of: 'SmsTemplatePreviewInput',
        field: 'contactId',
        body: (contactId) => ({ message: 'Hi', contactId }),
      },
      {
        call: 'POST /graphql',
        kind: 'campaign',
        of: 'quoteSmsCampaigns',
        field: 'ids',
        body: (id) => ({
          query: 'query ($ids: [ID!]!) { quoteSmsCampaigns(ids: $ids) { recipients cost } }',
          variables: { ids: [id] },
        }),
      },
      {
        call: 'POST /graphql',
        kind: 'campaign',
        of: 'compareSmsCampaigns',
        field: 'ids',
        body: (id) => ({
          query: 'query ($ids: [ID!]!) { compareSmsCampaigns(ids: $ids) { data { id } } }',
          variables: { ids: [mine.campaign, id] },
        }),
      },
    );
    for (const operation of ['tagContacts', 'untagContacts']) {
      references.push({
        call: 'POST /graphql',
        kind: 'tag',
        of: operation,
        field: 'tags',
        body: (id) => ({
          query: `mutation ($tags: [ID!]!) { ${operation}(selection: { data: ["${mine.contact}"] }, tags: $tags) { affected } }`,
          variables: { tags: [id] },
        }),
      });
    }
    // A bulk call over what is not there affects nothing, and is no error.
    for (const { base, kind } of declared.filter(({ verbs }) => verbs.includes('bulk-delete')))
      references.push({ call: `PATCH /${base}`, kind, of: 'Selection', field: 'data', body: (id) => ({ data: [id] }) });
    const asked = new Set(references.map(({ of, field }) => `${of}.${field}`));
    expect(referencesOf(schema).filter((name) => !asked.has(name))).toEqual([]);
    const ids = new Map<object, string>();
    for (const reference of references) ids.set(reference, await theirs.make(reference.kind));
    await settled(theirs.client);
    const before = await fingerprints(product);
    const wrong: string[] = [];
    for (const reference of references) {
      const { call, of, field, body } = reference;
      const [method = '', path = ''] = call.split(' ');
      // What only the graph has is asked there, and refused in its errors.
      const ask = async (id: string): ReturnType<typeof rawCall> => {
        const answer = await rawCall(product.url, method, path, {
          token: ours.client.token,
          body: JSON.stringify(body(id)),
        });
        const { statusCode, fields } =
          (answer.body as { errors?: { extensions: { statusCode?: number; fields?: { field: string }[] } }[] })
            .errors?.[0]?.extensions ?? {};
        return path === '/graphql'
          ? { ...answer, status: statusCode ?? answer.status, body: { ...answer.body, fields } as typeof answer.body }
          : answer;
      };
      const [id, unknown] = [ids.get(reference) ?? '', randomUUID()];
      const [foreign, random] = [await ask(id), await ask(unknown)];
      const isSame =
        foreign.status === random.status &&
        withoutTrace(foreign.text) === withoutTrace(random.text).replaceAll(unknown, id);
      const isRefused =
        of === 'Selection'
          ? foreign.text === '{"affected":0}'
          : of === 'quoteSmsCampaigns' // Of the others it still tells.
            ? foreign.text.trim() === '{"data":{"quoteSmsCampaigns":[null]}}'
            : of === 'compareSmsCampaigns' // They are what is asked for, as by an address.
              ? foreign.status === 404
              : foreign.status === 400 &&
                (foreign.body.fields ?? []).some(({ field: named }) =>
                  of === 'ResendOfInput' ? named === 'resendOf' : named.replace(/^campaign\./, '').startsWith(field),
                );
      if (!isSame || !isRefused)
        wrong.push(
          `${call} ${field}: theirs ${foreign.status} ${foreign.text.slice(0, 160)}, unknown ${random.status} ${random.text.slice(0, 160)}`,
        );
    }
    expect(wrong).toEqual([]);
    expect(changed(before, await fingerprints(product))).toEqual([]);
  }, 120_000);

  it('takes no link of one contact for another', async () => {
    await stayLoggedIn();
    const guest = (method: string, contact: string, token: string): ReturnType<typeof rawCall> =>
      rawCall(
        product.url,
        method,
        `/contacts/${method === 'GET' ? 'opt-out-info' : 'opt-out'}/${contact}/${token}`,
        method === 'GET' ? {} : { body: JSON.stringify({ scope: 'all', state: 'out' }) },
      );
    const [contact, token] = ours.optOutLink;
    const [theirContact, theirToken] = theirs.optOutLink;
    expect((await guest('GET', contact, token)).status).toBe(200);
    const before = await fingerprints(product);
    for (const method of ['GET', 'PUT']) {
      const unknown = await guest(method, randomUUID(), token);
      for (const [one, other] of [
        [theirContact, token],
        [contact, theirToken],
      ] as const) {
        const answer = await guest(method, one, other);
        expect([method, answer.status, withoutTrace(answer.text)]).toEqual([method, 404, withoutTrace(unknown.text)]);
      }
    }
    expect(changed(before, await fingerprints(product))).toEqual([]);
  });

  it('lets nobody ask for entities or for what only services call', async () => {
    const ask = async (query: string): Promise<{ errors?: { extensions: { code: string } }[] }> =>
      (await (
        await fetch(`${product.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${ours.client.token}` },
          body: JSON.stringify({ query }),
        })
      ).json()) as { errors?: { extensions: { code: string } }[] };
    const contact = await theirs.make('contact');
    for (const query of [
      `{ _entities(representations: [{ __typename: "Contact", id: "${contact}" }]) { ... on Contact { name } } }`,
      '{ _service { sdl } }',
      `{ checkAudience(contactIds: ["${contact}"]) { unknown } }`,
      `{ settlements(subjectId: "${contact}") { charge } }`,
      '{ sendingTerms { available } }',
      `mutation { stopCampaign(campaignId: "${contact}", version: 1, cancel: true) }`,
      `{ renderForContact(contactId: "${contact}", message: "{{name}}", businessName: "x") }`,
    ])
      expect([query, (await ask(query)).errors?.[0]?.extensions.code]).toEqual([query, 'invalid-input']);
  });
});
