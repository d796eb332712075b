import { randomUUID } from 'node:crypto';
import { openWorld, type World } from '../testing/open-world.js';

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the pages', () => {
  let world: World;
  const page = async (path: string): Promise<string> => {
    const { status, body } = await world.call('GET', path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const post = (path: string, fields: Record<string, string>) =>
    world.call('POST', path, new URLSearchParams(fields).toString(), form);

  beforeAll(async () => {
    world = await openWorld('sandbox_pages');
    await world.call('PUT', '/sandbox/api/phone', { latencyMs: 0, receiptDelayMs: 0 });
    await world.text('+61491570001', 'Bookings: https://crnr.cafe/x <script>alert(1)</script>');
    await world.call('POST', '/carrier/messages', { from: 'CornerCafe', to: '+61491570001', body: 'From a name' });
    await world.text('+61491570002', 'Second phone');
    await world.call('POST', '/mail/messages', {
      id: 'm1',
      from: 'a@b.example',
      to: 'mia@example.com',
      subject: 'Code <1>',
      text: 'Go to http://x.example/1',
      html: '<p>Hello</p><script>alert(1)</script>',
    });
  });
  afterAll(() => world.close());

  it('have a title, landmarks, one heading, unique ids, and a label for every field', async () => {
    for (const path of [
      '/sandbox/phone',
      '/sandbox/phone?number=%2B61491570001',
      '/sandbox/mailbox',
      '/sandbox/mailbox/1',
      '/sandbox/cards',
      '/sandbox/authenticator',
      '/sandbox/network',
    ]) {
      const text = await page(path);
      expect(text).toMatch(
        /<html lang="en-AU">[^]*<title>[^<]+ · Bellbird sandbox<\/title>[^]*<header[^]*<nav[^]*aria-current="page"[^]*<main id="main"[^]*<footer/,
      );
      expect(text.match(/<h1>/g)).toHaveLength(1);
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const fields = [...text.matchAll(/<(?:input|textarea)(?![^>]*type="hidden")[^>]* id="([^"]+)"/g)].map(
        ([, id]) => id,
      );
      for (const id of fields) expect(text).toContain(`for="${id}"`);
      expect(text).not.toMatch(/ style="| onclick=|<script>/);
    }
  });

  it('run no script but our own, and say so', async () => {
    const { headers } = await world.call('GET', '/sandbox/phone');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'; script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const [name, type] of [
      ['sandbox.css', 'text/css'],
      ['sandbox.js', 'text/javascript'],
    ]) {
      const asset = await world.call('GET', `/sandbox/assets/${name}`);
      expect([asset.status, asset.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(
        (
          await world.call('GET', `/sandbox/assets/${name}`, undefined, {
            'if-none-match': asset.headers.get('etag') ?? '',
          })
        ).status,
      ).toBe(304);
    }
    expect((await world.call('GET', '/sandbox')).headers.get('location')).toBe('/sandbox/phone');
  });

  it('show each phone, newest first, and find one by what a person types', async () => {
    const all = await page('/sandbox/phone');
    expect(all.indexOf('+61 491 570 002')).toBeLessThan(all.indexOf('+61 491 570 001'));
    for (const search of ['0491 570 001', '570001', '+61 491 570 001']) {
      const found = await page(`/sandbox/phone?${new URLSearchParams({ q: search }).toString()}`);
      expect(found).toContain('data-key="+61491570001"');
      expect(found).not.toContain('data-key="+61491570002"');
    }
    expect(await page('/sandbox/phone?q=99999')).toContain('No number holds 99999');
  });

  it('show a conversation, its words as words and its links as links', async () => {
    const text = await page('/sandbox/phone?number=%2B61491570001&sender=%2B61491578888');
    expect(text).toContain('<a href="https://crnr.cafe/x" target="_blank" rel="noopener noreferrer">');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).toMatch(/1 part · <span class="green">/);
    expect(await page('/sandbox/phone?number=%2B61491570001&sender=CornerCafe')).toContain('it cannot receive replies');
  });

  it('text back as the customer', async () => {
    const to = '+61491578888';
    const sent = await post('/sandbox/phone/reply', {
      from: '+61 491 570 001',
      to,
      text: 'Lovely, table for 4\r\nplease',
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/sandbox/phone?number=%2B61491570001&sender=%2B61491578888',
    ]);
    expect((await post('/sandbox/phone/reply', { from: '+61491570001', to, text: '', word: 'STOP' })).status).toBe(303);
    const text = await page(sent.headers.get('location') as string);
    expect(text).toContain('Lovely, table for 4\nplease');
    expect(text.indexOf('Lovely')).toBeLessThan(text.indexOf('>STOP<') + text.indexOf('</span>STOP'));
    expect((await page('/sandbox/phone')).match(/data-key="\+61491570001"[^]*?Replied: STOP/)).not.toBeNull();
  });

  it('say beside the field what is wrong, and keep what was typed', async () => {
    const empty = await post('/sandbox/phone/reply', { from: '+61491570001', to: '+61491578888', text: ' ' });
    expect(empty.status).toBe(400);
    expect(empty.body).toMatch(
      /aria-invalid="true" aria-describedby="text-error"[^]*id="text-error">This field is required/,
    );
    const number = await post('/sandbox/phone/reply', { from: '041', to: '+61491578888', text: 'Hi <b>' });
    expect(number.status).toBe(400);
    expect(number.body).toMatch(
      /<details class="more" open>[^]*value="041"[^]*id="new-from-error">Must be a phone number/,
    );
    expect(number.body).toContain('value="Hi &lt;b&gt;"');
  });

  it('show an e-mail in a frame where it can do nothing', async () => {
    expect(await page('/sandbox/mailbox?to=MIA@example.com')).toContain('Code &lt;1&gt;');
    expect(await page('/sandbox/mailbox?to=nobody@example.com')).toContain('Nothing was sent to nobody@example.com');
    const text = await page('/sandbox/mailbox/1');
    expect(text).toContain(
      '<iframe title="E-mail: Code &lt;1&gt;" src="/sandbox/mailbox/1/html" sandbox="allow-popups allow-popups-to-escape-sandbox">',
    );
    expect(text).toContain('<a href="http://x.example/1"');
    const mail = await world.call('GET', '/sandbox/mailbox/1/html');
    expect(mail.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    );
    expect(mail.body).toContain('<p>Hello</p>');
    for (const id of ['99', 'x', '1e3', '99999999999999999999'])
      expect((await world.call('GET', `/sandbox/mailbox/${id}`)).status).toBe(404);
  });

  it('ask for the bank’s answer, and take it', async () => {
    const { body: method } = await world.call('POST', '/sandbox/api/payment-methods', {
      number: '4000002500003155',
      expMonth: 1,
      expYear: 2040,
      cvc: '123',
    });
    const { body: intent } = await world.call('POST', '/payments/intents', {
      amountMinor: 123_450,
      currency: 'AUD',
      customer: 'c',
      paymentMethod: method.id,
      idempotencyKey: randomUUID(),
    });
    expect(await page('/sandbox/cards')).toMatch(/\$1,234\.50 AUD[^]*Visa ending 3155[^]*>Approve</);
    const path = `/sandbox/cards/${intent.id}/complete`;
    expect((await post(path, { succeed: 'maybe' })).status).toBe(400);
    const done = await post(path, { succeed: 'true' });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/sandbox/cards?done=approved']);
    expect(await page('/sandbox/cards?done=approved')).toMatch(
      /The bank has approved the payment[^]*No payment waits for its bank[^]*Paid/,
    );
    expect((await post(path, { succeed: 'true' })).status).toBe(409);
  });

  it('set the network and put it back', async () => {
    const now = { ...(await world.call('GET', '/sandbox/api/phone')).body, bouncePercent: 12.5 };
    const fields = Object.fromEntries(Object.entries(now).map(([name, value]) => [name, String(value)]));
    expect((await post('/sandbox/network', fields)).status).toBe(303);
    expect((await world.call('GET', '/sandbox/api/phone')).body.bouncePercent).toBe(12.5);
    const refused = await post('/sandbox/network', { ...fields, bouncePercent: '120', latencyMs: '' });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatch(
      /value="120" aria-describedby="bouncePercent-help bouncePercent-error" aria-invalid="true"/,
    );
    expect(refused.body).toContain('id="latencyMs-error"');
    expect((await post('/sandbox/network', { ...fields, usual: 'true' })).status).toBe(303);
    expect((await world.call('GET', '/sandbox/api/phone')).body).toMatchObject({
      bouncePercent: 0,
      latencyMs: 20,
      receiptDelayMs: 200,
    });
  });

  it('put the clock', async () => {
    const offset = async () => (await world.call('GET', '/sandbox/api/clock')).body.offsetMs;
    expect((await post('/sandbox/clock', { advance: 'P1D' })).status).toBe(303);
    expect(await offset()).toBe(86_400_000);
    expect(await page('/sandbox/network')).toContain('1 d ahead of real time');
    const askedAt = Date.now();
    expect((await post('/sandbox/clock', { at: '2027-01-04T09:30' })).status).toBe(303);
    const wasPutAt = Date.parse('2027-01-04T09:30:00+11:00') - (await offset());
    expect(wasPutAt).toBeGreaterThanOrEqual(askedAt);
    expect(wasPutAt).toBeLessThanOrEqual(Date.now());
    expect((await post('/sandbox/clock', { at: 'soon' })).body).toContain('Give a date and a time.');
    expect((await post('/sandbox/clock', { at: '2027-01-04T09:30', reset: 'true' })).status).toBe(303);
    expect(await offset()).toBe(0);
  });

  it('say that there is nothing where there is nothing', async () => {
    const { status, body } = await world.call('GET', '/sandbox/nothing');
    expect(status).toBe(404);
    expect(body).toContain('<h1>There is nothing here</h1>');
  });
});
