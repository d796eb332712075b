import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, type Keys } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import type { LiveEvents } from '@bellbird/live-events';
import { CONFIG, Every, LIVE_EVENTS, LOGGER, type Logger } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import type { AuthUser } from '../schema.generated.js';
import { actorOf, authUserOf, type User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { childOf, hashOfToken, newRefreshToken, rotationOf } from './refresh-tokens.js';
import { SigningKeys } from './signing-keys.js';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface SignedIn extends Tokens {
  user: AuthUser;
}

interface EndedSession {
  id: string;
  tenantId: string;
}

interface TokenRow {
  session_id: string;
  account_id: string;
  generation: number;
  used_seconds_ago: number | null;
  session_generation: number;
  living: boolean;
}

/** Sessions and their two tokens: a short signed one, and a long opaque one that is used once. */
@Injectable()
export class Sessions {
  private readonly childKeys: Keys;

  constructor(
    private readonly db: Database,
    private readonly keys: SigningKeys,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    @Inject(LIVE_EVENTS) private readonly live: LiveEvents,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.childKeys = deriveKeys(config.secrets, 'refresh token chain');
  }

  /** Begins a session; needs the system role, since nobody is signed in yet. */
  async begin(tx: Tx, user: User): Promise<SignedIn> {
    const sessionId = newId();
    const refreshToken = newRefreshToken();
    await tx.execute(
      `insert into session (id, tenant_id, account_id, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [sessionId, user.tenantId, user.id, this.config.sessionSeconds],
    );
    await this.keep(tx, refreshToken, user.tenantId, sessionId, 0);
    return { accessToken: await this.keys.sign(actorOf(user, sessionId)), refreshToken, user: authUserOf(user) };
  }

  /** @throws 401 session-expired for whatever is not the present token of a living session. */
  async rotate(refreshToken: string): Promise<Tokens> {
    const answer = await this.db.system(async (tx) => {
      const row = await this.lock(tx, refreshToken);
      if (row === undefined || !row.living) return null;
      const rotation = rotationOf(
        { generation: row.generation, usedSecondsAgo: row.used_seconds_ago },
        row.session_generation,
      );
      if (rotation === 'reused') {
        await this.end(tx, row.session_id, 'token reused');
        this.logger.warn(
          { event: 'refresh-token-reused', sessionId: row.session_id },
          'A used refresh token came again; its session was ended',
        );
        return null;
      }
      const user = await userOf(tx, row.account_id);
      if (user.status !== 'active') return null;
      const child =
        rotation === 'repeat' ? await this.childMade(tx, refreshToken) : childOf(refreshToken, this.childKeys[0]);
      if (rotation === 'rotate') {
        await tx.execute('update refresh_token set used_at = clock_timestamp() where hash = $1', [
          hashOfToken(refreshToken),
        ]);
        await tx.execute('update session set generation = generation + 1 where id = $1', [row.session_id]);
        await this.keep(tx, child, user.tenantId, row.session_id, row.generation + 1);
      }
      return { user, sessionId: row.session_id, child };
    });
    if (answer === null) throw new ProductError('session-expired');
    return { accessToken: await this.keys.sign(actorOf(answer.user, answer.sessionId)), refreshToken: answer.child };
  }

  /** Ends one session. The sockets that it opened hear of it after the commit. */
  async end(tx: Tx, sessionId: string, why: string): Promise<void> {
    this.tellSockets(
      tx,
      await tx.query<EndedSession>(
        `update session set ended_at = now(), ended_why = $2 where id = $1 and ended_at is null returning id, tenant_id as "tenantId"`,
        [sessionId, why],
      ),
    );
  }

  /** All of an account's sessions but one: after a change of password. */
  async endOthers(tx: Tx, userId: string, except: string | null, why: string): Promise<void> {
    this.tellSockets(
      tx,
      await tx.query<EndedSession>(
        `update session set ended_at = now(), ended_why = $3 where account_id = $1 and ended_at is null and id is distinct from $2
         returning id, tenant_id as "tenantId"`,
        [userId, except, why],
      ),
    );
  }

  /** Forgets sessions that ended a month ago. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`),
    );
  }

  /** A hint that is lost costs minutes: a socket that is given no fresh token ends with the one it has. */
  private tellSockets(tx: Tx, ended: readonly EndedSession[]): void {
    tx.afterCommit(() => {
      for (const { id, tenantId } of ended)
        this.live
          .publish({ type: 'session-ended', tenantId, id })
          .catch((error: unknown) => this.logger.warn({ err: error }, 'A live event was lost'));
    });
  }

  private async lock(tx: Tx, refreshToken: string): Promise<TokenRow | undefined> {
    // The session's row lock makes fifty refreshes at once one rotation and forty-nine repeats.
    const [session] = await tx.query<{ id: string }>(
      'select s.id from session s where s.id = (select session_id from refresh_token where hash = $1) for update',
      [hashOfToken(refreshToken)],
    );
    if (session === undefined) return undefined;
    const [row] = await tx.query<TokenRow>(
      `select t.session_id, s.account_id, t.generation, extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds_ago,
              s.generation as session_generation, (s.ended_at is null and s.expires_at > now()) as living
       from refresh_token t join session s on s.id = t.session_id where t.hash = $1`,
      [hashOfToken(refreshToken)],
    );
    return row;
  }

  /** The child that a token has already; it may have been made under the secret before. */
  private async childMade(tx: Tx, token: string): Promise<string> {
    const children = this.childKeys.map((key) => childOf(token, key));
    const [made] = await tx.query<{ hash: Buffer }>('select hash from refresh_token where hash = any($1)', [
      children.map(hashOfToken),
    ]);
    return children.find((child) => made?.hash.equals(hashOfToken(child))) ?? children[0]!;
  }

  private async keep(tx: Tx, token: string, tenantId: string, sessionId: string, generation: number): Promise<void> {
    await tx.execute('insert into refresh_token (hash, tenant_id, session_id, generation) values ($1, $2, $3, $4)', [
      hashOfToken(token),
      tenantId,
      sessionId,
      generation,
    ]);
  }
}
