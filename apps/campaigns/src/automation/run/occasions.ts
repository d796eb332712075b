import type { Tx } from '@bellbird/database';

/** Which of these people had this occasion already. */
export async function hadOccasion(
  tx: Tx,
  automationId: string,
  occasion: string,
  contactIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select contact_id as id from automation_occasion
      where tenant_id = $1 and automation_id = $2 and occasion = $3 and contact_id = any($4::uuid[])`,
    [tx.tenantId, automationId, occasion, contactIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Writes down whom a campaign of this occasion is for. Answers how many had not had it yet. */
export async function rememberOccasion(
  tx: Tx,
  automationId: string,
  occasion: string,
  campaignId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<number> {
  const rows = await tx.query(
    `insert into automation_occasion (tenant_id, automation_id, contact_id, occasion, campaign_id, done_at)
     select $1, $2, contact, $3, $4, $6 from unnest($5::uuid[]) contact
     on conflict do nothing returning 1 as written`,
    [tx.tenantId, automationId, occasion, campaignId, contactIds, now],
  );
  return rows.length;
}

/** A visit that waits for its time. */
export interface Visit {
  contactId: string;
  occasion: string;
  dueAt: Date;
  /** Whether this person was texted within the cool-down. */
  isCooling: boolean;
}

/** Visits whose time has come, the first first; those whose person was texted since `cooledSince` are cooling. */
export const dueVisits = (tx: Tx, automationId: string, until: Date, cooledSince: Date): Promise<Visit[]> =>
  tx.query<Visit>(
    `select o.contact_id as "contactId", o.occasion, o.due_at as "dueAt", exists (
        select 1 from automation_occasion had where had.tenant_id = o.tenant_id and had.automation_id = o.automation_id
           and had.contact_id = o.contact_id and had.campaign_id is not null and had.done_at > $4) as "isCooling"
       from automation_occasion o
      where o.tenant_id = $1 and o.automation_id = $2 and o.done_at is null and o.phone is null and o.due_at <= $3 order by o.due_at, o.occasion`,
    [tx.tenantId, automationId, until, cooledSince],
  );

/** A phone of somebody who was no contact yet when they were here, and when the first of its visits has waited enough. */
export interface DuePhone {
  phone: string;
  dueAt: Date;
}

/** The first of them, as many as contacts may be asked for at once. */
export const duePhones = (tx: Tx, automationId: string, until: Date): Promise<DuePhone[]> =>
  tx.query<DuePhone>(
    `select phone, min(due_at) as "dueAt" from automation_occasion
      where tenant_id = $1 and automation_id = $2 and done_at is null and phone is not null and due_at <= $3
      group by phone order by 2, 1 limit 1000`,
    [tx.tenantId, automationId, until],
  );

/** Gives the visits of these phones to the contacts that have them by now. Those of nobody's are over, and so is what a contact had already. */
export async function nameVisitors(
  tx: Tx,
  automationId: string,
  phones: readonly string[],
  contacts: ReadonlyMap<string, string>,
  until: Date,
): Promise<void> {
  const due = 'o.tenant_id = $1 and o.automation_id = $2 and o.done_at is null and o.due_at <= $3';
  await tx.execute(
    `update automation_occasion o set contact_id = c.id, phone = null from unnest($4::text[], $5::uuid[]) c(phone, id)
      where ${due} and o.phone = c.phone and not exists (select 1 from automation_occasion had
        where had.tenant_id = o.tenant_id and had.automation_id = o.automation_id and had.contact_id = c.id and had.occasion = o.occasion)`,
    [tx.tenantId, automationId, until, [...contacts.keys()], [...contacts.values()]],
  );
  await tx.execute(
    `update automation_occasion o set phone = null, done_at = $3 where ${due} and o.phone = any($4::text[])`,
    [tx.tenantId, automationId, until, phones],
  );
}

/** Which of these people were texted since then. */
export async function textedSince(
  tx: Tx,
  automationId: string,
  contactIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(
    `select distinct contact_id as id from automation_occasion where tenant_id = $1 and automation_id = $2
        and contact_id = any($3::uuid[]) and campaign_id is not null and done_at > $4`,
    [tx.tenantId, automationId, contactIds, since],
  );
  return new Set(rows.map(({ id }) => id));
}

/** These visits are over: texted by a campaign, or passed over. Answers how many were still waiting. */
export async function endVisits(
  tx: Tx,
  automationId: string,
  visits: readonly Pick<Visit, 'contactId' | 'occasion'>[],
  campaignId: string | null,
  now: Date,
): Promise<number> {
  const rows = await tx.query(
    `update automation_occasion o set campaign_id = $5, done_at = $6 from unnest($3::uuid[], $4::text[]) v(contact, occasion)
      where o.tenant_id = $1 and o.automation_id = $2 and o.contact_id = v.contact and o.occasion = v.occasion and o.done_at is null
     returning 1 as ended`,
    [
      tx.tenantId,
      automationId,
      visits.map(({ contactId }) => contactId),
      visits.map(({ occasion }) => occasion),
      campaignId,
      now,
    ],
  );
  return rows.length;
}

/** What an automation waits for is forgotten. */
export const forgetVisits = (tx: Tx, automationId: string): Promise<unknown> =>
  tx.execute('delete from automation_occasion where tenant_id = $1 and automation_id = $2 and done_at is null', [
    tx.tenantId,
    automationId,
  ]);

/** When the next visit's time comes; null where none waits. */
export async function nextVisit(tx: Tx, automationId: string): Promise<Date | null> {
  const [row] = await tx.query<{ at: Date | null }>(
    'select min(due_at) as at from automation_occasion where tenant_id = $1 and automation_id = $2 and done_at is null',
    [tx.tenantId, automationId],
  );
  return row?.at ?? null;
}
