import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { invalidField, notFound } from '@bellbird/errors';
import { CLOCK, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { campaignOut } from '../campaign/campaign-out.js';
import type { Campaign } from '../campaign/campaign.js';
import {
  applyDecision,
  insertCampaign,
  keepTrace,
  lockCampaign,
  setWrittenTime,
} from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import { launched, sayLaunched } from '../campaign/launch.js';
import { IdentityClient } from '../identity-client.js';
import { CampaignInput, withoutNulls } from './campaign-input.js';
import { assertTemplate, CheckCampaign, type CheckedCampaign } from './check-campaign.js';
import { emptyCampaign } from './empty-campaign.js';

/** Sends a campaign off, now or on its day. With `draftId` it is that draft that goes. */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly work: Work,
    private readonly check: CheckCampaign,
    private readonly senders: CallerIds,
    private readonly changes: ChangeCampaign,
    private readonly identity: IdentityClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws 400 by field, 422 outside-send-window, 503 when contacts or tenants do not answer; then nothing is created. */
  async execute(actor: Actor, raw: object, context: GraphContext): Promise<Record<string, unknown>> {
    const input = await validated(CampaignInput, withoutNulls(raw));
    const check = (): Promise<CheckedCampaign> => this.check.whole(actor.tenantId, input, this.clock.now());
    const campaign = await this.work.changeAfter(context, check, async (tx, checked) => {
      const sender = await this.senders.usable(tx, input.callerId);
      await assertTemplate(tx, input.smsTemplateId);
      return campaignOut(await this.write(tx, actor, input, checked, sender.phoneInternational));
    });
    if (context.token !== null) await this.identity.discardDraft(context.token);
    return campaign;
  }

  private async write(
    tx: Tx,
    actor: Actor,
    input: CampaignInput,
    checked: CheckedCampaign,
    address: string,
  ): Promise<Campaign> {
    const now = this.clock.now();
    const base = emptyCampaign({
      id: input.draftId ?? newId(),
      tenantId: actor.tenantId,
      createdBy: actor.userId,
      createdAt: now,
    });
    const start: Partial<Campaign> =
      input.deliveryType === 'immediately'
        ? launched(checked.terms, address, now)
        : { status: 'pending', stage: 'scheduled' };
    const campaign: Campaign = { ...base, ...contentOf(input, checked), ...start };
    const saved = input.draftId === undefined ? campaign : await this.fromDraft(tx, campaign);
    if (input.draftId === undefined) await insertCampaign(tx, campaign, checked.written);
    else await setWrittenTime(tx, campaign.id, checked.written);
    await keepTrace(tx, campaign.id);
    if (saved.status === 'running') await sayLaunched(tx, saved, checked.terms);
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
export function contentOf(
  input: CampaignInput,
  checked: Pick<CheckedCampaign, 'scheduledAt' | 'notLaterThan' | 'maxCost'>,
): Partial<Campaign> {
  return {
    name: input.name,
    messageType: input.messageType,
    deliveryType: input.deliveryType,
    callerId: input.callerId,
    message: input.message,
    contactIds: [...new Set(input.contactIds ?? [])],
    groupIds: [...new Set(input.groupIds ?? [])],
    segmentIds: [...new Set(input.segmentIds ?? [])],
    smsTemplateId: input.smsTemplateId ?? null,
    cancelWindowSeconds: input.cancelWindowSeconds ?? 0,
    scheduledAt: checked.scheduledAt,
    notLaterThan: checked.notLaterThan,
    maxCost: checked.maxCost,
  };
}

/** A campaign that must be there. @throws 404. */
export async function lockedOr404(tx: Tx, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  if (campaign === null) throw notFound();
  return campaign;
}
