import { context, propagation } from '@opentelemetry/api';
import { errors, Pool } from 'undici';
import { ProductError } from '@bellbird/errors';
import { inClientSpan, noAnswerOf, type Platform, type Pulse, type ServiceName } from '@bellbird/service-host';

export interface GraphError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

export interface GraphAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphError[];
}

/** In whose name and from where a document is asked. */
export interface AskedBy {
  token: string | null;
  idempotencyKey: string | null;
  remoteAddress: string;
  userAgent: string;
}

/** The headers that go along with every call to the inside. */
export function onwardHeaders({ token, idempotencyKey, remoteAddress, userAgent }: AskedBy): Record<string, string> {
  const headers: Record<string, string> = {
    'x-bellbird-remote-address': remoteAddress,
    'x-bellbird-user-agent': userAgent,
  };
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (idempotencyKey !== null) headers['idempotency-key'] = idempotencyKey;
  propagation.inject(context.active(), headers);
  return headers;
}

/** What stands before a gateway that is away answers in JSON, too: taken for the gateway's it would be a success without data. */
function isGraphAnswer(answer: unknown): answer is GraphAnswer {
  const { data, errors: problems } = (answer ?? {}) as GraphAnswer;
  return (typeof data === 'object' && data !== null) || (Array.isArray(problems) && problems.length > 0);
}

/** Who is asked: the gateway, or a service that holds the whole answer. */
export type Asks = 'gateway' | ServiceName;

/** Asks the gateway, or a service itself, over connections that are kept. */
export class GatewayClient {
  private readonly pools = new Map<Asks, { origin: string; pool: Pool }>();

  constructor(
    private readonly platform: Pick<Platform, 'peer'>,
    private readonly pulse: Pulse,
    private readonly timeoutMs = 60_000,
    /** As long as the gateway gives a service. */
    private readonly straightMs = 30_000,
  ) {}

  /** @throws 503 where who is asked does not answer or is silent, 504 where it takes too long. */
  async ask(
    document: string,
    variables: Readonly<Record<string, unknown>>,
    by: AskedBy,
    peer: Asks = 'gateway',
  ): Promise<GraphAnswer> {
    try {
      const { origin, pool } = this.poolNow(peer);
      const timeout = peer === 'gateway' ? this.timeoutMs : this.straightMs;
      const called = { peer, url: origin, attributes: { 'http.request.method': 'POST' } };
      return await this.pulse.whileLiving(origin, (silent) =>
        inClientSpan('POST /graphql', called, async (span) => {
          const response = await pool.request({
            path: '/graphql',
            method: 'POST',
            headersTimeout: timeout,
            bodyTimeout: timeout,
            signal: silent,
            headers: { ...onwardHeaders(by), 'content-type': 'application/json' },
            body: JSON.stringify({ query: document, variables }),
          });
          span.setAttribute('http.response.status_code', response.statusCode);
          const answer: unknown = await response.body.json();
          if (!isGraphAnswer(answer)) throw new SyntaxError('This is no answer of GraphQL.');
          return answer;
        }),
      );
    } catch (error) {
      if (error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError)
        throw new ProductError('timeout', undefined, [], {}, { cause: error });
      throw noAnswerOf('rest-adapter', peer, error);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map(({ pool }) => pool.close()));
  }

  /** Where somebody listens is asked at each call: they may come up later, or elsewhere. */
  private poolNow(peer: Asks): { origin: string; pool: Pool } {
    const origin = new URL(this.platform.peer(peer)).origin;
    const known = this.pools.get(peer);
    if (known?.origin === origin) return known;
    void known?.pool.close();
    const opened = {
      origin,
      pool: new Pool(origin, { connections: 64, connect: { timeout: 3_000 }, keepAliveTimeout: 4_000 }),
    };
    this.pools.set(peer, opened);
    return opened;
  }
}
