// The whole product in a process and a folder of its own, used from outside as anybody would.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const seconds = (since) => (performance.now() - since) / 1000;
/** The value below which this share of the list lies. */
export const at = (list, share) => [...list].sort((a, b) => a - b)[Math.floor(list.length * share)];
/** Milliseconds, with a decimal where they are few. */
export const ms = (figure) => `${figure.toFixed(figure < 10 ? 1 : 0)} ms`;
export const halfAndMost = (took) => `p50 ${ms(at(took, 0.5))}, p95 ${ms(at(took, 0.95))}`;
/** A row of the table of figures. */
export const row = (what, figure, mark) => console.log(`| ${what} | ${figure} | ${mark} |`);

export async function until(ask, done, everyMs = 50) {
  for (;;) {
    const answer = await ask();
    if (done(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Three letters of a number, since names hold no digits. */
export const letters = (n) =>
  [n % 26, Math.floor(n / 26) % 26, Math.floor(n / 676) % 26].map((each) => String.fromCharCode(97 + each)).join('');

export const csvOf = (count) => {
  const rows = ['First name,Last name,Phone,Email'];
  for (let n = 0; n < count; n += 1)
    rows.push(`Ava${letters(n)},Thompson${letters(n * 7)},+614${10_000_000 + n},ava${n}@example.com`);
  return rows.join('\n');
};

/** The token of who has no log-in. */
export const notSignedIn = '';

export class Product {
  token = '';

  constructor(url, folder, child) {
    Object.assign(this, { url, folder, child });
  }

  /** `settings` beside the embedded defaults. */
  static async start(port, settings = {}) {
    const folder = await mkdtemp(join(tmpdir(), 'bellbird-bench-'));
    const child = spawn(process.execPath, ['apps/local/dist/main.js'], {
      env: {
        NODE_ENV: 'production',
        ...process.env,
        PORT: String(port),
        BELLBIRD_DATA: folder,
        BELLBIRD_DEMO: 'false',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('Bellbird is ready') && resolve());
      child.once('exit', () => reject(new Error('The product did not start.')));
    });
    return new Product(`http://localhost:${port}`, folder, child);
  }

  /** Writes have a key of their own, as the client's have. `token`: another than that of who signed in last. */
  async call(method, path, body, token = this.token) {
    const form = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** A new business, signed in as its owner. */
  async signUp() {
    this.token = '';
    const email = `bench-${process.pid}-${Math.random().toString(36).slice(2)}@example.com`;
    const password = 'Bellbird1!';
    await this.call('POST', '/api/auth/sign-up', {
      firstName: 'Mia',
      lastName: 'Chen',
      email,
      password,
      businessName: 'Bench',
      country: 'AU',
      timeZone: 'Australia/Sydney',
      acceptTermsAndConditions: true,
    });
    const [mail] = await until(
      () => this.call('GET', `/sandbox/api/emails?to=${email}`),
      (mails) => mails.length > 0,
    );
    this.token = (
      await this.call('GET', `/api/auth/validate-email-account/code/${email}/${/\b\d{6}\b/.exec(mail.text)[0]}`)
    ).accessToken;
    return { email, password };
  }

  /** An access token lives five minutes. */
  async signIn({ email, password }) {
    const response = await fetch(`${this.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}` },
    });
    this.token = (await response.json()).accessToken;
  }

  /** Seconds that the import of so many people took. */
  async importRows(count) {
    const form = new FormData();
    form.append(
      'options',
      JSON.stringify({ optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true } }),
    );
    form.append('file', new Blob([csvOf(count)]), 'people.csv');
    const started = performance.now();
    const { id } = await this.call('POST', '/api/contacts/import-from-file', form);
    const job = await until(
      () => this.call('GET', `/api/contacts/import-from-file/${id}`),
      ({ status }) => status === 'completed' || status === 'failed',
      100,
    );
    if (job.status !== 'completed' || job.created !== count) throw new Error(`The import is ${JSON.stringify(job)}.`);
    return seconds(started);
  }

  /** A business with so many people and the money to text each of them: the campaign that does, not yet sent. */
  async readyToText(people) {
    await this.signUp();
    await this.importRows(people);
    const method = await this.call('POST', '/sandbox/api/payment-methods', {
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2031,
      cvc: '123',
    });
    await this.call('POST', '/api/tenants/top-up-account/payment-intent', {
      amount: (people * 0.1).toFixed(2),
      paymentMethod: method.id,
    });
    await until(
      () => this.call('GET', '/api/tenants/balance-information'),
      ({ balance }) => balance !== '0.00',
    );
    const callerId = (await this.call('GET', '/api/caller-ids')).data[0].id;
    return {
      messageType: 'transactional',
      callerId,
      message: 'Hi {{firstName|there}}, we are open late today.',
      segmentIds: ['all-contacts'],
    };
  }

  /** Sends it now. Seconds from its launch to the first call to the carrier and to the end. */
  async send(campaign) {
    const phonesBefore = (await this.call('GET', '/sandbox/api/messages/count')).count;
    const launched = performance.now();
    const { id } = await this.call('POST', '/api/sms-campaigns', {
      ...campaign,
      name: 'Bench',
      deliveryType: 'immediately',
    });
    let first = 0;
    const done = await until(
      async () => {
        if (first === 0 && (await this.call('GET', '/sandbox/api/messages/count')).count > phonesBefore)
          first = seconds(launched);
        return this.call('GET', `/api/sms-campaigns/${id}`);
      },
      ({ completedAt }) => completedAt !== null,
      50,
    );
    const sending = seconds(launched);
    if (done.counts.pending !== 0 || done.status !== 'completed') throw new Error(JSON.stringify(done));
    return { id, first, sending };
  }

  async residentMb() {
    return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${this.child.pid}/status`, 'utf8'))[1]) / 1024;
  }

  async stop() {
    this.child.kill('SIGINT');
    await once(this.child, 'exit');
    await rm(this.folder, { recursive: true, force: true });
  }
}
