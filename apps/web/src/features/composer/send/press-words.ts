import { formatMoney } from '../../../lib/format/money';
import type { Draft } from '../draft/draft';
import type { Mode } from '../modes';
import { barTexts as t } from './send-bar.texts';

/** What the press that costs says: to how many and for how much, as far as both are known. */
export function pressWords(
  { isWaiting }: Mode,
  { deliveryType }: Pick<Draft, 'deliveryType'>,
  bill: { recipients: number; cost: string } | null,
): string {
  if (isWaiting) return t.saveChanges;
  if (bill === null) return t.sendPlain;
  return (deliveryType === 'later' ? t.schedule : t.send)(bill.recipients, formatMoney(bill.cost));
}
