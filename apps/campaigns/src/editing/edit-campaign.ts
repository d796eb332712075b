import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@bellbird/auth';
import { newId, type Tx } from '@bellbird/database';
import { notFound, ProductError, wrongState } from '@bellbird/errors';
import { parseMoney } from '@bellbird/money';
import { actorOf, checkedId, recordAudit } from '@bellbird/resource-kit';
import { CLOCK, validated, Work, type Clock, type GraphContext } from '@bellbird/service-host';
import { CallerIds } from '../caller-id/caller-ids.js';
import { campaignOut } from '../campaign/campaign-out.js';
import { cancel, pause, raiseMaxCost, resume, type Campaign } from '../campaign/campaign.js';
import {
  applyDecision,
  findCampaign,
  insertCampaign,
  keepTrace,
  setWrittenTime,
} from '../campaign/campaign.repository.js';
import { ChangeCampaign } from '../campaign/change-campaign.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';
import { DispatchPeer } from '../peers/dispatch.peer.js';
import type { SmsCampaign } from '../schema.generated.js';
import { assertMaySend } from '../suspension/sending-pause.js';
import type { Author } from './author.js';
import { withoutNulls, type CampaignPatch, type DraftInput } from './campaign-input.js';
import { CheckCampaign, readTime } from './check-campaign.js';
import { campaignOf, lockedOr404 } from './create-campaign.js';
import { emptyCampaign } from './empty-campaign.js';
import { given, inputOf } from './input-of.js';
import { assertOnlyResend, readResendOf } from './resend-of.js';

type Change = (tx: Tx) => Promise<Campaign>;

/** All that can be done with a campaign once it is there. */
@Injectable()
export class EditCampaign {
  constructor(
    private readonly work: Work,
    private readonly changes: ChangeCampaign,
    private readonly check: CheckCampaign,
    private readonly senders: CallerIds,
    private readonly dispatch: DispatchPeer,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What a patch means depends on the status. @throws 400 by field, 404, 409 wrong-state or version-conflict, 422. */
  async execute(
    kind: CampaignKind,
    actor: Actor,
    rawId: string,
    raw: unknown,
    context: GraphContext,
  ): Promise<SmsCampaign> {
    const id = checkedId(rawId);
    const patch = await validated(kind.inputs.patch, raw);
    const after = await this.work.changeAfter(
      context,
      () => this.plan(kind, id, patch, context),
      async (tx, change) => {
        const campaign = await lockedOr404(tx, id);
        if (patch.version != null && campaign.version !== BigInt(patch.version))
          throw new ProductError('version-conflict');
        const changed = await change(tx);
        if (changed.status === 'canceled' && campaign.status !== 'canceled')
          await recordAudit(tx, actorOf(context), {
            action: 'campaign.canceled',
            nth: 1,
            subject: { type: 'campaign', id, name: changed.name },
            changes: { status: [campaign.status, changed.status] },
          });
        return campaignOut(changed);
      },
    );
    const stops = patch.status === 'canceled' || patch.paused === true;
    if (stops && after.launchedAt != null)
      await this.dispatch.stopCampaign(actor.tenantId, id, BigInt(after.version), patch.status === 'canceled');
    return after;
  }

  /** A hard draft: a campaign with status draft; with `id` the one that is there is replaced. @throws 400 by field, 404, 409. */
  async saveDraft(
    kind: CampaignKind,
    actor: Actor,
    rawId: string | null,
    raw: unknown,
    context: GraphContext,
  ): Promise<SmsCampaign> {
    const id = rawId === null ? null : checkedId(rawId);
    const input = await validated(kind.inputs.draft, raw);
    return this.work.changeAfter(
      context,
      async () => {
        const before = id === null ? null : await this.work.read(context, (tx) => findCampaign(tx, id));
        const author: Author = { actor: actorOf(context), before };
        await this.check.draft(kind, author, withoutNulls(input));
        return author;
      },
      async (tx, author) => {
        if (id !== null) return campaignOut(await this.editDraft(tx, kind, id, input, author));
        const draft = {
          ...emptyCampaign({
            id: newId(),
            tenantId: actor.tenantId,
            kind: kind.name,
            createdBy: actor.userId,
            createdAt: this.clock.now(),
          }),
          ...(await this.draftContent(tx, kind, input, author)),
        };
        await insertCampaign(tx, draft, { local: input.scheduledAt ?? null, zone: null });
        this.changes.tell(tx, draft);
        return campaignOut(draft);
      },
    );
  }

  private async plan(kind: CampaignKind, id: string, patch: CampaignPatch, context: GraphContext): Promise<Change> {
    if (patch.status === 'canceled') return (tx) => this.changes.command(tx, id, cancel);
    const { status: _status, paused, version: _version, ...content } = patch;
    const before = await this.work.read(context, (tx) => findCampaign(tx, id));
    if (before === null) throw notFound();
    const author: Author = { actor: actorOf(context), before };
    if (before.status === 'running') return (tx) => this.steer(tx, id, patch);
    if (before.status === 'draft' && paused == null) {
      await this.check.draft(kind, author, withoutNulls(content));
      return (tx) => this.editDraft(tx, kind, id, content, author);
    }
    if (before.status === 'pending' && before.suspended && paused === false) return (tx) => this.steer(tx, id, patch);
    if (before.status === 'pending' && paused == null) return this.reschedule(kind, author, before, content);
    throw wrongState(`This cannot be done with a campaign that is ${before.status}.`);
  }

  /** Running, or overdue as the business might not send: only pause, resume and the most that it may cost. */
  private async steer(
    tx: Tx,
    id: string,
    { paused, maxCost, version: _version, status: _status, ...rest }: CampaignPatch,
  ): Promise<Campaign> {
    if (Object.values(rest).some((value) => value !== undefined))
      throw wrongState('A running campaign can only be paused, canceled or given another maxCost.');
    let campaign = await lockedOr404(tx, id);
    if (maxCost !== undefined)
      campaign = await this.changes.command(tx, id, (c, now) =>
        c.status === 'running' ? raiseMaxCost(c, maxCost === null ? null : parseMoney(maxCost), now) : 'refused',
      );
    if (paused != null) campaign = await (paused ? this.changes.command(tx, id, pause) : this.resume(tx, id));
    return campaign;
  }

  /** @throws 409 with the reason while the business may not send. */
  private async resume(tx: Tx, id: string): Promise<Campaign> {
    await assertMaySend(tx);
    return this.changes.command(tx, id, resume);
  }

  private async editDraft(
    tx: Tx,
    kind: CampaignKind,
    id: string,
    input: DraftInput,
    author: Author,
  ): Promise<Campaign> {
    const draft = await lockedOr404(tx, id);
    if (draft.status !== 'draft') throw wrongState('This is not a draft any more.');
    const after = await applyDecision(
      tx,
      draft,
      { change: await this.draftContent(tx, kind, input, author), say: [] },
      this.clock.now(),
    );
    if (input.scheduledAt !== undefined) await setWrittenTime(tx, id, { local: input.scheduledAt, zone: null });
    this.changes.tell(tx, after);
    return after;
  }

  /** A scheduled campaign is checked again as a whole, as if it were sent off now. */
  private async reschedule(kind: CampaignKind, author: Author, before: Campaign, content: DraftInput): Promise<Change> {
    const stands = inputOf(kind, before);
    // "Immediately" takes the place of the time that was set before.
    if ((content.deliveryType ?? before.deliveryType) === 'immediately') delete stands['scheduledAt'];
    for (const member of kind.replacedBy(content)) delete stands[member];
    const whole = await validated(kind.inputs.whole, withoutNulls({ ...stands, ...given(content) }));
    const checked = await this.check.whole(kind, author, whole, this.clock.now());
    return async (tx) => {
      const campaign = await lockedOr404(tx, before.id);
      if (campaign.status !== 'pending')
        throw wrongState(`This cannot be done with a campaign that is ${campaign.status}.`);
      // What was checked is what was read then: a change that came between is not overwritten by what it replaced.
      if (campaign.version !== before.version) throw new ProductError('version-conflict');
      await assertOnlyResend(tx, readResendOf(whole.resendOf), campaign.id);
      await kind.senderAddress(tx, this.senders, whole);
      await kind.assertNamed(tx, whole, author);
      // "Immediately" for one that was scheduled: due now, launched by the same scheduler.
      const due = whole.deliveryType === 'immediately' ? { scheduledAt: this.clock.now() } : {};
      const after = await applyDecision(
        tx,
        campaign,
        { change: { ...campaignOf(kind, whole, checked), ...due }, say: [] },
        this.clock.now(),
      );
      await keepTrace(tx, before.id);
      if (
        whole.useRecipientTimeZone === true ||
        content.scheduledAt !== undefined ||
        content.deliveryType !== undefined
      )
        await setWrittenTime(tx, before.id, checked.written);
      this.changes.tell(tx, after);
      return after;
    };
  }

  /** What a draft becomes: a member that is null is as at the beginning. */
  private async draftContent(
    tx: Tx,
    kind: CampaignKind,
    input: DraftInput,
    author: Author,
  ): Promise<Partial<Campaign>> {
    const { timeZone } = author.actor;
    await kind.assertNamed(tx, input, author);
    if (kind.namesSender(input)) await kind.senderAddress(tx, this.senders, input);
    const { scheduledAt, notLaterThan, maxCost } = input;
    const blank = emptyCampaign({ id: '', tenantId: '', kind: kind.name, createdBy: '', createdAt: this.clock.now() });
    const plain = plainMembers.filter((member) => input[member] !== undefined);
    return {
      ...(Object.fromEntries(plain.map((member) => [member, input[member] ?? blank[member]])) as Partial<Campaign>),
      ...kind.draftOf(input),
      ...(input.resendOf !== undefined && { resendOf: readResendOf(input.resendOf) }),
      // As they were typed: a draft may hold what is no number yet.
      ...(input.phones !== undefined && { phones: (input.phones ?? []).map((phone) => ({ phone, country: '' })) }),
      ...(scheduledAt !== undefined && {
        scheduledAt: readTime('scheduledAt', scheduledAt, timeZone)?.instant ?? null,
      }),
      ...(notLaterThan !== undefined && {
        notLaterThan: readTime('notLaterThan', notLaterThan, timeZone)?.instant ?? null,
      }),
      ...(input.useRecipientTimeZone !== undefined && { recipientZone: input.useRecipientTimeZone ?? false }),
      ...(maxCost !== undefined && { maxCost: maxCost === null ? null : parseMoney(maxCost) }),
    };
  }
}

/** Members of a draft that a campaign keeps as they are given. */
const plainMembers = [
  'name',
  'messageType',
  'deliveryType',
  'contactIds',
  'groupIds',
  'segmentIds',
  'saveAsContacts',
  'quick',
  'cancelWindowSeconds',
] as const;
