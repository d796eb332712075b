import { eventually, linesAbout } from '@bellbird/testing';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

export interface GraphAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors: { path?: unknown[]; extensions?: Record<string, unknown> }[];
}

/** One person's view of the REST API. */
export class Client {
  constructor(
    readonly url: string,
    public token: string | null,
    readonly email = '',
    public refreshToken = '',
  ) {}

  async ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
    };
  }

  async get<T = Record<string, unknown>>(path: string): Promise<T> {
    return expected(await this.ask<T>('GET', path), [200], `GET ${path}`);
  }

  async post<T = Record<string, unknown>>(path: string, body?: unknown, status = 200): Promise<T> {
    return expected(await this.ask<T>('POST', path, body), [status], `POST ${path}`);
  }

  async put<T = Record<string, unknown>>(path: string, body?: unknown): Promise<T> {
    return expected(await this.ask<T>('PUT', path, body), [200], `PUT ${path}`);
  }

  /** Of the gateway, past the REST adapter. */
  async graph(query: string, variables: Record<string, unknown> = {}): Promise<GraphAnswer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, data: null, errors: [], ...((await response.json()) as Partial<GraphAnswer>) };
  }

  /** New tokens for the refresh token; an access token lives five minutes. */
  async refresh(): Promise<void> {
    const { data, errors } = await this.graph(
      'mutation($of: String!) { refreshTokens(refreshToken: $of) { accessToken refreshToken } }',
      { of: this.refreshToken },
    );
    const tokens = data?.['refreshTokens'] as { accessToken: string; refreshToken: string } | null | undefined;
    if (tokens == null) throw new Error(`no new tokens: ${JSON.stringify(errors)}`);
    [this.token, this.refreshToken] = [tokens.accessToken, tokens.refreshToken];
  }

  async sandbox<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/sandbox/api${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox/api${path} answered ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  async topUp(amount: string): Promise<void> {
    const method = await this.sandbox<{ id: string }>('POST', '/payment-methods', {
      number: '4242424242424242',
      expMonth: 12,
      expYear: 2031,
      cvc: '123',
    });
    const before = await this.balance();
    await this.post('/tenants/top-up-account/payment-intent', { amount, paymentMethod: method.id }, 201);
    await eventually(
      async () => {
        if ((await this.balance()) === before) throw new Error('not credited yet');
      },
      { timeoutMs: 30_000, everyMs: 50 },
    );
  }

  async balance(): Promise<string> {
    return (await this.get<{ balance: string }>('/tenants/balance-information')).balance;
  }

  async senderId(): Promise<string> {
    return (await this.get<{ data: { id: string }[] }>('/caller-ids')).data[0]!.id;
  }

  /** Answers the job's id. */
  async startImport(csv: string, options: Record<string, unknown> = {}): Promise<string> {
    const form = new FormData();
    form.append(
      'options',
      JSON.stringify({
        optInAgreement: { permissionWithinTwoYears: true, notBorrowed: true, notPurchased: true },
        ...options,
      }),
    );
    form.append('file', new Blob([csv], { type: 'text/csv' }), 'people.csv');
    return expected(await this.ask<{ id: string }>('POST', '/contacts/import-from-file', form), [202], 'import').id;
  }

  async importCsv(csv: string, options: Record<string, unknown> = {}): Promise<ImportJob> {
    const id = await this.startImport(csv, options);
    return eventually(
      async () => {
        const job = await this.get<ImportJob>(`/contacts/import-from-file/${id}`);
        if (job.status !== 'completed' && job.status !== 'failed') throw new Error(`the import is ${job.status}`);
        return job;
      },
      { timeoutMs: 120_000, everyMs: 100 },
    );
  }

  async completed(campaignId: string, timeoutMs = 60_000): Promise<Campaign> {
    return eventually(
      async () => {
        const campaign = await this.get<Campaign>(`/sms-campaigns/${campaignId}`);
        if (campaign.completedAt === null)
          throw new Error(
            `the campaign is ${campaign.status}, ${JSON.stringify(campaign.counts)}, waits for ${String(campaign.waitingFor)}`,
          );
        return campaign;
      },
      { timeoutMs, everyMs: 100 },
    );
  }
}

export interface ImportJob {
  id: string;
  status: string;
  rows: number;
  created: number;
  updated: number;
  skipped: number;
  rejected: number;
  reasons: Record<string, number>;
  rejectedUrl: string | null;
}

export interface Campaign {
  id: string;
  status: string;
  waitingFor: string | null;
  cancellationReason: string | null;
  paused: boolean;
  pausedReason: string | null;
  counts: {
    recipients: number;
    pending: number;
    outbound: number;
    delivered: number;
    bounced: number;
    unknown: number;
    canceled: number;
    leftOut: number;
  };
  leftOut: Record<string, number>;
  parts: number;
  cost: { held: string; charged: string; currency: string };
  completedAt: string | null;
}

function expected<T>(answer: Answer<T>, statuses: readonly number[], what: string): T {
  if (statuses.includes(answer.status)) return answer.body;
  const said = [`${what} answered ${answer.status} ${JSON.stringify(answer.body)}`];
  // The answer shows no cause of a fault; the log does.
  const traceId = (answer.body as { traceId?: unknown } | null | undefined)?.traceId;
  if (answer.status >= 500 && typeof traceId === 'string') said.push(...linesAbout(traceId));
  throw new Error(said.join('\n'));
}

/** Rows with a heading, for an import. */
export function peopleCsv(count: number, from = 0): string {
  const rows = ['First name,Last name,Phone,Email'];
  for (let n = from; n < from + count; n += 1)
    rows.push(`Ava,Thompson,+614${String(10_000_000 + n)},ava${n}@example.com`);
  return rows.join('\n');
}
