import { context, propagation } from '@opentelemetry/api';
import { Agent, request } from 'undici';
import { deriveSecret, signServiceToken } from '@bellbird/auth';
import { isInTransaction } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { Platform, ServiceName } from '../platform/platform.js';
import { fromErrorAnswer } from '../request/error-answer.js';
import { inClientSpan } from '../telemetry/client-span.js';
import { noAnswerOf } from '../telemetry/peer-failures.js';
import { aliasOf, together } from './many-together.js';
import type { PeerDocument } from './peer-documents.js';

/** In whose name another service is asked: the person's own token, or this service for a tenant. */
export type PeerAuthority = { token: string } | { tenantId: string };

interface GraphAnswer<T> {
  data?: T | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

/** Asks other services through their subgraphs. Used only by classes in files named `<other>.peer.ts`. */
export class Peers {
  private readonly key: Buffer;
  private readonly agent = new Agent({ connections: 16, keepAliveTimeout: 4_000 });

  constructor(
    private readonly service: string,
    private readonly platform: Pick<Platform, 'peer' | 'secret'>,
  ) {
    this.key = deriveSecret(platform.secret, 'internal');
  }

  /**
   * @returns the data of the answer. @throws the other service's own typed error, or 503 `unavailable` when it does not
   * answer within `timeoutMs` (default 5,000). Never inside a transaction, whose connection and locks would wait for it.
   */
  async ask<Answer, Variables extends object>(
    { peer, query }: PeerDocument<Answer, Variables>,
    variables: Variables,
    authority: PeerAuthority,
    timeoutMs = 5_000,
  ): Promise<Answer> {
    if (isInTransaction()) throw new Error(`${this.service} asks ${peer} inside a transaction.`);
    const token =
      'token' in authority ? authority.token : await signServiceToken(this.key, this.service, authority.tenantId);
    const answer = await this.answerOf<Answer>(peer, token, JSON.stringify({ query, variables }), timeoutMs).catch(
      (error: unknown) => Promise.reject(noAnswerOf(this.service, peer, error)),
    );
    const [first] = answer.errors ?? [];
    if (first !== undefined) throw fromErrorAnswer({ message: first.message, ...first.extensions });
    if (answer.data == null) throw new ProductError('internal');
    return answer.data;
  }

  /**
   * The same for many variables in one request. The answers of its one field, in their order. @throws as `ask`, where one
   * of them is answered by an error.
   */
  async askMany<Answer extends object, Variables extends object>(
    document: PeerDocument<Answer, Variables>,
    list: readonly Variables[],
    authority: PeerAuthority,
    timeoutMs?: number,
  ): Promise<Answer[keyof Answer][]> {
    if (list.length === 0) return [];
    const { query, variables } = together(document.query, list);
    const many: PeerDocument<Record<string, Answer[keyof Answer]>, object> = { peer: document.peer, query };
    const answer = await this.ask(many, variables, authority, timeoutMs);
    return list.map((_, at) => answer[aliasOf(at)] as Answer[keyof Answer]);
  }

  private async answerOf<T>(
    peer: ServiceName,
    token: string,
    body: string,
    timeoutMs: number,
  ): Promise<GraphAnswer<T>> {
    const url = this.platform.peer(peer);
    return inClientSpan('POST /graphql', { peer, url, attributes: { 'http.request.method': 'POST' } }, async (span) => {
      const headers: Record<string, string> = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      propagation.inject(context.active(), headers);
      const response = await request(`${url}/graphql`, {
        method: 'POST',
        dispatcher: this.agent,
        headers,
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      span.setAttribute('http.response.status_code', response.statusCode);
      return (await response.body.json()) as GraphAnswer<T>;
    });
  }

  async close(): Promise<void> {
    await this.agent.close();
  }
}
