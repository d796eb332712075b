import type { Tx } from '@bellbird/database';
import type { Campaign } from '../../campaign/campaign.js';
import { afterRefusal, stopped, type Automation } from '../automation.js';
import { automations, billOfRun, change } from '../automation.repository.js';

/** The money of a run was refused: counted once a run, however many campaigns it has. */
export async function runRefused(tx: Tx, campaign: Campaign, now: Date): Promise<void> {
  await follow(tx, campaign, async (automation) => {
    const others = await tx.query(
      `select 1 from campaign where tenant_id = $1 and automation_id = $2 and created_at = $3 and id <> $4 and hold_refused limit 1`,
      [tx.tenantId, automation.id, campaign.createdAt, campaign.id],
    );
    if (others.length === 0) await change(tx, automation, afterRefusal(automation), now);
  });
}

/** A run has its money: what was refused before it does not count any more. */
export const runFunded = (tx: Tx, campaign: Campaign, now: Date): Promise<void> =>
  follow(tx, campaign, async (automation) => {
    if (automation.refusals > 0) await change(tx, automation, { refusals: 0 }, now);
  });

/** People came in between quote and freeze, and the run costs more than the caps leave: it waits for a person, as does the automation. */
export const runDearer = (tx: Tx, campaign: Campaign, now: Date): Promise<void> =>
  follow(tx, campaign, async (automation) => {
    const bill = await billOfRun(tx, automation.id, campaign.createdAt);
    const isDear = automation.runMaxCost !== null && bill > automation.runMaxCost;
    await change(tx, automation, stopped(isDear ? 'over-run-cost' : 'over-month-cap'), now);
  });

/** Only of an automation that is on: one that somebody paused or deleted meanwhile stays so. */
async function follow(
  tx: Tx,
  { tenantId, automationId }: Campaign,
  act: (automation: Automation) => Promise<void>,
): Promise<void> {
  if (automationId === null) return;
  const automation = await automations.find(tx, { tenantId, id: automationId }, 'for update');
  if (automation?.state === 'active') await act(automation);
}
