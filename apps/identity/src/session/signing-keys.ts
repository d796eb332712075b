import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK } from 'jose';
import { accessTokenAudience, accessTokenIssuer, claimsOf, deriveKeys, type Actor } from '@bellbird/auth';
import { Database, newId, type Tx } from '@bellbird/database';
import { CannotStart } from '@bellbird/errors';
import { CONFIG, Every } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Sealing } from '../secrets/sealing.js';

interface SigningKey {
  kid: string;
  key: CryptoKey;
}

const rotateAfterDays = 30;
/** A new key is published for this long before it signs: services that have just read the keys must know it by then. */
const publishFirstSeconds = 60;
/** A key stays published for this long after the next one took over: longer than any token lives. */
const publishForDays = 32;

/** The keys that sign access tokens: Ed25519, made here, sealed at rest, published as JWKS, renewed every 30 days. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private current: SigningKey | undefined;
  private published: JWK[] = [];
  private readonly sealing: Sealing;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {
    this.sealing = new Sealing(deriveKeys(config.secrets, 'signing keys at rest'));
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /** Takes up the newest key that has been published long enough, making one where the newest is old; safe with several replicas. */
  @Every('1m')
  async refresh(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('signing key'))`);
      const [young] = await tx.query(`select 1 from signing_key where created_at > now() - make_interval(days => $1)`, [
        rotateAfterDays,
      ]);
      if (young === undefined) await this.make(tx);
      await tx.execute('delete from signing_key where created_at < now() - make_interval(days => $1)', [
        rotateAfterDays + publishForDays,
      ]);
      const rows = await tx.query<{ kid: string; public_jwk: JWK; private_sealed: Buffer }>(
        `select kid, public_jwk, private_sealed from signing_key
          order by created_at < now() - make_interval(secs => ${publishFirstSeconds}) desc, created_at desc, kid`,
      );
      this.published = rows.map((row) => row.public_jwk);
      const opened = this.sealing.open(rows[0]!.private_sealed);
      if (opened === null)
        throw new CannotStart(
          'The key that signs access tokens is sealed with another BELLBIRD_SECRET: name that one in BELLBIRD_SECRET_BEFORE.',
        );
      this.current = {
        kid: rows[0]!.kid,
        key: (await importJWK(JSON.parse(opened.bytes.toString('utf8')) as JWK, 'EdDSA')) as CryptoKey,
      };
      if (this.sealing.hasBefore) await this.sealAnew(tx, rows);
    });
  }

  jwks(): { keys: JWK[] } {
    return { keys: this.published };
  }

  /** `until`: when the session is over, where that may be before the token would run out. ISO. */
  sign(actor: Actor, until?: string): Promise<string> {
    const { kid, key } = this.current!;
    // eslint-disable-next-line bellbird/no-raw-clock -- tokens keep real time, whatever business time says
    const expires = Math.floor(Date.now() / 1_000) + this.config.accessTokenSeconds;
    return new SignJWT({ ...claimsOf(actor) })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
      .setIssuer(accessTokenIssuer)
      .setAudience(accessTokenAudience)
      .setIssuedAt()
      .setJti(newId())
      .setExpirationTime(until === undefined ? expires : Math.min(expires, Math.floor(Date.parse(until) / 1_000)))
      .sign(key);
  }

  private async make(tx: Tx): Promise<void> {
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const kid = newId();
    const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'EdDSA', use: 'sig' };
    const sealed = this.sealing.seal(Buffer.from(JSON.stringify(await exportJWK(pair.privateKey))));
    await tx.execute('insert into signing_key (kid, public_jwk, private_sealed) values ($1, $2, $3)', [
      kid,
      JSON.stringify(publicJwk),
      sealed,
    ]);
  }

  /** What the secret before sealed is sealed under the present one; of older keys only the published half is used. */
  private async sealAnew(tx: Tx, rows: readonly { kid: string; private_sealed: Buffer }[]): Promise<void> {
    for (const { kid, private_sealed } of rows) {
      const opened = this.sealing.open(private_sealed);
      if (opened?.isOld)
        await tx.execute(
          `with old as (delete from signing_key where kid = $1 returning *)
           insert into signing_key (kid, public_jwk, private_sealed, created_at) select kid, public_jwk, $2, created_at from old`,
          [kid, this.sealing.seal(opened.bytes)],
        );
    }
  }
}
