import { assertAccess, assertMayChange, type AccessRule } from '@bellbird/auth';
import type { IdentityTokens } from '@bellbird/service-host';

/**
 * Answers 401 and 403 before anything of a request is read: no body is taken in, and no shape is told, for somebody who
 * may not call. Gateway and services check the same token again.
 */
export class Door {
  constructor(private readonly people: Pick<IdentityTokens, 'verify'>) {}

  /** @throws 401, 403; 503 where the keys cannot be had. */
  async admit({ access, changes }: { access: AccessRule; changes: boolean }, token: string | null): Promise<void> {
    if (access === 'public') return;
    const actor = token === null ? null : await this.people.verify(token);
    const asking =
      typeof actor === 'string' || actor === null ? { caller: null, tokenFault: actor } : { caller: actor };
    if (changes) assertMayChange(asking);
    assertAccess(access, asking);
  }
}
