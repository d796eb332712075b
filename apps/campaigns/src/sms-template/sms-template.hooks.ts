import type { Tx } from '@bellbird/database';
import { invalidField } from '@bellbird/errors';
import type { ResourceActor, ResourceHooks } from '@bellbird/resource-kit';
import { HooksOf } from '@bellbird/service-host';
import { wrongPlaceholders } from '../kinds/sms/placeholders.js';
import { ContactsPeer } from '../peers/contacts.peer.js';
import { smsTemplateResource } from './sms-template.resource.js';

type Body = Record<string, unknown>;

/** A template is meant to be sent, so its placeholders must mean something. */
@HooksOf(smsTemplateResource)
export class SmsTemplateHooks implements ResourceHooks<Body, Body> {
  constructor(private readonly contacts: ContactsPeer) {}

  /** The keys of the business's own fields, where a placeholder may name one of them. */
  async prepare({ tenantId }: ResourceActor, { message }: Body): Promise<readonly string[]> {
    if (typeof message !== 'string' || wrongPlaceholders(message, []) === null) return [];
    const asked = await this.contacts.checkAudience(tenantId, { contactIds: [], groupIds: [], segmentIds: [] });
    return asked.attributeKeys;
  }

  async check(_tx: Tx, _actor: ResourceActor, { message }: Body, attributeKeys: unknown): Promise<void> {
    if (typeof message !== 'string') return;
    const wrong = wrongPlaceholders(message, attributeKeys as readonly string[]);
    if (wrong !== null) throw invalidField('message', wrong);
  }
}
