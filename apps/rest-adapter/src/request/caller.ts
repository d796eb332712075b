import { assertAccess, assertMayChange, type AccessRule } from '@bellbird/auth';
import type { IdentityTokens } from '@bellbird/service-host';

/**
 * Answers 401 and 403 before anything but the address is read: no body is taken in, and no shape is told, for somebody
 * who may not call. Gateway and services check the same token again.
 */
export class Door {
  constructor(private readonly people: Pick<IdentityTokens, 'verify'>) {}

  /** `checkPath` is asked once it is known who calls. @throws 401, then what it throws, then 403; 503 where the keys cannot be had. */
  async admit(
    { access, changes }: { access: AccessRule; changes: boolean },
    token: string | null,
    checkPath: () => void,
  ): Promise<void> {
    if (access === 'public') return;
    const actor = token === null ? null : await this.people.verify(token);
    const asking =
      typeof actor === 'string' || actor === null ? { caller: null, tokenFault: actor } : { caller: actor };
    if (asking.caller !== null) checkPath();
    if (changes) assertMayChange(asking);
    assertAccess(access, asking);
  }
}
