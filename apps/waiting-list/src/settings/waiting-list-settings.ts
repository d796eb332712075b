import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { type Tx } from '@bellbird/database';
import { invalidField, invalidInput, ProductError } from '@bellbird/errors';
import { actorOf } from '@bellbird/resource-kit';
import { CONFIG, Work, type GraphContext } from '@bellbird/service-host';
import { businessOf } from '../business/business.js';
import { QueueHints } from '../live/queue-hints.js';
import { CampaignsPeer } from '../peers/campaigns.peer.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import type { WaitingListSettingsInput } from '../schema.generated.js';
import { checkShape, shapes } from '../shapes.js';
import type { WaitingListConfig } from '../waiting-list.config.js';
import { dayOut, presentDay } from '../work-day/work-day.js';
import { mergeSettings, namesAttributes } from './merge-settings.js';
import { readSettings, settingsTable } from './read-settings.js';
import { listName, type Settings } from './settings.js';

/** Members that may be set to nothing; all others are left out instead. */
const mayBeNull = new Set(['capacity', 'callerId', 'version']);

/** As every field of a form is read. Texts to send stay as they are written. */
function withoutBlanksAround(input: WaitingListSettingsInput): WaitingListSettingsInput {
  const { messages, ...fields } = input;
  const trimmed = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim();
    if (Array.isArray(value)) return value.map(trimmed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, trimmed(each)]));
  };
  return { ...(trimmed(fields) as typeof fields), ...(messages !== undefined && { messages }) };
}

/** How a business keeps its list. */
@Injectable()
export class WaitingListSettings {
  constructor(
    private readonly work: Work,
    private readonly hints: QueueHints,
    private readonly campaigns: CampaignsPeer,
    private readonly contacts: ContactsPeer,
    @Inject(CONFIG) private readonly config: WaitingListConfig,
  ) {}

  show(context: GraphContext) {
    const { tenantId } = actorOf(context);
    return this.work.read(context, async (tx) => this.shown(tx, tenantId, await readSettings(tx, tenantId)));
  }

  /** @throws 400 by path, 409 version-conflict. */
  async change(context: GraphContext, given: WaitingListSettingsInput) {
    const input = withoutBlanksAround(given);
    for (const [member, value] of Object.entries(input))
      if (value === null && !mayBeNull.has(member)) throw invalidField(member, 'Give a value, or leave it out.');
    for (const member of ['logo', 'welcome', 'closedText'] as const)
      if (input.branding?.[member] === null) throw invalidField(`branding.${member}`, 'Give a value, or leave it out.');
    checkShape(shapes.settings, input);
    if (input.branding?.primary === '') throw invalidField('branding.primary', 'Give a colour like #5c24b8.');
    if (input.name === '') throw invalidField('name', 'Write a name.');
    const { tenantId } = actorOf(context);
    const { callerId } = input;
    let attributeKeys: string[] = [];
    const askNeighbours = async (): Promise<void> => {
      if (input.messages != null) {
        const { settings } = await this.work.read(context, (tx) => readSettings(tx, tenantId));
        if (namesAttributes(input.messages, settings)) attributeKeys = await this.contacts.attributeKeys(tenantId);
      }
      if (callerId != null && !(await this.campaigns.maySendFrom(context.token ?? '', callerId)))
        throw invalidField('callerId', 'Choose a verified sender of yours.');
    };
    return this.work.changeAfter(context, askNeighbours, async (tx) => {
      await settingsTable.insertIfNew(tx, { tenantId, version: 0, settings: {} });
      const before = await readSettings(tx, tenantId, 'for update');
      if (input.version != null && input.version !== before.version) throw new ProductError('version-conflict');
      const { settings, errors } = mergeSettings(
        before.settings,
        { ...input, ...(await this.named(tx, input)) },
        attributeKeys,
      );
      if (errors.length > 0) throw invalidInput(...errors);
      if (isDeepStrictEqual(settings, before.settings)) return this.shown(tx, tenantId, before);
      const version = before.version + 1;
      await settingsTable.update(tx, { tenantId }, { settings, version });
      tx.afterCommit(() => this.hints.settingsChanged(tenantId));
      return this.shown(tx, tenantId, { settings, version });
    });
  }

  /** A list of the business's own name has none, so that it is renamed with the business. */
  private async named(tx: Tx, { name }: WaitingListSettingsInput): Promise<{ name?: string | null }> {
    if (name == null) return {};
    return { name: name === (await businessOf(tx, tx.tenantId!)).name ? null : name };
  }

  private async shown(tx: Tx, tenantId: string, { settings, version }: { settings: Settings; version: number }) {
    const [business, day] = [await businessOf(tx, tenantId), await presentDay(tx, tenantId)];
    return {
      ...settings,
      resources: [...settings.resources],
      name: listName(business, settings),
      workDay: day && dayOut(day),
      publicUrl: `${this.config.publicUrl}/waiting-list/${tenantId}`,
      reviewUnready: 'review-link-missing' as const,
      version,
    };
  }
}
