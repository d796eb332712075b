import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@bellbird/database';
import { CLOCK, Every, LOGGER, type Clock, type Logger } from '@bellbird/service-host';
import { TenantsPeer } from '../../peers/tenants.peer.js';
import { triggerOf, type Automation } from '../automation.js';
import { automations, change, lockAsSeen } from '../automation.repository.js';
import { latestMs, nextOccurrence, occurrenceAt } from './occurrence.js';
import { PlanRun } from './plan-run.js';
import { SendRun } from './send-run.js';

const page = 100;
/** So many at once: one that waits for a neighbour holds up no other. */
const lanes = 4;

interface Due {
  id: string;
  tenant_id: string;
  at: Date;
}

/** What a clock must do for automations. Safe in several replicas: who writes a run holds the automation's row, and it is as it was seen. */
@Injectable()
export class RunAutomations {
  constructor(
    private readonly db: Database,
    private readonly tenants: TenantsPeer,
    private readonly plans: PlanRun,
    private readonly runs: SendRun,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Everything whose time has come, oldest first. One that fails is tried at the next turn and keeps no other waiting. */
  @Every('5s')
  async runDue(): Promise<void> {
    const now = this.clock.now();
    let last: Due | undefined;
    do {
      const due: Due[] = await this.db.system((tx) =>
        tx.query<Due>(
          `select id, tenant_id, next_run_at as at from automation where state = 'active' and next_run_at <= $1
              and ($2::timestamptz is null or (next_run_at, id) > ($2, $3::uuid)) order by next_run_at, id limit ${page}`,
          [now, last?.at ?? null, last?.id ?? null],
        ),
      );
      const rest = [...due];
      await Promise.all(Array.from({ length: lanes }, () => this.runAll(rest)));
      last = due.length === page ? due.at(-1) : undefined;
    } while (last !== undefined);
  }

  private async runAll(rest: Due[]): Promise<void> {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) {
      const { id } = next;
      await this.run(next).catch((error: unknown) =>
        this.logger.warn({ err: error, automationId: id }, 'An automation could not run yet'),
      );
    }
  }

  private async run({ tenant_id: tenantId, id }: Due): Promise<void> {
    const seen = await this.db.tenant(tenantId, (tx) => automations.find(tx, { tenantId, id }));
    const now = this.clock.now();
    if (seen?.state !== 'active' || seen.nextRunAt === null || seen.nextRunAt > now) return;
    const terms = await this.tenants.sendingTerms(tenantId, seen.type);
    const due = triggerOf(seen);
    if (due.kind === 'after-visit') {
      // Nothing leaves while sending is paused; what waits too long is passed over afterwards.
      if (terms.suspendedFor === null)
        await this.runs.send(seen, await this.plans.afterVisits(seen, due.trigger, terms));
      return;
    }
    const occurrence = occurrenceAt(due, terms.timeZone, seen.nextRunAt);
    if (occurrence === null || occurrence.at > now)
      return this.moveOn(seen, { nextRunAt: occurrence?.at ?? null }, 'Its hours moved with the zone of the business');
    const oldest = new Date(now.getTime() - latestMs);
    if (occurrence.at < oldest) {
      const nextRunAt = nextOccurrence(due, terms.timeZone, new Date(oldest.getTime() - 1))?.at ?? null;
      return this.moveOn(
        seen,
        { nextRunAt, skippedAt: occurrence.at },
        'A run came over six hours late and was skipped',
      );
    }
    if (terms.suspendedFor !== null) return;
    const plan = await this.plans.onDay(seen, occurrence.day, terms);
    await this.runs.send(
      seen,
      plan && { ...plan, nextRunAt: nextOccurrence(due, terms.timeZone, occurrence.at)?.at ?? null },
    );
  }

  private async moveOn(seen: Automation, given: Partial<Automation>, why: string): Promise<void> {
    await this.db.tenant(seen.tenantId, async (tx) => {
      if (!(await lockAsSeen(tx, seen))) return;
      this.logger.info({ automationId: seen.id }, why);
      await change(tx, seen, given, this.clock.now());
    });
  }
}
