import { Inject } from '@nestjs/common';
import { Database, type Row, type Tx } from '@bellbird/database';
import {
  invalidField,
  invalidInput,
  isProductError,
  ProductError,
  wrongState,
  type FieldError,
} from '@bellbird/errors';
import { dayOf, recordAudit, seesEverything, type ResourceActor, type ResourceHooks } from '@bellbird/resource-kit';
import { CLOCK, HooksOf, type Clock } from '@bellbird/service-host';
import { addressesIn, unknownPlaceholders } from '@bellbird/sms-text';
import { CallerIds } from '../caller-id/caller-ids.js';
import { unknownIn } from '../editing/check-campaign.js';
import type { Known } from '../kinds/campaign-kind.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { ReviewApproval } from '../links/review-approval.js';
import { ContactsPeer, type Audience, type AudienceCheck } from '../peers/contacts.peer.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import { automationStates, mayBecome, type AutomationState, type CampaignTemplate } from './automation.js';
import { automations } from './automation.repository.js';
import { automationResource } from './automation.resource.js';
import { stateAfter } from './automation.rules.js';
import { forgetVisits, nextVisit } from './run/occasions.js';
import { gatheredAt, nextOccurrence } from './run/occurrence.js';
import type { Trigger } from './trigger.js';

type Body = Record<string, unknown>;

/** What contacts said before the transaction. */
interface Asked {
  audience: (AudienceCheck & Known) | null;
  /** What was chosen before: it stays, though somebody else chose it. */
  before: CampaignTemplate | null;
  /** Whether the business has the date field; null where none was named. */
  hasField: boolean | null;
}

const nobody: Audience = { contactIds: [], groupIds: [], segmentIds: [] };
const mostAutomations = 200;
const mostActive = 50;

/** An automation is meant to run unseen: what it names is there when it is written, and its next run is known. */
@HooksOf(automationResource)
export class AutomationHooks implements ResourceHooks<Body, Body> {
  constructor(
    private readonly db: Database,
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly reviews: ReviewApproval,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare(actor: ResourceActor, body: Body, id: string | null): Promise<Asked> {
    const { tenantId } = actor;
    const audience = audienceIn(body['campaign']);
    const field = (body['trigger'] as Body | null | undefined)?.['field'];
    const before =
      audience === null || id === null
        ? null
        : await this.db.tenant(
            tenantId,
            async (tx) => (await automations.find(tx, { tenantId, id }))?.template ?? null,
          );
    return {
      before,
      audience: audience && (await this.checked(actor, audience, body['campaign'] as CampaignTemplate)),
      hasField: typeof field !== 'string' || field === '' ? null : await this.hasDateField(actor, field),
    };
  }

  async allow(_tx: Tx, _actor: ResourceActor, row: Row, patch: Body): Promise<void> {
    const from = row['state'] as AutomationState;
    if (from === 'archived') throw wrongState('An archived automation stays as it is.');
    const to = stateAfter(patch, row);
    if (!automationStates.includes(to)) throw invalidField('state', 'Choose active, paused or archived.');
    if (!mayBecome(from, to)) throw wrongState(`An automation that is ${from} cannot become ${to}.`);
  }

  async check(tx: Tx, actor: ResourceActor, { campaign }: Body, prepared: unknown): Promise<void> {
    const { audience, before, hasField } = prepared as Asked;
    const wrong: FieldError[] = [];
    if (hasField === false) wrong.push({ field: 'trigger.field', message: 'There is no such date field.' });
    if (audience !== null && campaign != null) {
      const content = campaign as CampaignTemplate;
      const inCampaign = [...unknownIn(audience, { before }), ...smsKind.wrong(content, audience)];
      try {
        await smsKind.senderAddress(tx, this.senders, content);
      } catch (error) {
        if (!isProductError(error)) throw error;
        inCampaign.push(...error.fields);
      }
      wrong.push(...inCampaign.map(({ field, message }) => ({ field: `campaign.${field}`, message })));
    }
    if (wrong.length > 0) throw invalidInput(...wrong);
    if (campaign != null) await this.reviews.assertFor(actor.tenantId, smsKind.fieldsOf(campaign as CampaignTemplate));
  }

  async newRow(tx: Tx, actor: ResourceActor, input: Body): Promise<Row> {
    const state = stateAfter(input, null);
    if (state !== 'draft' && state !== 'active') throw invalidField('state', 'A new automation is a draft, or active.');
    await this.assertRoom(tx, actor, state, true);
    return {
      created_by: actor.userId,
      ...(state === 'active' && { next_run_at: this.firstRun(actor, input as unknown as Trigger) }),
    };
  }

  async created(tx: Tx, actor: ResourceActor, id: string, input: Body): Promise<void> {
    if (stateAfter(input, null) === 'active')
      await told(tx, actor, 'automation.activated', id, String(input['name']), 1);
  }

  async update(tx: Tx, actor: ResourceActor, id: string, patch: Body, row: Row): Promise<void> {
    const [from, to] = [row['state'] as AutomationState, stateAfter(patch, row)];
    const timesChange = patch['trigger'] != null || patch['kind'] != null;
    if (from === to && !(to === 'active' && timesChange)) return;
    if (to === 'active' && from !== 'active') await this.assertRoom(tx, actor, to, false);
    const { tenantId } = actor;
    const given = {
      kind: patch['kind'] ?? row['kind'],
      trigger: patch['trigger'] ?? row['trigger'],
    } as Trigger;
    await automations.update(
      tx,
      { tenantId, id },
      to === 'active'
        ? {
            nextRunAt: this.firstRun(actor, given) ?? (await this.firstVisit(tx, id)),
            ...(from !== 'active' && { refusals: 0, pausedReason: null }),
          }
        : { nextRunAt: null, pausedReason: null },
    );
    if (from === to) return;
    // It waits for nobody any more, and holds no phone of theirs.
    if (to === 'archived') await forgetVisits(tx, id);
    const action = to === 'active' ? 'automation.activated' : 'automation.stopped';
    await told(tx, actor, action, id, String(patch['name'] ?? row['name']), Number(row['version']) + 1);
  }

  async beforeDelete(tx: Tx, actor: ResourceActor, ids: readonly string[]): Promise<void> {
    const rows = await tx.query<{ id: string; name: string; version: string }>(
      `select id, name, version from automation where tenant_id = $1 and id = any($2::uuid[]) and state = 'active' order by id`,
      [tx.tenantId, ids],
    );
    for (const { id, name, version } of rows)
      await told(tx, actor, 'automation.stopped', id, name, Number(version) + 1);
  }

  private firstRun({ timeZone }: ResourceActor, given: Trigger): Date | null {
    return nextOccurrence(given, timeZone, this.clock.now())?.at ?? null;
  }

  private async firstVisit(tx: Tx, id: string): Promise<Date | null> {
    const due = await nextVisit(tx, id);
    return due === null ? null : gatheredAt(due);
  }

  /** Contacts is asked only of what it alone knows: people, groups, segments and fields of the business's own. */
  private async checked(
    actor: ResourceActor,
    audience: Audience,
    { message }: CampaignTemplate,
  ): Promise<AudienceCheck & Known> {
    const { contactIds, groupIds, segmentIds } = audience;
    const named = [...contactIds, ...groupIds, ...segmentIds.filter((id) => id !== 'all-contacts')];
    const isOurs = typeof message !== 'string' || unknownPlaceholders(message, []).length === 0;
    // Only a text that leads somewhere can lead to a site that is blocked.
    const leads = typeof message === 'string' && addressesIn(message).length > 0;
    const blockedLinkHosts = leads
      ? (await this.tenants.sendingTerms(actor.tenantId, smsKind.name)).blockedLinkHosts
      : [];
    if (named.length === 0 && isOurs) return { unknown: nobody, unseen: nobody, attributeKeys: [], blockedLinkHosts };
    const viewer = seesEverything(actor) ? null : actor.userId;
    return { ...(await this.contacts.checkAudience(actor.tenantId, audience, viewer)), blockedLinkHosts };
  }

  private async hasDateField({ tenantId, timeZone }: ResourceActor, field: string): Promise<boolean> {
    const day = dayOf(this.clock.now(), timeZone);
    const everybody = { segmentIds: ['all-contacts'], field: field.slice(0, 200), day, timeZone, limit: 1 };
    return (await this.contacts.contactsByDate(tenantId, everybody)) !== null;
  }

  /** @throws 422 limit-reached. One after the other, so that two at once do not both find room. */
  private async assertRoom(tx: Tx, { tenantId }: ResourceActor, state: AutomationState, isNew: boolean): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`automations ${tenantId}`]);
    const [counted] = await tx.query<{ all: number; active: number }>(
      `select count(*)::int as "all", count(*) filter (where state = 'active')::int as active from automation where tenant_id = $1`,
      [tenantId],
    );
    const { all, active } = counted!;
    if (isNew && all >= mostAutomations)
      throw new ProductError('limit-reached', `A business has at most ${mostAutomations} automations.`);
    // The row that becomes active counts itself already where it was updated first.
    if (state === 'active' && active - (isNew ? 0 : 1) >= mostActive)
      throw new ProductError('limit-reached', `At most ${mostActive} automations are active at once.`);
  }
}

/** A switch that somebody turned; a text of people is none of the trail's business. */
const told = (
  tx: Tx,
  actor: ResourceActor,
  action: 'automation.activated' | 'automation.stopped',
  id: string,
  name: string,
  nth: number,
): Promise<void> => recordAudit(tx, actor, { action, nth, subject: { type: 'automation', id, name } });

/** The audience of a body, as far as it is one. */
function audienceIn(campaign: unknown): Audience | null {
  if (typeof campaign !== 'object' || campaign === null) return null;
  const idsIn = (member: string): string[] => {
    const given = (campaign as Body)[member];
    return Array.isArray(given) ? given.filter((id): id is string => typeof id === 'string').slice(0, 10_000) : [];
  };
  return { contactIds: idsIn('contactIds'), groupIds: idsIn('groupIds'), segmentIds: idsIn('segmentIds') };
}
