type Sql = (text: string) => Promise<Record<string, unknown>[]>;

/** What contradicts the invariants of conversations, as a person would count it. */
export async function wrongConversations(sql: Sql): Promise<Record<string, unknown>[]> {
  const broken = {
    // One a phone and business; unread is what came since it was read.
    unread: `select c.id from conversation c
              where c.unread <> (select count(*) from inbound_sms i where i.conversation_id = c.id and i.place > c.read_place)
                 or c.read_place > c.places or c.unread < 0`,
    places:
      'select conversation_id as id from inbound_sms where conversation_id is not null group by conversation_id, place having count(*) > 1',
    lost: `select i.id from inbound_sms i left join conversation c on c.id = i.conversation_id and c.tenant_id = i.tenant_id and c.phone = i.from_phone
            where c.id is null and i.tenant_id <> '00000000-0000-0000-0000-000000000000'`,
    // What a conversation shows of a hold is what the door heeds.
    hold: `select c.id from conversation c join tenant t using (tenant_id)
            where c.on_hold <> exists (select from consent s where s.tenant_no = t.tenant_no and s.address = c.phone and s.scope = 'hold' and s.state = 'out')`,
    // No phone has two messages in a campaign.
    twice: 'select campaign_no as id from message group by tenant_no, campaign_no, address having count(*) > 1',
  };
  const found = [];
  for (const [invariant, query] of Object.entries(broken))
    for (const { id } of await sql(query)) found.push({ invariant, id });
  return found;
}
