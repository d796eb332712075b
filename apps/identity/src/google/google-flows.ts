import { Inject, Injectable } from '@nestjs/common';
import { deriveKeys, nilTenant } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { CONFIG, Every } from '@bellbird/service-host';
import type { IdentityConfig } from '../identity.config.js';
import { Sealing } from '../secrets/sealing.js';
import { hashOf, newToken } from '../secrets/tokens.js';
import type { OidcFlow } from './identity-provider.js';

/** A question, and what comes of it, is good for so long. */
export const validMinutes = 10;

/** What the log-in is for. Both of a link are those of the person who is signed in. */
export type GoogleIntent =
  | { intent: 'sign-in' | 'sign-up' }
  | { intent: 'link'; tenantId: string; accountId: string; sessionId: string }
  | { intent: 'invitation'; invitation: { email: string; token: string } };

export type OpenFlow = Pick<OidcFlow, 'nonce' | 'verifier'> & GoogleIntent;

interface FlowRow {
  intent: GoogleIntent['intent'];
  nonce: string;
  verifier: Buffer;
  invitation: Buffer | null;
  tenantId: string;
  accountId: string | null;
  sessionId: string | null;
}

/** Questions to the provider that wait for their answer. Each is good once, for ten minutes, in the tab that asked. */
@Injectable()
export class GoogleFlows {
  private readonly sealing: Sealing;

  constructor(
    private readonly db: Database,
    @Inject(CONFIG) config: IdentityConfig,
  ) {
    this.sealing = new Sealing(deriveKeys(config.secrets, 'google flows at rest'));
  }

  /** Begins one. `flowToken` stays in the tab: who is given an address by somebody else has none. */
  async begin(asked: GoogleIntent): Promise<OidcFlow & { flowToken: string }> {
    const [state, nonce, verifier, flowToken] = [newToken(), newToken(), newToken(), newToken()];
    const link = asked.intent === 'link' ? asked : null;
    const invitation = asked.intent === 'invitation' ? JSON.stringify(asked.invitation) : null;
    await this.db.system((tx) =>
      tx.execute(
        `insert into oidc_flow (state_hash, tenant_id, flow_hash, nonce, verifier_sealed, invitation_sealed, intent, account_id, session_id, expires_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(mins => $10))`,
        [
          hashOf(state),
          link?.tenantId ?? nilTenant,
          hashOf(flowToken),
          nonce,
          this.sealing.seal(Buffer.from(verifier)),
          invitation === null ? null : this.sealing.seal(Buffer.from(invitation)),
          asked.intent,
          link?.accountId ?? null,
          link?.sessionId ?? null,
          validMinutes,
        ],
      ),
    );
    return { state, nonce, verifier, flowToken };
  }

  /**
   * Takes the question that this answers, before the provider is asked: of two answers one gets it, and after a lost one the
   * person begins anew. Null for what is unknown, used, too old, or another tab's; a link's session must be living.
   */
  async take(state: string, flowToken: string): Promise<OpenFlow | null> {
    const [row] = await this.db.system((tx) =>
      tx.query<FlowRow>(
        `update oidc_flow f set used_at = now()
          where state_hash = $1 and flow_hash = $2 and used_at is null and expires_at > now()
            and (intent <> 'link' or exists (
              select 1 from session s where s.id = f.session_id and s.ended_at is null and s.locked_at is null and s.expires_at > now()))
         returning intent, nonce, verifier_sealed as verifier, invitation_sealed as invitation, tenant_id as "tenantId",
                   account_id as "accountId", session_id as "sessionId"`,
        [hashOf(state), hashOf(flowToken)],
      ),
    );
    const verifier = row === undefined ? null : this.opened(row.verifier);
    if (row === undefined || verifier === null) return null;
    const { intent, nonce, tenantId, accountId, sessionId } = row;
    if (intent === 'link') return { intent, nonce, verifier, tenantId, accountId: accountId!, sessionId: sessionId! };
    if (intent !== 'invitation') return { intent, nonce, verifier };
    const invitation = this.opened(row.invitation!);
    return invitation === null
      ? null
      : { intent, nonce, verifier, invitation: JSON.parse(invitation) as { email: string; token: string } };
  }

  /** Forgets questions and proofs of an hour ago. */
  @Every('1h')
  async sweep(): Promise<void> {
    await this.db.system(async (tx) => {
      await tx.execute(`delete from oidc_flow where expires_at < now() - interval '1 hour'`);
      await tx.execute(`delete from google_proof where expires_at < now() - interval '1 hour'`);
    });
  }

  private opened(sealed: Buffer): string | null {
    return this.sealing.open(sealed)?.bytes.toString() ?? null;
  }
}
