import { Inject, Injectable } from '@nestjs/common';
import { nilTenant, type Actor } from '@bellbird/auth';
import { Database, type Tx } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { CLOCK, STORAGE, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { Storage } from '@bellbird/storage';
import type { AuthUser } from '../schema.generated.js';
import { Sessions } from '../session/sessions.js';
import { lookingOf } from '../user/looking.js';
import { authUserOf, flagsOf, lookingUserOf, type User, type UserFlags } from '../user/user.js';
import { changeUser, lockUser, userOf } from '../user/user.repository.js';
import { AvatarInput, BasicInformationInput, FlagsInput, MarkersInput } from './profile-input.js';

const imageTypes: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);
/** Spec point 9. */
const mostImageBytes = 5 * 1024 * 1024;
const mostDraftBytes = 100_000;

/** What people keep with their own account: name, avatar, flags, bookmarks, soft drafts. */
@Injectable()
export class Profile {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
    private readonly sessions: Sessions,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  show(actor: Actor, context: GraphContext): Promise<AuthUser> {
    if (actor.actingAdmin !== null) return this.showSupport(actor.actingAdmin, actor, context);
    return this.work.read(context, async (tx) => {
      await this.sessions.see(tx, actor.sessionId, context);
      return authUserOf(await userOf(tx, actor.userId));
    });
  }

  async flags(actor: Actor, context: GraphContext): Promise<UserFlags> {
    if (actor.actingAdmin !== null) return (await this.showSupport(actor.actingAdmin, actor, context)).flags;
    return this.work.read(context, async (tx) => flagsOf(await userOf(tx, actor.userId)));
  }

  async setFlags(actor: Actor, raw: unknown, context: GraphContext): Promise<UserFlags> {
    const { acceptTermsAndConditions, ...flags } = await validated(FlagsInput, raw);
    if (acceptTermsAndConditions === false)
      throw invalidField('acceptTermsAndConditions', 'Terms that were accepted stay accepted.');
    return this.work.change(context, async (tx) => {
      await lockUser(tx, actor.userId);
      const before = await userOf(tx, actor.userId);
      const termsAcceptedAt =
        acceptTermsAndConditions === true && before.termsAcceptedAt === null ? this.clock.now() : undefined;
      return flagsOf(
        await changeUser(tx, actor.userId, {
          flags: { ...before.flags, ...given(flags) },
          ...(termsAcceptedAt && { termsAcceptedAt }),
        }),
      );
    });
  }

  async setMarkers(actor: Actor, raw: unknown, context: GraphContext): Promise<AuthUser> {
    const { markers } = await validated(MarkersInput, raw);
    return this.change(actor, { markers: [...new Set(markers)] }, context);
  }

  async setBasicInformation(actor: Actor, raw: unknown, context: GraphContext): Promise<AuthUser> {
    return this.change(actor, given(await validated(BasicInformationInput, raw)), context);
  }

  /** Where the browser may put an image of at most 5 MB; setAvatar() makes it the avatar. */
  async avatarUpload(
    actor: Actor,
    contentType: string,
  ): Promise<{ url: string; bucketPath: string; expiresAt: Date | string }> {
    const extension = imageTypes.get(contentType);
    if (extension === undefined) throw invalidField('contentType', 'Use a PNG, JPEG, GIF or WebP image.');
    const bucketPath = `${actor.tenantId}/${actor.userId}/avatar.${extension}`;
    const signed = await this.storage.signedUrl(bucketPath, {
      method: 'PUT',
      expiresInSeconds: 600,
      contentType,
      maxBytes: mostImageBytes,
    });
    return { ...signed, bucketPath };
  }

  async setAvatar(actor: Actor, raw: unknown, context: GraphContext): Promise<AuthUser> {
    const { url, bucketPath } = await validated(AvatarInput, raw);
    return this.work.changeAfter(
      context,
      async () =>
        bucketPath.startsWith(`${actor.tenantId}/${actor.userId}/`) && (await this.storage.exists(bucketPath)),
      async (tx, isThere) => {
        if (!isThere) throw invalidField('bucketPath', 'The image is not where avatars are kept.');
        return authUserOf(await changeUser(tx, actor.userId, { avatar: { url, bucketPath } }));
      },
    );
  }

  /** What is kept for a retry is where the image lay: after a crash it takes that one away, and never one set since. */
  async removeAvatar(actor: Actor, context: GraphContext): Promise<boolean> {
    const avatarOf = async (tx: Tx): Promise<string | null> =>
      (await userOf(tx, actor.userId)).avatar?.bucketPath ?? null;
    const removed = await this.work.change(context, async (tx) => {
      const bucketPath = await avatarOf(tx);
      await changeUser(tx, actor.userId, { avatar: null });
      return bucketPath;
    });
    if (removed !== null && removed !== (await this.work.read(context, avatarOf))) await this.storage.delete(removed);
    return true;
  }

  /** One soft draft a person and kind; null discards it. */
  saveDraft(
    actor: Actor,
    kind: 'campaignsDraft' | 'quickCampaignsDraft',
    draft: unknown,
    context: GraphContext,
  ): Promise<AuthUser> {
    if (draft !== null && (typeof draft !== 'object' || Array.isArray(draft)))
      throw invalidField('draft', 'A draft is an object.');
    if (JSON.stringify(draft).length > mostDraftBytes) throw invalidField('draft', 'The draft is too large.');
    return this.change(actor, { [kind]: draft }, context);
  }

  /** The account of an admin who looks is not of the business that is looked at. */
  private async showSupport(adminId: string, { sessionId }: Actor, context: GraphContext): Promise<AuthUser> {
    const looking = await this.work.read(context, (tx) => lookingOf(tx, sessionId));
    if (looking === null) throw notFound();
    return lookingUserOf(await this.db.tenant(nilTenant, (tx) => userOf(tx, adminId)), looking);
  }

  private change(actor: Actor, change: Partial<User>, context: GraphContext): Promise<AuthUser> {
    return this.work.change(context, async (tx) => authUserOf(await changeUser(tx, actor.userId, change)));
  }
}

/** The members that were given, as a plain object. */
const given = <T extends object>(input: T): Partial<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null)) as Partial<T>;
