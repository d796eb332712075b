import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, type Actor, type Keys } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { ProductError } from '@bellbird/errors';
import { CONFIG, Every, LOGGER, type GraphContext, type Logger } from '@bellbird/service-host';
import { AccessBook, type Outdated } from '../access/access-book.js';
import type { IdentityConfig } from '../identity.config.js';
import type { AuthUser } from '../schema.generated.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import { userAgentOf } from '../security/device-name.js';
import { Devices } from '../security/devices.js';
import { lookingSql } from '../user/looking.js';
import { actorOf, authUserOf, lookingUserOf, type TokenSession, type User } from '../user/user.js';
import { userOf } from '../user/user.repository.js';
import { childOf, rotationOf } from './refresh-tokens.js';
import type { OpenedBy } from './second-steps.js';
import { SigningKeys } from './signing-keys.js';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface SignedIn extends Tokens {
  user: AuthUser;
}

/** The token that a lock is asked for with. */
type LockedBy = Pick<Actor, 'sessionId' | 'sessionGeneration'>;

/** Where somebody comes from. */
type From = Pick<GraphContext, 'userAgent' | 'remoteAddress'>;

interface TokenRow {
  session_id: string;
  tenant_id: string;
  account_id: string;
  generation: number;
  used_seconds_ago: number | null;
  session_generation: number;
  living: boolean;
  locked: boolean;
}

/** What a token says of its session, and what makes those of before count no more. */
const tokenSession = `id, generation, floor(extract(epoch from proved_at))::float8 as "provedAt", ${lookingSql} as support`;
const outdated = `id as subject, tenant_id as "tenantId", generation + 1 as least`;

/** Sessions and their two tokens: a short signed one, and a long opaque one that is used once. */
@Injectable()
export class Sessions {
  private readonly childKeys: Keys;

  constructor(
    private readonly db: Database,
    private readonly keys: SigningKeys,
    @Inject(CONFIG) private readonly config: IdentityConfig,
    private readonly access: AccessBook,
    private readonly devices: Devices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.childKeys = deriveKeys(config.secrets, 'refresh token chain');
  }

  /** Begins a session; needs the system role, since nobody is signed in yet. `openedBy`: how somebody came in, `sign-up` with the code of its mail. */
  async begin(tx: Tx, user: User, from: From, openedBy: OpenedBy | 'sign-up' | 'invitation'): Promise<SignedIn> {
    const sessionId = newId();
    const refreshToken = newToken();
    const [session] = await tx.query<TokenSession>(
      `insert into session (id, tenant_id, account_id, expires_at, user_agent, address, opened_by)
       values ($1, $2, $3, now() + make_interval(secs => $4), $5, $6, $7) returning ${tokenSession}`,
      [
        sessionId,
        user.tenantId,
        user.id,
        this.config.sessionSeconds,
        userAgentOf(from.userAgent),
        from.remoteAddress,
        openedBy,
      ],
    );
    await tx.execute('update account set last_sign_in_at = now() where id = $1', [user.id]);
    await this.keep(tx, refreshToken, user.tenantId, sessionId, 0);
    return { accessToken: await this.sign(user, session!), refreshToken, user: authUserOf(user) };
  }

  /**
   * Begins a session in which an admin looks at a business as its support, to `until`, and `mostSeconds` at most. It proves
   * nothing: what needs a fresh proof is not for it. Needs the system role, since it is of two tenants.
   */
  async beginLooking(tx: Tx, admin: User, tenantId: string, until: Date, mostSeconds: number): Promise<SignedIn> {
    const refreshToken = newToken();
    const [session] = await tx.query<TokenSession>(
      `insert into session (id, tenant_id, account_id, acting_admin, acting_name, read_only, proved_at, expires_at)
       values ($1, $2, $3, $3, $4, true, 'epoch', least($5::timestamptz, now() + make_interval(secs => $6))) returning ${tokenSession}`,
      [newId(), tenantId, admin.id, `${admin.firstName} ${admin.lastName}`.trim(), until, mostSeconds],
    );
    await this.keep(tx, refreshToken, tenantId, session!.id, 0);
    const user = lookingUserOf(admin, session!.support!);
    return { accessToken: await this.sign(admin, session!), refreshToken, user };
  }

  /** Ends the sessions in which support looks at a business; with `beyond` those alone that would last longer. */
  async endLooking(tx: Tx, tenantId: string, why: string, beyond: Date | null = null): Promise<void> {
    await this.access.note(
      tx,
      await tx.query<Outdated>(
        `update session set ended_at = now(), ended_why = $2
          where tenant_id = $1 and acting_admin is not null and ended_at is null and ($3::timestamptz is null or expires_at > $3)
          returning ${outdated}`,
        [tenantId, why, beyond],
      ),
    );
  }

  /**
   * New tokens for a refresh token. `unlocks`: its person has just proved who it is, so that a locked session opens.
   * @throws 401 session-expired for whatever is not the present token of a living session, session-locked.
   */
  async rotate(refreshToken: string, from: From, { unlocks = false } = {}): Promise<Tokens> {
    const answer = await this.db.system(async (tx) => {
      const row = await this.lock(tx, refreshToken);
      if (row === undefined || !row.living) return null;
      if (row.locked && !unlocks) return 'locked';
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
          hashOf(refreshToken),
        ]);
        await tx.execute('update session set generation = generation + 1 where id = $1', [row.session_id]);
        await this.keep(tx, child, row.tenant_id, row.session_id, row.generation + 1);
      }
      await this.see(tx, row.session_id, from);
      const [session] = unlocks
        ? await this.open(tx, row)
        : await tx.query<TokenSession>(`select ${tokenSession} from session where id = $1`, [row.session_id]);
      return { user, session: session!, child };
    });
    if (answer === 'locked') throw new ProductError('session-locked');
    if (answer === null) throw new ProductError('session-expired');
    return { accessToken: await this.sign(answer.user, answer.session), refreshToken: answer.child };
  }

  /** The person of a refresh token's living session, or null: whom to ask for a proof. */
  async personOf(refreshToken: string): Promise<{ user: User; sessionId: string } | null> {
    return this.db.system(async (tx) => {
      const [row] = await tx.query<{ id: string; account_id: string }>(
        `select s.id, s.account_id from session s join refresh_token t on t.session_id = s.id
          where t.hash = $1 and s.ended_at is null and s.expires_at > now()`,
        [hashOf(refreshToken)],
      );
      return row === undefined ? null : { user: await userOf(tx, row.account_id), sessionId: row.id };
    });
  }

  /** A new access token that says that the session's person has just proved who it is. @throws 401 where it ended. */
  async prove(tx: Tx, userId: string, sessionId: string): Promise<{ accessToken: string; expiresAt: string }> {
    const [session] = await tx.query<TokenSession & { expiresAt: Date }>(
      `update session set proved_at = now() where id = $1 and ended_at is null and locked_at is null
       returning ${tokenSession}, now() + make_interval(secs => $2) as "expiresAt"`,
      [sessionId, this.config.accessTokenSeconds],
    );
    if (session === undefined) throw new ProductError('session-expired');
    const accessToken = await this.sign(await userOf(tx, userId), session);
    return { accessToken, expiresAt: session.expiresAt.toISOString() };
  }

  /**
   * From now on nothing but an unlock is answered to the session. A token of before its last unlock locks nothing: the
   * request was overtaken by the person who came back.
   */
  async lockNow(tx: Tx, { sessionId, sessionGeneration }: LockedBy): Promise<void> {
    // Its own statement: what an unlock notes while this waits for the row is seen by the next one.
    await tx.execute('select 1 from session where id = $1 for update', [sessionId]);
    const locked = await tx.query<Outdated>(
      `update session set locked_at = now()
        where id = $1 and ended_at is null and locked_at is null
          and not exists (select 1 from access_change where subject = $1 and min_version > $2)
        returning ${outdated}`,
      [sessionId, sessionGeneration],
    );
    await this.access.note(tx, locked, { isLocked: true });
  }

  /** Notes that the session is used, and from where: at most once a minute. */
  async see(tx: Tx, sessionId: string, { userAgent, remoteAddress }: From): Promise<void> {
    await tx.execute(
      `update session set last_seen_at = now(), user_agent = $2, address = $3
        where id = $1 and last_seen_at < now() - interval '1 minute'`,
      [sessionId, userAgentOf(userAgent), remoteAddress],
    );
  }

  /** Ends one session: its tokens count no more, and its sockets close. */
  async end(tx: Tx, sessionId: string, why: string): Promise<void> {
    await this.access.note(
      tx,
      await tx.query<Outdated>(
        `update session set ended_at = now(), ended_why = $2 where id = $1 and ended_at is null returning ${outdated}`,
        [sessionId, why],
      ),
    );
  }

  /**
   * All of an account's sessions but one: after a change of password. No device skips the second step from then on, and
   * log-ins that wait for it begin anew. Answers the ids of those that ended.
   */
  async endOthers(tx: Tx, userId: string, except: string | null, why: string): Promise<string[]> {
    await this.devices.forget(tx, userId);
    await tx.execute('delete from second_step where account_id = $1', [userId]);
    const ended = await tx.query<Outdated>(
      `update session set ended_at = now(), ended_why = $3 where account_id = $1 and ended_at is null and id is distinct from $2
       returning ${outdated}`,
      [userId, except, why],
    );
    await this.access.note(tx, ended);
    return ended.map(({ subject }) => subject);
  }

  /** The session that the code of the sign-up's mail opened ends with the first log-in. */
  async endThoseOfSignUp(tx: Tx, userId: string): Promise<void> {
    const ended = await tx.query<Outdated>(
      `update session set ended_at = now(), ended_why = 'logged in'
        where account_id = $1 and ended_at is null and opened_by = 'sign-up' returning ${outdated}`,
      [userId],
    );
    await this.access.note(tx, ended);
  }

  /** Forgets sessions that ended a month ago. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system((tx) =>
      tx.execute(`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`),
    );
  }

  /** Unlocks the session. A lock that is still on its way comes too late: tokens of before count no more. */
  private async open(tx: Tx, { session_id, tenant_id, locked }: TokenRow): Promise<TokenSession[]> {
    const opened = await tx.query<TokenSession>(
      `update session set locked_at = null, proved_at = case when read_only then proved_at else now() end where id = $1
       returning ${tokenSession}`,
      [session_id],
    );
    // The lock itself has noted it where it came before.
    if (!locked)
      await this.access.note(tx, [{ subject: session_id, tenantId: tenant_id, least: opened[0]!.generation }]);
    return opened;
  }

  private sign(user: User, session: TokenSession): Promise<string> {
    return this.keys.sign(actorOf(user, session), session.support?.until);
  }

  private async lock(tx: Tx, refreshToken: string): Promise<TokenRow | undefined> {
    // The session's row lock makes fifty refreshes at once one rotation and forty-nine repeats.
    const [session] = await tx.query<{ id: string }>(
      'select s.id from session s where s.id = (select session_id from refresh_token where hash = $1) for update',
      [hashOf(refreshToken)],
    );
    if (session === undefined) return undefined;
    const [row] = await tx.query<TokenRow>(
      `select t.session_id, s.tenant_id, s.account_id, t.generation, extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds_ago,
              s.generation as session_generation, (s.ended_at is null and s.expires_at > now()) as living, s.locked_at is not null as locked
       from refresh_token t join session s on s.id = t.session_id where t.hash = $1`,
      [hashOf(refreshToken)],
    );
    return row;
  }

  /** The child that a token has already; it may have been made under the secret before. */
  private async childMade(tx: Tx, token: string): Promise<string> {
    const children = this.childKeys.map((key) => childOf(token, key));
    const [made] = await tx.query<{ hash: Buffer }>('select hash from refresh_token where hash = any($1)', [
      children.map(hashOf),
    ]);
    return children.find((child) => made?.hash.equals(hashOf(child))) ?? children[0]!;
  }

  private async keep(tx: Tx, token: string, tenantId: string, sessionId: string, generation: number): Promise<void> {
    await tx.execute('insert into refresh_token (hash, tenant_id, session_id, generation) values ($1, $2, $3, $4)', [
      hashOf(token),
      tenantId,
      sessionId,
      generation,
    ]);
  }
}
