import { Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import type { Tx } from '@bellbird/database';
import { invalidField, isProductError } from '@bellbird/errors';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type { AuthUser } from '../schema.generated.js';
import { releaseAvatar } from '../user/release-avatar.js';
import { authUserOf, type User } from '../user/user.js';
import { changeUser, lockUser, userOf } from '../user/user.repository.js';
import { AvatarInput } from './profile-input.js';

/** The image of a person: tenants keeps and publishes it, and is told when it is not worn any more. */
@Injectable()
export class Avatar {
  constructor(
    private readonly work: Work,
    private readonly tenants: TenantsPeer,
  ) {}

  /** @throws 400 `bucketPath` where the person uploaded no such image, 503 while it cannot be published. */
  async set(actor: Actor, raw: unknown, context: GraphContext): Promise<AuthUser> {
    const { bucketPath } = await validated(AvatarInput, raw);
    return this.work.changeAfter(
      context,
      () => this.publish(actor, bucketPath),
      async (tx, avatar) => authUserOf(await this.replace(tx, actor, avatar)),
    );
  }

  async remove(actor: Actor, context: GraphContext): Promise<boolean> {
    await this.work.change(context, async (tx) => {
      await this.replace(tx, actor, null);
      return true;
    });
    return true;
  }

  private async publish({ tenantId, userId }: Actor, bucketPath: string): Promise<NonNullable<User['avatar']>> {
    try {
      return await this.tenants.publishAvatar(tenantId, userId, bucketPath);
    } catch (error) {
      if (isProductError(error) && error.code === 'invalid-input')
        throw invalidField('bucketPath', 'The image is not where avatars are kept.');
      throw error;
    }
  }

  private async replace(tx: Tx, { tenantId, userId }: Actor, avatar: User['avatar']): Promise<User> {
    await lockUser(tx, userId);
    const { avatar: before } = await userOf(tx, userId);
    const fileId = before?.fileId;
    if (fileId !== undefined && fileId !== avatar?.fileId) await releaseAvatar(tx, { id: userId, tenantId, fileId });
    return changeUser(tx, userId, { avatar });
  }
}
