import type { Actor } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { ProductError, wrongState } from '@bellbird/errors';
import { parseMoney } from '@bellbird/money';
import { CLOCK, type Clock, type GraphContext, validated, Work } from '@bellbird/service-host';
import { Inject, Injectable } from '@nestjs/common';
import { CallerIds } from '../caller-id/caller-ids.js';
import { DispatchClient } from '../dispatch-client.js';
import { type Campaign, cancel, pause, raiseMaxCost, resume } from './campaign.js';
import { CampaignInput, CampaignPatch, DraftInput } from './campaign-input.js';
import { campaignOut } from './campaign-out.js';
import { applyDecision, findCampaign, insertCampaign, setWrittenTime } from './campaign.repository.js';
import { ChangeCampaign } from './change-campaign.js';
import { assertTemplate, CheckCampaign } from './check-campaign.js';
import { contentOf, lockedOr404 } from './create-campaign.js';
import { emptyCampaign } from './empty-campaign.js';
import { notFound } from '@bellbird/errors';

type Out = Record<string, unknown>;

/** All that can be done with a campaign once it is there. */
@Injectable()
export class EditCampaign {
  constructor(
    private readonly work: Work, private readonly changes: ChangeCampaign, private readonly check: CheckCampaign, private readonly senders: CallerIds,
    private readonly dispatch: DispatchClient, @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a patch means depends on the status. @throws 400 by field, 404, 409 wrong-state or version-conflict, 422. */
  async execute(actor: Actor, id: string, raw: unknown, context: GraphContext): Promise<Out> {
    const patch = await validated(CampaignPatch, raw);
    const { status, paused, version, ...content } = patch;
    if (status === 'canceled') return this.cancel(actor, id, version, context);
    const before = await this.work.read(context, (tx) => findCampaign(tx, id));
    if (before === null) throw notFound();
    if (before.status === 'running') return this.steer(actor, id, patch, context);
    if (before.status === 'draft') return this.editDraft(id, content, version, context);
    if (before.status === 'pending' && paused === undefined) return this.reschedule(actor, before, content, version, context);
    throw wrongState(`A campaign that is ${before.status} cannot be changed.`);
  }

  async cancel(actor: Actor, id: string, version: number | undefined, context: GraphContext): Promise<Out> {
    const after = await this.work.change(context, async (tx) => {
      await this.assertVersion(tx, id, version);
      return campaignOut(await this.changes.command(tx, id, cancel));
    });
    await this.dispatch.stopCampaign(actor.tenantId, id, BigInt(after['version'] as number), true);
    return after;
  }

  /** A hard draft: a campaign with status draft; with `id` the one that is there is replaced. */
  async saveDraft(actor: Actor, id: string | null, raw: unknown, context: GraphContext): Promise<Out> {
    const input = await validated(DraftInput, raw);
    if (id !== null) return this.editDraft(id, input, undefined, context);
    return this.work.change(context, async (tx) => {
      const now = this.clock.now();
      const draft = { ...emptyCampaign({ id: newId(), tenantId: actor.tenantId, createdBy: actor.userId, createdAt: now }), ...(await this.draftContent(tx, input)) };
      await insertCampaign(tx, draft, { local: input.scheduledAt ?? null, zone: null });
      return campaignOut(draft);
    });
  }

  /** Running: only pause, resume and the most that it may cost. */
  private async steer(actor: Actor, id: string, patch: CampaignPatch, context: GraphContext): Promise<Out> {
    const { paused, maxCost, version, status: _status, ...rest } = patch;
    if (Object.values(rest).some((value) => value !== undefined)) throw wrongState('A running campaign can only be paused, canceled or given another maxCost.');
    const after = await this.work.change(context, async (tx) => {
      await this.assertVersion(tx, id, version);
      let campaign = await lockedOr404(tx, id);
      if (maxCost !== undefined) campaign = await this.changes.command(tx, id, (c, now) => raiseMaxCost(c, parseMoney(maxCost), now));
      if (paused !== undefined) campaign = await this.changes.command(tx, id, (c) => (paused ? pause(c) : resume(c)));
      return campaignOut(campaign);
    });
    if (paused === true) await this.dispatch.stopCampaign(actor.tenantId, id, BigInt(after['version'] as number), false);
    return after;
  }

  private editDraft(id: string, input: DraftInput, version: number | undefined, context: GraphContext): Promise<Out> {
    return this.work.change(context, async (tx) => {
      await this.assertVersion(tx, id, version);
      const draft = await lockedOr404(tx, id);
      if (draft.status !== 'draft') throw wrongState('This is not a draft any more.');
      const after = await applyDecision(tx, draft, { change: await this.draftContent(tx, input), say: [] }, this.clock.now());
      if (input.scheduledAt !== undefined) await setWrittenTime(tx, id, { local: input.scheduledAt, zone: null });
      this.changes.tell(tx, after);
      return campaignOut(after);
    });
  }

  /** A scheduled campaign is checked again as a whole, as if it were sent off now. */
  private async reschedule(actor: Actor, before: Campaign, content: DraftInput, version: number | undefined, context: GraphContext): Promise<Out> {
    const whole = await validated(CampaignInput, { ...inputOf(before), ...given(content) });
    const checked = await this.check.whole(actor.tenantId, whole, this.clock.now());
    return this.work.change(context, async (tx) => {
      await this.assertVersion(tx, before.id, version);
      const campaign = await lockedOr404(tx, before.id);
      if (campaign.status !== 'pending') throw wrongState(`A campaign that is ${campaign.status} cannot be changed.`);
      await this.senders.usable(tx, whole.callerId);
      await assertTemplate(tx, whole.smsTemplateId);
      // "Immediately" for one that was scheduled: due now, launched by the same scheduler.
      const due = whole.deliveryType === 'immediately' ? { scheduledAt: this.clock.now() } : {};
      const after = await applyDecision(tx, campaign, { change: { ...contentOf(whole, checked), ...due }, say: [] }, this.clock.now());
      await setWrittenTime(tx, before.id, checked.written);
      this.changes.tell(tx, after);
      return campaignOut(after);
    });
  }

  private async draftContent(tx: Tx, input: DraftInput): Promise<Partial<Campaign>> {
    await assertTemplate(tx, input.smsTemplateId);
    if (input.callerId) await this.senders.usable(tx, input.callerId);
    const { scheduledAt, notLaterThan, maxCost, ...plain } = given(input);
    const instant = (text: unknown): Date | null => (typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? new Date(text) : null);
    return {
      ...plain,
      ...(scheduledAt !== undefined && { scheduledAt: instant(scheduledAt) }),
      ...(notLaterThan !== undefined && { notLaterThan: instant(notLaterThan) }),
      ...(maxCost !== undefined && { maxCost: maxCost === null ? null : parseMoney(maxCost) }),
    } as Partial<Campaign>;
  }

  private async assertVersion(tx: Tx, id: string, version: number | undefined): Promise<void> {
    if (version === undefined) return;
    const campaign = await lockedOr404(tx, id);
    if (campaign.version !== BigInt(version)) throw new ProductError('version-conflict');
  }
}

const given = <T extends object>(input: T): Partial<T> => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;

/** A campaign as the input that would make it. */
function inputOf(c: Campaign): Record<string, unknown> {
  return given({
    name: c.name, messageType: c.messageType, deliveryType: c.deliveryType, callerId: c.callerId ?? undefined, message: c.message,
    contactIds: c.contactIds, groupIds: c.groupIds, segmentIds: c.segmentIds, smsTemplateId: c.smsTemplateId ?? undefined,
    scheduledAt: c.scheduledAt?.toISOString(), notLaterThan: c.notLaterThan?.toISOString(),
    maxCost: c.maxCost === null ? undefined : `${c.maxCost / 1_000_000n}.${(c.maxCost % 1_000_000n).toString().padStart(6, '0')}`,
    cancelWindowSeconds: c.cancelWindowSeconds,
  });
}
