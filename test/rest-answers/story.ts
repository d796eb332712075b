import { eventually } from '@bellbird/testing';
import type { Campaign, Client } from '../support/client.js';
import type { Product } from '../support/product.js';
import type { Recorder } from './recorder.js';

/** A business of which everything is asked that succeeds; what takes its time is waited for before it is asked. */
export class Story {
  private exports = 0;

  private constructor(
    private readonly recorder: Recorder,
    readonly product: Product,
    readonly owner: Client,
    readonly tenantId: string,
  ) {}

  static async begin(recorder: Recorder, product: Product): Promise<Story> {
    const owner = await product.signUp({ email: 'owner@example.com', timeZone: zoneAtNoon() });
    // So late that every campaign is completed, and its business told so, before a receipt comes.
    await owner.sandbox('PUT', '/phone', { receiptDelayMs: 4_000 });
    const { tenant } = await owner.get<{ tenant: { id: string } }>('/auth/verify-token');
    return new Story(recorder, product, owner, tenant.id);
  }

  /** One call, written down. */
  readonly ask = <T = Made>(...[route, about, asked]: Tail<Parameters<Recorder['ask']>>): Promise<T> =>
    this.recorder.ask<T>(this.owner, route, about, asked);

  /** The same business, asked by somebody else. */
  as(person: Client): Story {
    return new Story(this.recorder, this.product, person, this.tenantId);
  }

  readonly file = (...given: Parameters<Recorder['file']>): Promise<void> => this.recorder.file(...given);

  /** As somebody else. */
  readonly askAs = <T = Made>(...given: Parameters<Recorder['ask']>): Promise<T> => this.recorder.ask<T>(...given);

  /** The rows of an export, once it is written. */
  async exported(base: string, search: Record<string, unknown> = {}): Promise<void> {
    const { id } = await this.ask(`POST /${base}/export-file`, 'of all', { body: {}, search });
    const job = await this.finished(`/${base}/export-file/${id}`, 'completed');
    await this.ask(`GET /${base}/export-file/{jobId}`, 'once it is written', { path: id });
    await this.file(`GET /${base}/export-file/{jobId}`, 'the file', String(job['url']));
    this.exports += 1;
    await this.told('export-success', this.exports);
  }

  /** A bulk change that has become a job: only calls over more than 10,000 rows do, so it is written as the kit writes it. */
  async job(base: string, service: string, resource: string): Promise<void> {
    const [row] = await this.product.sql<{ id: string }>(
      service,
      `insert into kit_job (tenant_id, id, user_id, resource, kind, status, payload, total, done, affected, finished_at)
      values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'delete', 'completed', '{}', 3, 3, 3, now()) returning id`,
      [this.tenantId, resource],
    );
    await this.ask(`GET /${base}/jobs/{jobId}`, 'once it is done', { path: row!.id });
  }

  async finished(path: string, status: string): Promise<Record<string, unknown>> {
    return eventually(
      async () => {
        const job = await this.owner.get(path);
        if (job['status'] !== status) throw new Error(`${path} is ${String(job['status'])}`);
        return job;
      },
      { timeoutMs: 30_000, everyMs: 50 },
    );
  }

  /** Until the business was told so many times of that. */
  async told(type: string, times = 1): Promise<void> {
    await eventually(
      async () => {
        const { data } = await this.owner.get<{ data: { type: string }[] }>('/notifications');
        const found = data.filter((each) => each.type === type).length;
        if (found < times) throw new Error(`told ${found} times of ${type}`);
      },
      { timeoutMs: 30_000, everyMs: 50 },
    );
  }

  /** Until every text of it was delivered and paid. */
  async delivered(campaignId: string): Promise<void> {
    await this.owner.completed(campaignId);
    await eventually(
      async () => {
        const { counts, cost } = await this.owner.get<Campaign>(`/sms-campaigns/${campaignId}`);
        if (counts.delivered < counts.recipients - counts.bounced || Number(cost.held) !== 0)
          throw new Error(`delivered: ${JSON.stringify(counts)}`);
      },
      { timeoutMs: 30_000, everyMs: 50 },
    );
  }

  /** A card of the card form, which is not this API's. */
  async card(number = '4242424242424242'): Promise<string> {
    const card = { number, expMonth: 12, expYear: 2031, cvc: '123' };
    return (await this.owner.sandbox<{ id: string }>('POST', '/payment-methods', card)).id;
  }
}

export interface Made {
  id: string;
  version?: number;
}

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

/** A zone where it is about noon, so that no day ends while answers are recorded. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The names of these zones count the hours behind Greenwich.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
