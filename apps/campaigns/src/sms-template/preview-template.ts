import { Injectable } from '@nestjs/common';
import { invalidField } from '@bellbird/errors';
import { formatExact, multiplyMoney } from '@bellbird/money';
import { actorOf, checkedId, readRows } from '@bellbird/resource-kit';
import { Work, type GraphContext } from '@bellbird/service-host';
import { costlyCharacters, countParts, replaceCostly } from '@bellbird/sms-text';
import { wrongPlaceholders } from '../kinds/sms/placeholders.js';
import { smsKind } from '../kinds/sms/sms-kind.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { TenantsPeer } from '../peers/tenants.peer.js';
import type { PreviewedText, SmsTemplatePreviewInput } from '../schema.generated.js';
import { smsTemplateResource } from './sms-template.resource.js';

const nobody = { contactIds: [], groupIds: [], segmentIds: [] };

/** What one person would read, part by part, before anything is sent. */
@Injectable()
export class PreviewTemplate {
  constructor(
    private readonly work: Work,
    private readonly contacts: ContactsPeer,
    private readonly tenants: TenantsPeer,
  ) {}

  /** @throws 400 on id, message, contactId. */
  async execute(context: GraphContext, input: SmsTemplatePreviewInput): Promise<PreviewedText> {
    const { tenantId } = actorOf(context);
    const message = await this.messageOf(context, input);
    const contactId = input.contactId == null ? null : checkedId(input.contactId, 'contactId');
    const { businessName, prices, country } = await this.tenants.sendingTerms(tenantId, smsKind.name);
    const { attributeKeys } = await this.contacts.checkAudience(tenantId, nobody);
    const wrong = wrongPlaceholders(message, attributeKeys);
    if (wrong !== null) throw invalidField('message', wrong);
    const text = await this.contacts.renderFor(tenantId, contactId, message, businessName);
    if (text === null) throw invalidField('contactId', 'This contact is unknown.');
    const { parts } = countParts(text);
    const price = BigInt(prices[country] ?? 0);
    return {
      text,
      parts,
      costlyCharacters: costlyCharacters(text).map((character) => {
        const shorter = countParts(replaceCostly(text, [character.character])).parts;
        return { ...character, saves: formatExact(multiplyMoney(price, Math.max(0, parts - shorter))) };
      }),
    };
  }

  private async messageOf(context: GraphContext, { id, message }: SmsTemplatePreviewInput): Promise<string> {
    const template = id == null ? null : checkedId(id);
    if (template !== null && message != null) throw invalidField('message', 'Give a template or a message, not both.');
    if (template !== null) {
      const [found] = await this.work.read(context, (tx) =>
        readRows(tx, smsTemplateResource, actorOf(context), [template]),
      );
      if (found === undefined) throw invalidField('id', 'This template is unknown.');
      return found.message;
    }
    if (message == null || message.trim() === '') throw invalidField('message', 'Write a message.');
    if (message.length > 1_600) throw invalidField('message', 'A message has at most 1,600 characters.');
    return message;
  }
}
