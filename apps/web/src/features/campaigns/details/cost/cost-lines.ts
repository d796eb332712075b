import { formatDifference, formatMoney, formatRate, formatSum, isLess } from '../../../../lib/format/money';
import type { Figures } from '../../progress/use-figures';
import type { CampaignDetailsFragment } from '../campaign-details.generated';
import { detailsTexts as t } from '../details.texts';

interface Line {
  label: string;
  /** What it is the sum of. */
  of?: string;
  amount: string;
  isTotal?: boolean;
  isBack?: boolean;
}
export type Bill = NonNullable<Figures['smsCampaignBill']>;
type Costing = Pick<CampaignDetailsFragment, 'status' | 'cost' | 'completedAt' | 'parts' | 'maxCost'>;

/** The lines by where the campaign is: before, on its way, over. `bill` is null while it is not known. */
export function costLines(campaign: Costing, known: Bill | null): { lines: Line[]; note: string } {
  const { status, cost, completedAt, parts, maxCost } = campaign;
  const { held, charged } = cost;
  // A bill from before the money was held says nothing of it.
  const bill = known === null || isLess(known.agreed, held) || isLess(known.agreed, charged) ? null : known;
  if (status === 'draft' || status === 'pending')
    return {
      lines: maxCost === null ? [] : [{ label: t.cost.estimate, amount: formatMoney(maxCost) }],
      note: t.cost.later,
    };
  const isFree = !isLess('0', charged);
  if (completedAt !== null && isFree)
    return { lines: [{ label: t.cost.final, amount: formatMoney(charged), isTotal: true }], note: t.cost.free };
  // Before the money is asked for there is no figure yet but what was agreed to.
  if (completedAt === null && isFree && !isLess('0', held))
    return {
      lines: maxCost === null ? [] : [{ label: t.cost.agreed, amount: formatMoney(maxCost) }],
      note: status === 'canceled' ? t.cost.settling : t.cost.nothingYet,
    };
  const isOver = completedAt !== null;
  return {
    lines: [
      ...(bill === null
        ? []
        : [{ label: t.cost.heldAtStart, of: t.cost.parts(parts), amount: formatMoney(bill.agreed) }]),
      { label: t.cost.charged, ...whatFor(bill), amount: formatMoney(charged) },
      ...(isOver ? [] : [{ label: t.cost.held, amount: formatMoney(held) }]),
      ...(bill === null ? [] : returned(campaign, bill)),
      isOver
        ? { label: t.cost.final, amount: formatMoney(charged), isTotal: true }
        : { label: t.cost.atMost, amount: formatSum(held, charged), isTotal: true },
    ],
    note: !isOver && status === 'canceled' ? t.cost.settling : t.cost.note,
  };
}

function whatFor(bill: Bill | null): { of?: string } {
  if (bill?.chargedParts == null) return {};
  const { chargedParts, pricePerPart } = bill;
  return {
    of: pricePerPart === null ? t.cost.parts(chargedParts) : t.cost.partsAt(chargedParts, formatRate(pricePerPart)),
  };
}

/** What was held and is back on the balance: nothing is shown where nothing came back. */
function returned({ cost: { held, charged } }: Costing, { agreed }: Bill): Line[] {
  const kept = formatSum(held, charged);
  return kept === formatMoney(agreed)
    ? []
    : [{ label: t.cost.returned, amount: formatDifference(agreed, held, charged), isBack: true }];
}
