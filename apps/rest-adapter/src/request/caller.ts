import { assertAccess, type AccessRule, type TokenVerifier } from '@bellbird/auth';
import { identityTokens, type Logger, type Platform } from '@bellbird/service-host';

/**
 * Answers 401 and 403 before anything of a request is read: no body is taken in, and no shape is told, for somebody who
 * may not call. Gateway and services check the same token again.
 */
export class Door {
  private readonly people: TokenVerifier;

  constructor(platform: Pick<Platform, 'peer'>, logger: Logger) {
    this.people = identityTokens(platform, logger);
  }

  /** @throws 401, 403; 503 where the keys cannot be had. */
  async admit(rule: AccessRule, token: string | null): Promise<void> {
    if (rule === 'public') return;
    const actor = token === null ? null : await this.people.verify(token);
    assertAccess(
      rule,
      typeof actor === 'string' || actor === null
        ? { caller: null, tokenExpired: actor === 'expired' }
        : { caller: actor },
    );
  }
}
