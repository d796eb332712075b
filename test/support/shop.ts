import { eventually } from '@bellbird/testing';
import type { Client } from './client.js';
import { plain, sampleOf } from './declared.js';
import { eachOf } from './openapi.js';
import type { Product } from './product.js';

/** A business with about `size` of everything that lists show. */
export class Shop {
  /** One that went to `size` people and left as many out. */
  campaignId = '';
  /** One with `size` texts. */
  conversationId = '';

  private constructor(
    readonly client: Client,
    readonly tenantId: string,
    private readonly size: number,
  ) {}

  static async open(product: Product, size: number): Promise<Shop> {
    const client = await product.signUp({ businessName: `Shop of ${size}` });
    const { tenant } = await client.get<{ tenant: { id: string } }>('/auth/verify-token');
    const shop = new Shop(client, tenant.id, size);
    await client.topUp('50.00');
    await shop.fill();
    return shop;
  }

  private times<T>(work: (n: number) => Promise<T>): Promise<T[]> {
    const made: T[] = [];
    return eachOf(
      Array.from({ length: this.size }, (_, n) => n),
      async (n) => void (made[n] = await work(n)),
      6,
    ).then(() => made);
  }

  private async fill(): Promise<void> {
    const { client } = this;
    const post = async (path: string, body: unknown): Promise<string> =>
      (await client.post<{ id: string }>(path, body, 201)).id;
    const remove = (path: string) => client.ask('DELETE', path);
    const phone = (n: number): string => `+614${String(this.size).padStart(2, '0')}${String(100_000 + n)}`;

    await this.times((n) => post('/attributes', { name: `Field ${n}`, type: 'text' }));
    const keys = (await client.get<{ data: { key: string }[] }>('/attributes')).data.map(({ key }) => key);
    const tags = await this.times((n) => post('/tags', { name: `Tag ${n}`, colour: '#5c24b8' }));
    const people = await this.times((n) =>
      post('/contacts', {
        phone: phone(n),
        firstName: 'Ava',
        tags: tags.slice(0, 3),
        attributes: { [keys[0] as string]: 'x' },
        marketingStatus: 'subscribed',
      }),
    );
    const out = await this.times((n) =>
      post('/contacts', { phone: phone(1_000 + n), firstName: 'Out', marketingStatus: 'unsubscribed' }),
    );
    await this.times(async (n) => remove(`/contacts/${await post('/contacts', { phone: phone(2_000 + n) })}`));
    // Filters of fields of the business's own, so that each has to be looked up.
    await this.times((n) =>
      post('/segments', {
        name: `Segment ${n}`,
        filters: [{ field: `attributes.${keys[n % keys.length]}`, type: 'text', operation: 'equals', value: 'x' }],
      }),
    );
    await this.times((n) => post('/audiences', { name: `Group ${n}`, contactIds: people.slice(0, 3) }));
    await this.times((n) => post('/sms-templates', { name: `Template ${n}`, message: 'Hi', messageType: 'marketing' }));
    await this.times(async (n) =>
      remove(
        `/sms-templates/${await post('/sms-templates', { name: `Gone ${n}`, message: 'Hi', messageType: 'marketing' })}`,
      ),
    );
    await this.client.put('/waiting-list/open-work-day', {});
    await this.times((n) => post('/waiting-list', { firstName: 'Ava', note: `Guest ${n}` }));
    for (const { base, verbs } of plain) {
      await this.times((n) => post(`/${base}`, sampleOf(base, `One ${n}`)));
      if (verbs.includes('trash'))
        await this.times(async (n) => remove(`/${base}/${await post(`/${base}`, sampleOf(base, `Gone ${n}`))}`));
    }
    await this.times(async () => {
      const { id } = await client.sandbox<{ id: string }>('POST', '/payment-methods', {
        number: '4242424242424242',
        expMonth: 12,
        expYear: 2031,
        cvc: '123',
      });
      return post('/tenants/add-credit-card', { paymentMethod: id });
    });
    const campaign = {
      messageType: 'transactional',
      deliveryType: 'immediately',
      callerId: await client.senderId(),
      message: 'Hi',
    };
    this.campaignId = await post('/sms-campaigns', { ...campaign, name: 'Whole', contactIds: [...people, ...out] });
    const single = await this.times((n) =>
      post('/sms-campaigns', { ...campaign, name: `Single ${n}`, contactIds: [people[n]] }),
    );
    for (const id of [this.campaignId, ...single]) await client.completed(id);
    const [text] = await client.sandbox<{ from: string }[]>('GET', `/messages?to=${encodeURIComponent(phone(0))}`);
    // Each person writes, and the first as often as there are people.
    const reply = (from: string, n: number) =>
      client.sandbox('POST', '/replies', { from, to: text?.from, text: `Hello ${n}` });
    await this.times((n) => reply(phone(0), n));
    await this.times((n) => reply(phone(n), n));
    await eventually(
      async () => {
        const { count } = await client.get<{ count: number }>('/inbound-sms/count');
        if (count < 2 * this.size) throw new Error(`${count} texts came back`);
      },
      { timeoutMs: 30_000 },
    );
    const { data } = await client.get<{ data: { id: string; phoneInternational: string }[] }>('/conversations');
    this.conversationId = data.find((each) => each.phoneInternational === phone(0))?.id ?? '';
  }
}
