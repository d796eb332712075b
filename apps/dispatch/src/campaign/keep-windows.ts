import type { Database, Tx } from '@bellbird/database';
import { inTraceOf } from '@bellbird/outbox';
import { baseIdOf } from '../message-state.js';
import { campaignControls, changeCampaign, type CampaignControl } from './campaign-control.repository.js';
import { zoneIsOpen } from './campaign-zones.js';
import { presentWindow, sayHeld } from './keep-window.js';

/**
 * Sets the present send window of each running campaign anew where it is over (or the clock was turned), and says what
 * it waits for. A limit that binds only the first text is lifted as soon as one has left. Answers how many changed.
 */
export async function keepWindows(db: Database, now: Date): Promise<number> {
  if (!(await db.systemHas(`campaign_control where state = 'running'`))) return 0;
  const bound = await db.systemQuery<{ tenant_no: number; campaign_no: number }>(
    `select tenant_no, campaign_no from campaign_control
      where state = 'running' and zone_rule = 'business' and (time_zone is not null or not_later_than is not null)
        and (held is not null or not ($1 >= send_from and $1 < send_until))
     union all
     select tenant_no, campaign_no from campaign_control ca
      where state = 'running' and zone_rule = 'recipient' and (held is not null or exists (
        select 1 from campaign_zone z where z.campaign_no = ca.campaign_no and z.tenant_no = ca.tenant_no
           and not ($1 >= z.send_from and $1 < z.send_until) and ${zoneIsOpen}))`,
    [now.toISOString()],
  );
  let changed = 0;
  for (const campaign of bound) if (await db.system((tx) => keepOne(tx, campaign, now))) changed += 1;
  return changed;
}

async function keepOne(tx: Tx, of: { tenant_no: number; campaign_no: number }, now: Date): Promise<boolean> {
  const [campaign] = await tx.query<CampaignControl>(
    `select ${campaignControls.columns} from campaign_control where tenant_no = $1 and campaign_no = $2 and state = 'running' for update skip locked`,
    [of.tenant_no, of.campaign_no],
  );
  if (campaign === undefined) return false;
  const limitLifted =
    campaign.zone_rule === 'business' &&
    campaign.limit_first_only &&
    campaign.not_later_than !== null &&
    (await firstHasLeft(tx, campaign));
  const limits = limitLifted ? { not_later_than: null } : {};
  const { times, columns, zonesChanged } = await presentWindow(tx, { ...campaign, ...limits }, now);
  const same =
    !limitLifted &&
    instant(campaign.send_from) === times.from.getTime() &&
    instant(campaign.send_until) === instant(columns.send_until) &&
    campaign.held === columns.held;
  if (same) return zonesChanged;
  const revision = await changeCampaign(tx, campaign, { ...limits, ...columns });
  if (campaign.held !== columns.held) {
    await inTraceOf(campaign.traceparent, 'keep send window', {}, () =>
      sayHeld(tx, campaign, campaign.held, times.held, revision),
    );
  }
  return true;
}

const instant = (value: Date | number): number => (value instanceof Date ? value.getTime() : value);

async function firstHasLeft(tx: Tx, { tenant_no, campaign_no }: CampaignControl): Promise<boolean> {
  const base = baseIdOf(campaign_no);
  const [row] = await tx.query<{ left: boolean }>(
    'select exists (select 1 from message where tenant_no = $1 and id between $2 and $3 and attempt > 0) as left',
    [tenant_no, base.toString(), (base + 0xffffffffn).toString()],
  );
  return row?.left === true;
}
