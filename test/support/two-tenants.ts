import { randomUUID } from 'node:crypto';
import { eventually } from '@bellbird/testing';
import type { Client } from './client.js';
import { declared, sampleOf, type DeclaredKind } from './declared.js';
import type { Product } from './product.js';

/** Kinds of things that ids in paths and arguments lead to. */
export type Kind =
  | DeclaredKind
  | 'log-in'
  | 'category'
  | 'campaign'
  | 'card'
  | 'file'
  | 'import'
  | `export of ${string}`
  | `job of ${string}`;

interface Entry {
  id: string;
  subject: { id: string };
}

/** A business with something of everything; its word stands in every text of it, and in nobody else's. */
export class Business {
  private readonly inbound: string[] = [];
  private readonly seen = new Set<string>();
  private made = 0;

  private constructor(
    private readonly product: Product,
    readonly client: Client,
    readonly word: string,
    readonly tenantId: string,
    private readonly phones: number,
  ) {}

  static async open(product: Product, word: string, phones: number): Promise<Business> {
    const client = await product.signUp({ businessName: `${word} Shop`, email: `${word.toLowerCase()}@example.com` });
    const { tenant } = await client.get<{ tenant: { id: string } }>('/auth/verify-token');
    return new Business(product, client, word, tenant.id, phones);
  }

  /** Money, a campaign that went out, texts that came back. */
  async trade(texts: number): Promise<void> {
    await this.client.topUp('20.00');
    const contactId = await this.make('contact');
    const { phoneInternational: phone } = await this.client.get<{ phoneInternational: string }>(
      `/contacts/${contactId}`,
    );
    await this.make('campaign', { contactIds: [contactId], message: `${this.word} has news. Stop: {{optOutLink}}` });
    const [text] = await eventually(
      async () => {
        const found = await this.client.sandbox<{ from: string; text: string }[]>(
          'GET',
          `/messages?to=${encodeURIComponent(phone)}`,
        );
        if (found.length === 0) throw new Error('no text yet');
        return found;
      },
      { timeoutMs: 20_000 },
    );
    this.optOutLink = /opt-out\/([\w-]+)\/([\w-]+)/.exec(text?.text ?? '')?.slice(1) as [string, string];
    for (let n = 0; n < texts; n += 1)
      await this.client.sandbox('POST', '/replies', { from: phone, to: text?.from, text: `${this.word} hello ${n}` });
    await eventually(
      async () => {
        const { data } = await this.client.get<{ data: { id: string }[] }>('/inbound-sms');
        if (data.length < texts) throw new Error(`${data.length} texts came back`);
        this.inbound.splice(0, Infinity, ...data.map(({ id }) => id));
      },
      { timeoutMs: 20_000 },
    );
  }

  /** Contact id and token of a link in a text that went out. */
  optOutLink: [string, string] = ['', ''];

  /** A thing of that kind that nobody has touched yet; its id. */
  async make(kind: Kind, more: Record<string, unknown> = {}): Promise<string> {
    const name = `${this.word} ${(this.made += 1)}`;
    const post = async (path: string, body: unknown): Promise<string> =>
      (await this.client.post<{ id: string }>(path, body, 201)).id;
    const trashed = async (path: string, id: string): Promise<string> => {
      await this.client.ask('DELETE', `${path}/${id}`);
      return id;
    };
    switch (kind) {
      case 'contact':
        return post('/contacts', {
          phone: `+614${this.phones + this.made}`,
          firstName: this.word,
          lastName: this.word,
          email: `${this.word}${this.made}@example.com`,
          ...more,
        });
      case 'trashed contact':
        return trashed('/contacts', await this.make('contact'));
      case 'attribute':
        return post('/attributes', { name, type: 'text' });
      case 'category':
        return post('/attributes', { name, type: 'category', items: [this.word] });
      case 'tag':
        return post('/tags', { name, colour: '#5c24b8' });
      case 'segment':
        return post('/segments', {
          name,
          filters: [{ field: 'firstName', type: 'text', operation: 'equals', value: this.word }],
        });
      case 'audience':
        return post('/audiences', { name, contactIds: [] });
      case 'template':
        return post('/sms-templates', { name, message: `${this.word} says hi`, messageType: 'marketing' });
      case 'trashed template':
        return trashed('/sms-templates', await this.make('template'));
      case 'draft':
        return (
          await this.client.put<{ id: string }>('/users/save-draft-campaign?hardDraft=true', {
            name,
            messageType: 'transactional',
            message: `${this.word} draft`,
          })
        ).id;
      case 'campaign': {
        const id = await post('/sms-campaigns', {
          name,
          messageType: 'transactional',
          deliveryType: 'immediately',
          callerId: await this.client.senderId(),
          message: this.word,
          contactIds: [await this.make('contact')],
          ...more,
        });
        await this.client.completed(id);
        return id;
      }
      case 'inbound':
        return this.taken(this.inbound.shift());
      case 'conversation': {
        const { data } = await this.client.get<{ data: { id: string }[] }>('/conversations');
        return this.taken(data[0]?.id);
      }
      case 'turn': {
        await this.client.put('/waiting-list/open-work-day', {});
        const id = await post('/waiting-list', { firstName: this.word, note: `${this.word} note` });
        // One that is over, so that it can be deleted, too.
        await this.client.put(`/waiting-list/turn/${id}`, { status: 'canceled' });
        return id;
      }
      case 'notification': {
        const { data } = await this.client.get<{ data: { id: string }[] }>('/notifications');
        return this.taken(data.find(({ id }) => !this.seen.has(id))?.id);
      }
      case 'setting': {
        const { data } = await this.client.get<{ data: { id: string; key: string }[] }>('/settings');
        return this.taken(data.find(({ key }) => key === 'lock-after-minutes')?.id);
      }
      case 'file': {
        const contentType = 'application/pdf';
        const body = `%PDF-1.4\n% ${name}\n%%EOF\n`;
        const input = { name: `${name}.pdf`, contentType, bytes: body.length, purpose: 'evidence' };
        const { id, uploadUrl } = await this.client.post<{ id: string; uploadUrl: string }>('/files', input, 201);
        await fetch(uploadUrl, { method: 'PUT', body, headers: { 'content-type': contentType } });
        await this.client.post(`/files/${id}/complete`, {}, 200);
        return id;
      }
      case 'audit entry': {
        const invited = await this.make('one of users');
        const { id } = await eventually(
          async () => {
            const { data } = await this.client.get<{ data: Entry[] }>('/audit-trail');
            return data.find(({ subject }) => subject.id === invited) ?? false;
          },
          { timeoutMs: 20_000 },
        );
        return id;
      }
      case 'card': {
        const method = await this.client.sandbox<{ id: string }>('POST', '/payment-methods', {
          number: '4242424242424242',
          expMonth: 12,
          expYear: 2031,
          cvc: '123',
        });
        return post('/tenants/add-credit-card', { paymentMethod: method.id });
      }
      case 'log-in': {
        const [made] = await this.product.sql<{ id: string }>(
          'identity',
          `insert into session (id, tenant_id, account_id, expires_at)
           select gen_random_uuid(), tenant_id, id, now() + interval '1 hour' from account where tenant_id = $1 and status = 'active' order by created_at limit 1 returning id`,
          [this.tenantId],
        );
        return this.taken(made?.id);
      }
      case 'import':
        return (
          await this.client.importCsv(
            `First name,Last name,Phone\n${this.word},${this.word},+614${this.phones + 500 + this.made}`,
          )
        ).id;
      default:
        return this.generic(kind, name);
    }
  }

  /** Of any resource that the graph declares. */
  private async generic(kind: Kind, name: string): Promise<string> {
    const [, what, base = ''] = /^(export|job|one|trashed one) of (.*)$/.exec(kind) ?? [];
    if (what === 'export') return this.exported(base);
    if (what === 'job') return this.job(base);
    const { id } = await this.client.post<{ id: string }>(`/${base}`, sampleOf(base, name), 201);
    if (what === 'trashed one') await this.client.ask('DELETE', `/${base}/${id}`);
    return id;
  }

  private taken(id: string | undefined): string {
    if (id === undefined) throw new Error('There are none left to take.');
    this.seen.add(id);
    return id;
  }

  private async exported(base: string): Promise<string> {
    if (base === 'audit-trail') await this.make('audit entry');
    const isOfCampaign = base === peopleFiles || base === leftOutFiles;
    const of = isOfCampaign ? `${peopleFiles}/${await this.make('campaign')}` : base;
    const status = base === leftOutFiles ? '?status=left-out' : '';
    const { body } = await this.client.ask<{ id: string }>('POST', `/${of}/export-file${status}`, {});
    await eventually(
      async () => {
        if ((await this.client.get<{ status: string }>(`/${base}/export-file/${body.id}`)).status !== 'completed')
          throw new Error('not exported yet');
      },
      { timeoutMs: 20_000, everyMs: 50 },
    );
    return body.id;
  }

  /** Only calls over more than 10,000 rows become jobs: a finished one is written down as the kit writes it. */
  private async job(base: string): Promise<string> {
    if (base === withoutJobs) return randomUUID();
    const { service = '', many = '' } = declared.find((each) => each.base === base) ?? {};
    const [row] = await this.product.sql<{ id: string }>(
      service,
      `
      insert into kit_job (tenant_id, id, user_id, resource, kind, status, payload, total, done, affected, finished_at)
      values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'delete', 'completed', '{}', 3, 3, 3, now()) returning id`,
      [this.tenantId, many],
    );
    return row?.id ?? '';
  }
}

/** A file of a campaign's people is asked for below the campaign, and looked at here. */
export const peopleFiles = 'sms-campaigns/details';
/** The same of those who were left out. */
export const leftOutFiles = 'sms-campaigns/details/left-out';

/** A bulk delete of notifications is one statement however many it takes: its jobs are never there, not even one's own. */
export const withoutJobs = 'notifications';
