import { openWorld, type World } from '../testing/open-world.js';

describe('the mailbox', () => {
  let world: World;
  const mail = {
    id: 'mail-1',
    from: 'Bellbird <hello@bellbird.example>',
    to: 'mia+cafe@example.com',
    subject: 'Your code',
    text: 'It is 482913.',
    html: '<p>It is <b>482913</b>.</p>',
  };
  const send = (change: Record<string, unknown> = {}) => world.call('POST', '/mail/messages', { ...mail, ...change });

  beforeAll(async () => {
    world = await openWorld('sandbox_mail');
  });
  afterAll(() => world.close());

  it('takes a mail once, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect((await world.call('GET', '/sandbox/api/emails')).body).toEqual([
      {
        id: expect.stringMatching(/^\d+$/),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: {},
        at: expect.any(String),
      },
    ]);
  });

  it('lists newest first, by address in any case', async () => {
    await send({ id: 'mail-2', to: 'owner@example.com', subject: 'Second' });
    await send({ id: 'mail-3', to: 'Owner@Example.com', subject: 'Third', text: undefined, html: null });
    const subjects = async (query: string) =>
      (await world.call('GET', `/sandbox/api/emails?${query}`)).body.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('')).toEqual(['Third', 'Second', 'Your code']);
    expect(await subjects('to=OWNER@example.com')).toEqual(['Third', 'Second']);
    expect(await subjects('to=mia+cafe@example.com')).toEqual(['Your code']);
    expect(await subjects('limit=1')).toEqual(['Third']);
    expect(await subjects('to=nobody@example.com')).toEqual([]);
  });

  it('keeps their order when there are many', async () => {
    for (let i = 0; i < 12; i++) await send({ id: `many-${i}`, to: 'many@example.com', subject: `No ${i}` });
    const { body } = await world.call('GET', '/sandbox/api/emails?to=many@example.com');
    expect(body.map(({ subject }: { subject: string }) => subject)).toEqual(
      Array.from({ length: 12 }, (_, i) => `No ${11 - i}`),
    );
  });

  it('names what a mail lacks', async () => {
    expect(await send({ id: '', to: undefined, subject: 'a\0' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'id' }, { field: 'to' }, { field: 'subject' }] },
    });
    expect((await world.call('POST', '/mail/messages', mail, { authorization: '' })).status).toBe(401);
    expect(await world.call('GET', '/sandbox/api/emails?limit=2000')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'limit' }] },
    });
  });
});
