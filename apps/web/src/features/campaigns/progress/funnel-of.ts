import type { ColourRole } from '../../../ui/theme/tokens';
import type { Counts } from './handled';

export interface FunnelStep {
  key: 'chosen' | 'leftOut' | 'toSend' | 'sent' | 'delivered' | 'bounced' | 'unknown' | 'canceled';
  count: number;
  colour: ColourRole;
}

/** From whom was chosen to whom it reached. Violet for volume, amber and red for what went another way, shown where it did. */
export function funnelOf(counts: Counts): FunnelStep[] {
  const always: readonly FunnelStep['key'][] = ['chosen', 'leftOut', 'toSend', 'sent', 'delivered'];
  const steps: FunnelStep[] = [
    { key: 'chosen', count: counts.recipients + counts.leftOut, colour: 'chart4' },
    { key: 'leftOut', count: counts.leftOut, colour: 'chart4' },
    { key: 'toSend', count: counts.recipients, colour: 'chart4' },
    { key: 'sent', count: counts.outbound + counts.delivered, colour: 'chart2' },
    { key: 'delivered', count: counts.delivered, colour: 'chart1' },
    { key: 'bounced', count: counts.bounced, colour: 'red' },
    { key: 'unknown', count: counts.unknown, colour: 'amber' },
    { key: 'canceled', count: counts.canceled, colour: 'lineField' },
  ];
  return steps.filter(({ key, count }) => count > 0 || always.includes(key));
}
