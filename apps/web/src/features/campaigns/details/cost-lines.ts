import { formatMoney, formatSum, isLess } from '../../../lib/format/money';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { detailsTexts as t } from './details.texts';

interface Line {
  label: string;
  amount: string;
  isTotal?: boolean;
}

/** The lines by where the campaign is: before, on its way, over. */
export function costLines({
  status,
  cost,
  completedAt,
  parts,
  maxCost,
}: Pick<CampaignDetailsFragment, 'status' | 'cost' | 'completedAt' | 'parts' | 'maxCost'>): {
  lines: Line[];
  note: string;
} {
  const { held, charged } = cost;
  if (status === 'draft' || status === 'pending')
    return {
      lines: maxCost === null ? [] : [{ label: t.cost.estimate, amount: formatMoney(maxCost) }],
      note: t.cost.later,
    };
  if (completedAt !== null) {
    const isFree = !isLess('0', charged);
    return {
      lines: [{ label: t.cost.final, amount: formatMoney(charged), isTotal: true }],
      note: isFree ? t.cost.free : t.cost.returned,
    };
  }
  // Before the money is asked for there is no figure yet but what was agreed to.
  if (!isLess('0', held) && !isLess('0', charged))
    return {
      lines: maxCost === null ? [] : [{ label: t.cost.agreed, amount: formatMoney(maxCost) }],
      note: status === 'canceled' ? t.cost.settling : t.cost.nothingYet,
    };
  const all = formatSum(held, charged);
  return {
    lines: [
      { label: t.cost.heldAtStart(parts), amount: all },
      { label: t.cost.charged, amount: formatMoney(charged) },
      { label: t.cost.held, amount: formatMoney(held) },
      { label: t.cost.atMost, amount: all, isTotal: true },
    ],
    note: status === 'canceled' ? t.cost.settling : t.cost.note,
  };
}
