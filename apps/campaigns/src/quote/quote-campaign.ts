import { Injectable } from '@nestjs/common';
import { newId } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { noneLeftOut } from '@bellbird/events';
import { formatBalance, formatExact } from '@bellbird/money';
import { actorOf, checkedIds, loaderIn } from '@bellbird/resource-kit';
import { validated, Work, type GraphContext } from '@bellbird/service-host';
import { shownUrl } from '@bellbird/short-link/limits';
import { CallerIds } from '../caller-id/caller-ids.js';
import { costOf, type Campaign } from '../campaign/campaign.js';
import { findCampaigns } from '../campaign/campaign.repository.js';
import type { Author } from '../editing/author.js';
import { withoutNulls } from '../editing/campaign-input.js';
import { CheckCampaign } from '../editing/check-campaign.js';
import { inputOf } from '../editing/input-of.js';
import { withQuickType } from '../editing/quick.js';
import { readPhones } from '../editing/read-phones.js';
import { readResendOf } from '../editing/resend-of.js';
import type { CampaignKind } from '../kinds/campaign-kind.js';
import { kindOf } from '../kinds/kinds.js';
import { LinkSets } from '../links/link-sets.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type { CampaignQuote } from '../schema.generated.js';

interface Asking {
  context: GraphContext;
  /** Decides who gets which text, where the campaign has no seed of its own. */
  seed: string;
}

const termsOfKinds = Symbol('terms of kinds of campaigns');

/** The exact bill before sending: every recipient rendered and counted. */
@Injectable()
export class QuoteCampaign {
  constructor(
    private readonly work: Work,
    private readonly check: CheckCampaign,
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
    private readonly senders: CallerIds,
    private readonly links: LinkSets,
  ) {}

  /** Answers at any hour. @throws 400 by field, 422 review-link-missing. */
  execute(kind: CampaignKind, raw: unknown, context: GraphContext): Promise<CampaignQuote> {
    const author = { actor: actorOf(context), before: null };
    return this.quoted(kind, author, raw, { context, seed: newId() });
  }

  /**
   * What campaigns would cost that went out now, in the order of `ids`: null for one that the business does not have or
   * that cannot be quoted as it stands. @throws 400 naming `ids`.
   */
  async ofCampaigns(ids: readonly string[], context: GraphContext): Promise<(CampaignQuote | null)[]> {
    const wanted = checkedIds(ids, mostAtOnce, 'campaigns');
    const found = await this.work.read(context, (tx) => findCampaigns(tx, wanted));
    const actor = actorOf(context);
    const byId = new Map(
      found.map((before) => [before.id, this.ofCampaign({ actor, before }, { context, seed: before.id })]),
    );
    return Promise.all(wanted.map((id) => byId.get(id) ?? null));
  }

  /** What `before` would cost; null where it cannot be quoted as it stands. */
  private async ofCampaign(author: Author & { before: Campaign }, asking: Asking): Promise<CampaignQuote | null> {
    const kind = kindOf(author.before);
    try {
      return await this.quoted(kind, author, inputOf(kind, author.before), asking);
    } catch (error) {
      // Its sender, its people or its text are no longer what they were: who edits it is told what.
      if (isProductError(error) && error.statusCode < 500) return null;
      throw error;
    }
  }

  private async quoted(
    kind: CampaignKind,
    author: Author,
    raw: unknown,
    { context, seed }: Asking,
  ): Promise<CampaignQuote> {
    const { tenantId } = author.actor;
    const input = await validated(kind.inputs.quote, withQuickType(withoutNulls(membersOf(kind, raw))));
    // Campaigns that are quoted together ask for the terms of their kind once.
    const terms = await loaderIn(context, termsOfKinds, (kinds: readonly string[]) =>
      Promise.all(kinds.map((name) => this.tenants.sendingTerms(tenantId, name))),
    ).load(kind.name);
    await Promise.all([
      this.check.audienceAndContent(kind, author, input, terms),
      this.work.read(context, (tx) => kind.senderAddress(tx, this.senders, input)),
    ]);
    const { fields, urls } = this.links.of(kind, tenantId, input);
    const given = kind.variantsOf(input);
    const variants = given === null ? null : { ...given, seed: given.seed ?? seed };
    const measure = await this.contacts.measureAudience(tenantId, {
      contactIds: input.contactIds ?? [],
      groupIds: input.groupIds ?? [],
      segmentIds: input.segmentIds ?? [],
      phones: readPhones(input.phones, terms.country),
      resendOf: readResendOf(input.resendOf),
      ...kind.measured(fields, variants),
      messageType: input.messageType,
      businessName: terms.businessName,
      countries: Object.keys(terms.prices),
      zones: input.useRecipientTimeZone === true ? { field: terms.zoneField, timeZone: terms.timeZone } : null,
    });
    const cost = costOf(measure.partsByCountry, terms.prices);
    const available = BigInt(terms.available);
    return {
      recipients: measure.recipients,
      leftOut: { ...noneLeftOut(), ...measure.leftOut },
      parts: Object.values(measure.partsByCountry).reduce((sum, parts) => sum + parts, 0),
      cost: formatExact(cost),
      currency: terms.currency,
      exact: true,
      links: urls.map(shownUrl),
      balance: formatBalance(available),
      sufficient: available >= cost,
      zones: measure.zones,
      variantSeed: variants?.seed ?? null,
      ...kind.quoteOut(measure, terms),
    };
  }
}

/** Each is the work of a whole quote. */
const mostAtOnce = 15;

/** A quote needs what decides the bill and ignores the rest. */
const membersOf = (kind: CampaignKind, raw: unknown): Record<string, unknown> =>
  Object.fromEntries(
    [...commonMembers, ...kind.quoteMembers].map((member) => [member, (raw as Record<string, unknown>)[member]]),
  );
const commonMembers = [
  'messageType',
  'contactIds',
  'groupIds',
  'segmentIds',
  'phones',
  'resendOf',
  'quick',
  'useRecipientTimeZone',
];
