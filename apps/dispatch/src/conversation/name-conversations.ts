import { Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { isProductError } from '@bellbird/errors';
import { Every } from '@bellbird/service-host';
import { ContactsPeer, type PersonOfPhone } from '../peers/contacts.peer.js';
import { ConversationHints } from './conversation-hints.js';

const mostAtOnce = 500;

interface Unasked {
  id: string;
  tenantId: string;
  phone: string;
  isKnown: boolean;
}

/**
 * Whose conversation it is stands on the newest text of a campaign to that phone. Of whom none says so, as those whom
 * staff or the waiting list wrote to, contacts is asked once after each of their texts.
 */
@Injectable()
export class NameConversations {
  constructor(
    private readonly db: Database,
    private readonly contacts: ContactsPeer,
    private readonly hints: ConversationHints,
  ) {}

  /** Answers whether there may be more. While contacts is away they wait. */
  @Every('2s')
  async execute(): Promise<boolean> {
    const unasked = await this.db.systemQuery<Unasked>(
      `select id, tenant_id as "tenantId", phone, contact_id is not null and name is not null as "isKnown"
         from conversation where unasked order by tenant_id, last_at limit ${mostAtOnce}`,
    );
    const tenants = new Set(unasked.map(({ tenantId }) => tenantId));
    let isDone = true;
    for (const tenantId of tenants) {
      const theirs = unasked.filter((each) => each.tenantId === tenantId);
      const people = await this.ask(tenantId, theirs);
      if (people === null) isDone = false;
      else await this.name(tenantId, theirs, people);
    }
    return isDone && unasked.length === mostAtOnce;
  }

  private async ask(tenantId: string, theirs: readonly Unasked[]): Promise<readonly PersonOfPhone[] | null> {
    const phones = theirs.filter(({ isKnown }) => !isKnown).map(({ phone }) => phone);
    if (phones.length === 0) return [];
    try {
      return await this.contacts.peopleOfPhones(tenantId, phones);
    } catch (error) {
      if (isProductError(error)) return null;
      throw error;
    }
  }

  /** What a campaign's text said stays: so staff saw the person then. */
  private async name(tenantId: string, theirs: readonly Unasked[], people: readonly PersonOfPhone[]): Promise<void> {
    await this.db.system(async (tx) => {
      const ids = theirs.map(({ id }) => id);
      // In one order: another process may name the same ones.
      await tx.query('select 1 from conversation where id = any($1::uuid[]) order by id for update', [ids]);
      await tx.execute('update conversation set unasked = false where tenant_id = $1 and id = any($2::uuid[])', [
        tenantId,
        ids,
      ]);
      const named = await tx.query<{ id: string }>(
        `update conversation c set contact_id = coalesce(c.contact_id, p.id), name = coalesce(c.name, p.name)
           from unnest($2::text[], $3::uuid[], $4::text[]) p(phone, id, name)
          where c.tenant_id = $1 and c.phone = p.phone and (c.contact_id is null or c.name is null) returning c.id`,
        [
          tenantId,
          people.map(({ phone }) => phone),
          people.map(({ id }) => id),
          people.map(({ name }) => name ?? null),
        ],
      );
      tx.afterCommit(() => {
        for (const { id } of named) this.hints.changed(tenantId, id);
      });
    });
  }
}
