import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { Every } from '@bellbird/service-host';
import { TenantsPeer, type FileClaim } from '../peers/tenants.peer.js';
import { releaseAvatar } from '../user/release-avatar.js';

/** Images that were claimed for somebody who never wore them, since the process died in between, are let go a day later. */
@Injectable()
export class ReleaseAvatars {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
  ) {}

  @Every('24h')
  async execute(): Promise<void> {
    let last: FileClaim | null = null;
    do {
      const claims: FileClaim[] = await this.tenants.avatarClaims(last);
      await this.releaseUnworn(claims);
      last = claims.at(-1) ?? null;
    } while (last !== null);
  }

  private async releaseUnworn(claims: readonly FileClaim[]): Promise<void> {
    if (claims.length === 0) return;
    await this.db.system(async (tx) => {
      const worn = await tx.query<{ id: string; fileId: string }>(
        `select id, avatar->>'fileId' as "fileId" from account where id = any($1::uuid[]) and avatar is not null`,
        [claims.map(({ thingId }) => thingId)],
      );
      const wears = new Set(worn.map(({ id, fileId }) => `${id} ${fileId}`));
      for (const { tenantId, fileId, thingId } of claims)
        if (!wears.has(`${thingId} ${fileId}`)) await releaseAvatar(tx, { id: thingId, tenantId, fileId });
    });
  }
}
