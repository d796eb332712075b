import type { IdentityUnderTest } from './identity-under-test.js';

/** 28. What must hold whatever was done at once or killed half-way: each a statement that finds no row. Asked after every spec of the service. */
const sentences: Readonly<Record<string, string>> = {
  '1. Every business with an active user has an active owner.': `
    select tenant_id from account where role = 'merchant' and status = 'active'
     group by tenant_id having not bool_or('owner' = any(permissions))`,
  '2. An address has one account that is not invited.': `
    select email_key from account where status <> 'invited' group by email_key having count(*) > 1`,
  '2. An invitation is of somebody who is invited.': `
    select account_id from invitation i join account a on a.id = i.account_id where a.status <> 'invited'`,
  '3. No code was used of an authenticator that is not on.': `
    select account_id from recovery_code c join two_factor f using (account_id) where f.state <> 'on'`,
  '3. An authenticator that is on used a step, unless a test forgot it, and none of the future.': `
    select account_id from two_factor where last_step > extract(epoch from now()) / 30 + 2`,
  // Some specs switch somebody off by a statement of their own, which ends no session.
  '4. Nobody who is invited or was switched off has a living session or a device.': `
    select a.id from account a
     where (a.status = 'invited' or a.status = 'inactive' and exists (
         select 1 from audit_entry e where e.subject_id = a.id::text and e.action = 'user.switched-off'))
       and (exists (select 1 from session s where s.account_id = a.id and s.ended_at is null)
         or exists (select 1 from remembered_device d where d.account_id = a.id))`,
  '5. A recovery that was used or ended is one of the two.': `
    select id from two_factor_recovery where used_at is not null and ended_why is not null`,
  '5. No second factor is left of whoever recovered.': `
    select r.id from two_factor_recovery r join two_factor f using (account_id)
     where r.used_at is not null and f.state = 'on' and not exists (
       select 1 from audit_entry e where e.subject_id = r.account_id::text and e.action = 'two-factor.on' and e.at > r.used_at)`,
  'What the list of businesses says of their people is what their accounts say.': `
    select t.tenant_id from (select distinct tenant_id from account) t cross join lateral people_of(t.tenant_id) now left join tenant_people kept using (tenant_id)
     where (kept.users, kept.owner_name, kept.owner_email, kept.last_sign_in_at) is distinct from (now.users, now.owner_name, now.owner_email, now.last_sign_in_at)`,
  '6. A privileged change has one row.': `
    select subject_id from audit_entry where action in ('two-factor.on', 'two-factor.off', 'recovery.used')
     group by tenant_id, action, subject_id, at having count(*) > 1`,
};

/** @throws naming the first sentence that does not hold. */
export async function assertChapter8({ service }: IdentityUnderTest): Promise<void> {
  for (const [sentence, statement] of Object.entries(sentences)) {
    const against = await service.sql(statement);
    if (against.length > 0)
      throw new Error(`It does not hold that: ${sentence} ${JSON.stringify(against.slice(0, 3))}`);
  }
}
