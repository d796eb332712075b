import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { invalidField, notFound, wrongState } from '@bellbird/errors';
import { sendingIsPaused } from '@bellbird/field-rules';
import { actorOf, recordAudit } from '@bellbird/resource-kit';
import { CLOCK, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { campaignOut } from '../campaign/campaign-out.js';
import type { Campaign } from '../campaign/campaign.js';
import {
  applyDecision,
  findCampaign,
  insertCampaign,
  keepTrace,
  lockCampaign,
  setWrittenTime,
} from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { launched, sayLaunched } from '../campaign/launch.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';
import { LinkSets } from '../links/link-sets.js';
import { IdentityPeer } from '../peers/identity.peer.js';
import type { SmsCampaign } from '../schema.generated.js';
import { assertMaySend } from '../suspension/sending-pause.js';
import type { Author } from './author.js';
import { withoutNulls, type CampaignInput } from './campaign-input.js';
import { CheckCampaign, type CheckedCampaign } from './check-campaign.js';
import { emptyCampaign } from './empty-campaign.js';
import { withQuickDefaults } from './quick.js';
import { assertOnlyResend, readResendOf } from './resend-of.js';

/** Sends a campaign off, now or on its day. With `draftId` it is that draft that goes. */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly work: Work,
    private readonly check: CheckCampaign,
    private readonly senders: CallerIds,
    private readonly changes: ChangeCampaign,
    private readonly identity: IdentityPeer,
    private readonly links: LinkSets,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 400 by field, 409 wrong-state where sending is paused, 422 outside-send-window or review-link-missing, 503 when contacts or tenants do not answer; then nothing is created. */
  async execute(kind: CampaignKind, actor: Actor, raw: unknown, context: GraphContext): Promise<SmsCampaign> {
    const given = withQuickDefaults(withoutNulls(raw), actorOf(context).timeZone, this.clock.now());
    const input = await validated(kind.inputs.whole, given);
    const check = async (): Promise<{ author: Author; checked: CheckedCampaign }> => {
      const { draftId } = input;
      const before = draftId === undefined ? null : await this.work.read(context, (tx) => findCampaign(tx, draftId));
      const author = { actor: actorOf(context), before };
      const checked = await this.check.whole(kind, author, input, this.clock.now());
      // Tenants knows it first.
      if (checked.terms.suspendedFor !== null) throw wrongState(sendingIsPaused(checked.terms.suspendedFor));
      return { author, checked };
    };
    const { token } = context;
    return this.work.changeAfter(context, check, async (tx, { author, checked }) => {
      await assertMaySend(tx);
      await assertOnlyResend(tx, readResendOf(input.resendOf), input.draftId ?? null);
      const address = await kind.senderAddress(tx, this.senders, input);
      await kind.assertNamed(tx, input, author);
      // Told by the call that created it alone: when a retry comes, the author may be writing the next one.
      if (token !== null) tx.afterCommit(() => this.identity.discardDraft(token, input.quick === true));
      const campaign = await this.write(tx, kind, actor, input, checked, address);
      await recordAudit(tx, actorOf(context), {
        action: 'campaign.launched',
        nth: 1,
        subject: { type: 'campaign', id: campaign.id, name: campaign.name },
        changes: campaign.scheduledAt === null ? {} : { scheduledAt: [null, campaign.scheduledAt.toISOString()] },
      });
      return campaignOut(campaign);
    });
  }

  /** Writes it, and sends it off where it goes at once; all that is asked of others was asked before. */
  async write(
    tx: Tx,
    kind: CampaignKind,
    actor: Pick<Actor, 'tenantId' | 'userId'>,
    input: CampaignInput,
    checked: CheckedCampaign,
    address: string,
    { automationId, now }: { automationId: string | null; now: Date } = { automationId: null, now: this.clock.now() },
  ): Promise<Campaign> {
    const base = emptyCampaign({
      id: input.draftId ?? newId(),
      tenantId: actor.tenantId,
      kind: kind.name,
      createdBy: actor.userId,
      createdAt: now,
    });
    const start: Partial<Campaign> =
      input.deliveryType === 'immediately'
        ? launched(checked.terms, address, now)
        : { status: 'pending', stage: 'scheduled' };
    const made: Campaign = { ...base, ...campaignOf(kind, input, checked), ...start, automationId };
    const campaign: Campaign = made.status === 'running' ? { ...made, ...(await this.links.take(tx, made)) } : made;
    const saved = input.draftId === undefined ? campaign : await this.fromDraft(tx, campaign);
    if (input.draftId === undefined) await insertCampaign(tx, campaign, checked.written);
    else await setWrittenTime(tx, campaign.id, checked.written);
    await keepTrace(tx, campaign.id);
    if (saved.status === 'running') await sayLaunched(tx, saved, checked.terms, this.links.fieldsOf(saved).fields);
    this.changes.tell(tx, saved);
    return saved;
  }

  private async fromDraft(tx: Tx, campaign: Campaign): Promise<Campaign> {
    const draft = await lockCampaign(tx, campaign.id);
    if (draft === null) throw invalidField('draftId', 'This draft is unknown.');
    if (draft.status !== 'draft') throw invalidField('draftId', 'This is not a draft any more.');
    const { id: _id, tenantId: _tenant, version: _version, createdAt: _created, createdBy: _by, ...change } = campaign;
    return applyDecision(tx, draft, { change, say: [] }, this.clock.now());
  }
}

/** The members of a campaign that come from its input. */
export function campaignOf(
  kind: CampaignKind,
  input: CampaignInput,
  checked: Pick<CheckedCampaign, 'phones' | 'scheduledAt' | 'notLaterThan' | 'limitLocal' | 'launchAt' | 'maxCost'>,
): Partial<Campaign> {
  return {
    name: input.name,
    messageType: input.messageType,
    deliveryType: input.deliveryType,
    contactIds: [...new Set(input.contactIds ?? [])],
    groupIds: [...new Set(input.groupIds ?? [])],
    segmentIds: [...new Set(input.segmentIds ?? [])],
    cancelWindowSeconds: input.cancelWindowSeconds ?? 0,
    scheduledAt: checked.scheduledAt,
    notLaterThan: checked.notLaterThan,
    recipientZone: input.useRecipientTimeZone ?? false,
    limitLocal: checked.limitLocal,
    launchAt: checked.launchAt,
    maxCost: checked.maxCost,
    phones: checked.phones,
    saveAsContacts: input.saveAsContacts ?? false,
    resendOf: readResendOf(input.resendOf),
    quick: input.quick ?? false,
    ...kind.contentOf(input),
  };
}

/** A campaign that must be there. @throws 404. */
export async function lockedOr404(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  if (campaign === null) throw notFound();
  return campaign;
}
