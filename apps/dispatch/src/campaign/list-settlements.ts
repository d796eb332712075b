import type { Tx } from '@bellbird/database';
import { tenantNumber } from './tenant-number.js';

export interface Settlement {
  settleId: string;
  /** Micro-dollars. */
  charge: string;
  late: boolean;
}

/** Every settle row of a campaign or request so far, oldest first. */
export async function listSettlements(tx: Tx, tenantId: string, subjectId: string): Promise<Settlement[]> {
  const tenantNo = await tenantNumber(tx, tenantId);
  const rows = await tx.query<{ id: string; charge_micro: bigint; late: boolean }>(
    `select s.id, s.charge_micro, s.late from settle s join campaign_control ca using (tenant_no, campaign_no)
      where s.tenant_no = $1 and ca.campaign_id = $2 order by s.created_at, s.id`,
    [tenantNo, subjectId],
  );
  return rows.map(({ id, charge_micro, late }) => ({ settleId: id, charge: String(charge_micro), late }));
}
