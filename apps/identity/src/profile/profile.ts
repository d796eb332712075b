import { Inject, Injectable } from '@nestjs/common';
import { nilTenant, type Actor } from '@bellbird/auth';
import { Database } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { currentTerms } from '@bellbird/field-rules';
import { CLOCK, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import type { AuthUser } from '../schema.generated.js';
import { Sessions } from '../session/sessions.js';
import { lookingOf } from '../user/looking.js';
import {
  acceptedTerms,
  authUserOf,
  flagsOf,
  hasAcceptedTerms,
  lookingUserOf,
  type User,
  type UserFlags,
} from '../user/user.js';
import { changeUser, lockUser, userOf } from '../user/user.repository.js';
import { BasicInformationInput, FlagsInput, MarkersInput } from './profile-input.js';

const mostDraftBytes = 100_000;

/** What people keep with their own account: name, flags, bookmarks, soft drafts. */
@Injectable()
export class Profile {
  constructor(
    private readonly work: Work,
    private readonly db: Database,
    private readonly sessions: Sessions,
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

  /** Which version of the terms they accepted last; null: none. Support accepts none. */
  acceptedTerms(actor: Actor, context: GraphContext): Promise<number | null> {
    if (actor.actingAdmin !== null) return Promise.resolve(currentTerms);
    return this.work.read(context, async (tx) => acceptedTerms(await userOf(tx, actor.userId)));
  }

  async setFlags(actor: Actor, raw: unknown, context: GraphContext): Promise<UserFlags> {
    const { acceptTermsAndConditions, ...flags } = await validated(FlagsInput, raw);
    if (acceptTermsAndConditions === false)
      throw invalidField('acceptTermsAndConditions', 'Terms that were accepted stay accepted.');
    return this.work.change(context, async (tx) => {
      await lockUser(tx, actor.userId);
      const before = await userOf(tx, actor.userId);
      const accepts = acceptTermsAndConditions === true && !hasAcceptedTerms(before);
      return flagsOf(
        await changeUser(tx, actor.userId, {
          flags: { ...before.flags, ...given(flags) },
          ...(accepts && { termsAcceptedAt: this.clock.now(), termsVersion: currentTerms }),
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
