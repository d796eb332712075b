import type { Database } from '@bellbird/database';

/**
 * The carrier throttled this sender: its rate becomes half of what it was, where it was unlimited half of what was
 * accepted in the last second, and it rests for `waitMs`. For all workers; `recoverSenders` lets it grow again.
 */
export async function slowSender(db: Database, sender: string, waitMs: number): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      `insert into sender_bucket (sender_id, rate, ceiling, burst, tokens, paused_until, slowed_at)
       select $1, r.rate, null, greatest(1, r.rate / 5), 0, now() + make_interval(secs => $2::float8 / 1000), now()
         from (select greatest(1, coalesce((select sum(s.accepted) from settle s join campaign_control ca using (tenant_no, campaign_no)
                                             where ca.sender = $1 and ca.state = 'running' and s.created_at > now() - interval '1 second'), 0) * 0.5)::numeric as rate) r
       on conflict (sender_id) do update
          set rate = case when sender_bucket.slowed_at > now() - interval '1 second' then sender_bucket.rate
                          when sender_bucket.rate is null then excluded.rate else greatest(1, sender_bucket.rate / 2) end,
              burst = greatest(1, coalesce(sender_bucket.ceiling, greatest(1, coalesce(sender_bucket.rate / 2, excluded.rate))) / 5),
              tokens = least(sender_bucket.tokens, 0), slowed_at = now(), paused_until = greatest(sender_bucket.paused_until, excluded.paused_until)`,
      [sender, waitMs],
    ),
  );
}

/** The carrier does not answer for this sender: all workers wait. */
export async function pauseSender(db: Database, sender: string, waitMs: number): Promise<void> {
  await db.system((tx) =>
    tx.execute(
      `insert into sender_bucket (sender_id, rate, ceiling, burst, tokens, paused_until) values ($1, null, null, 1, 0, now() + make_interval(secs => $2::float8 / 1000))
       on conflict (sender_id) do update set paused_until = greatest(sender_bucket.paused_until, excluded.paused_until)`,
      [sender, waitMs],
    ),
  );
}

/**
 * Lets slowed senders grow: a tenth of what they may, or of what they do, every second; back at their ceiling, or a
 * minute after the last 429 where they have none, they are as before. Runs every second on one worker.
 */
export async function recoverSenders(db: Database): Promise<void> {
  if (!(await db.systemHas('sender_bucket where slowed_at is not null'))) return;
  await db.system(async (tx) => {
    const [turn] = await tx.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('recover senders')) as mine`,
    );
    if (turn?.mine !== true) return;
    await tx.execute(
      `update sender_bucket set recovered_at = now(),
              rate = case when ceiling is not null then least(ceiling, rate + ceiling * 0.05)
                          when slowed_at < now() - interval '60 seconds' then null else rate * 1.05 + 1 end,
              burst = greatest(1, coalesce(ceiling, rate) / 5),
              slowed_at = case when ceiling is not null and rate >= ceiling then null else slowed_at end
        where slowed_at is not null and rate is not null and (paused_until is null or paused_until < now()) and coalesce(recovered_at, '-infinity') < now() - interval '900 ms'`,
    );
  });
}
