import { assertAccess, type AccessRule } from '@bellbird/auth';
import type { IdentityTokens } from '@bellbird/service-host';

/**
 * Answers 401 and 403 before anything of a request is read: no body is taken in, and no shape is told, for somebody who
 * may not call. Gateway and services check the same token again.
 */
export class Door {
  constructor(private readonly people: Pick<IdentityTokens, 'verify'>) {}

  /** @throws 401, 403; 503 where the keys cannot be had. */
  async admit(rule: AccessRule, token: string | null): Promise<void> {
    if (rule === 'public') return;
    const actor = token === null ? null : await this.people.verify(token);
    assertAccess(
      rule,
      typeof actor === 'string' || actor === null ? { caller: null, tokenFault: actor } : { caller: actor },
    );
  }
}
